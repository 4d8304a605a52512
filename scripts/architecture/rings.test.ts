import { expect, test } from 'vitest'
import { ringsOf } from './rings.ts'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

test('a ring is found whole, whatever leads into it and out of it', () => {
  const edges = { start: ['a'], a: ['b'], b: ['c', 'end'], c: ['a'], end: [] }
  expect(ringsOf(graph(edges))).toEqual([['a', 'b', 'c']])
})

test('two rings that are joined one way stay two', () => {
  expect(ringsOf(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }))).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ])
})

test('what meets again without turning back is no ring', () => {
  expect(ringsOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})
