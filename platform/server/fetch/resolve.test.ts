import { expect, test } from 'vitest'
import { boundedResolve, type Resolve } from './resolve.ts'

const FOUND = [{ address: '93.184.215.14', family: 4 }]
/** A name server that answers on these names, and on others never. */
function answering(known: readonly string[]) {
  const asked: string[] = []
  const lookup: Resolve = (host) => {
    asked.push(host)
    return known.includes(host) ? Promise.resolve(FOUND) : new Promise(() => {})
  }
  return { asked, lookup }
}
const codeOf = (lookup: ReturnType<Resolve>) => lookup.then(String, ({ code }) => code)

test('what is not answered ends at the limit, and what waits behind it is never begun', async () => {
  const { asked, lookup } = answering([])
  const resolve = boundedResolve(lookup, { limitMs: 40, atOnce: 2 })
  const all = ['a.org', 'b.org', 'c.org', 'd.org'].map((host) => codeOf(resolve(host)))
  expect(await Promise.all(all)).toEqual(Array(4).fill('EAI_AGAIN'))
  expect(asked).toEqual(['a.org', 'b.org'])
})

test('many names are looked up one behind the other, and each once', async () => {
  const names = ['a.org', 'b.org', 'c.org', 'a.org']
  const { asked, lookup } = answering(names)
  const resolve = boundedResolve(lookup, { atOnce: 1 })
  expect(await Promise.all(names.map(resolve))).toEqual(Array(4).fill(FOUND))
  expect(asked).toEqual(['a.org', 'b.org', 'c.org'])
  await resolve('a.org')
  expect(asked).toHaveLength(4)
})
