import { expect, test } from 'vitest'
import { usesOf } from './sources.ts'

test.each([
  ['const answer = await fetch("/x")', true],
  ['run({ deps }); const a = fetch("/x") // deps, fetch: in a comment', true],
  ['const { fetch } = deps; await fetch("/x")', false],
  ['export const load = (fetch: Outbound) => fetch("/x")', false],
  ['export function load({ fetch = other }) { return fetch("/x") }', false],
  ['await deps.fetch("/x")', false],
  ['const text = "fetch(1)" // fetch(2)', false],
])('a call of the global fetch is told by its callee: %s', (code, isBare) => {
  const { callsFetch, bindsFetch } = usesOf('x.ts', code)
  expect(callsFetch && !bindsFetch).toBe(isBare)
})

test('a function that takes a bare owner’s id is distinguished from one that takes the actor', () => {
  const takes = (code: string) => usesOf('x.ts', code).takesOwnerId
  expect(takes('function list(db: Db, ownerId: string) {}')).toBe(true)
  expect(takes('function list(db: Db, { ownerId }: Owner) {}')).toBe(false)
})

test('imports are classified as types, values, and lazy ones', () => {
  const code = `import type { A } from './a.ts'
import { type B, c } from './b.ts'
import { type D } from './d.ts'
export * from './e.ts'
const f = () => import('./f.ts')
// import { g } from './g.ts'`
  expect(usesOf('x.ts', code).imports).toEqual([
    { path: './a.ts', isType: true, isLazy: false },
    { path: './b.ts', isType: false, isLazy: false },
    { path: './d.ts', isType: true, isLazy: false },
    { path: './e.ts', isType: false, isLazy: false },
    { path: './f.ts', isType: false, isLazy: true },
  ])
})
