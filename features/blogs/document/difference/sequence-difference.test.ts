import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Run, sequenceDifference } from './sequence-difference.ts'

const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0)

/** Applies runs to `before`, taking added tokens from `after`. */
function apply(runs: Run[], before: number[], after: number[]): number[] {
  const made: number[] = []
  let i = 0
  let j = 0
  for (const { state, count } of runs) {
    if (state === 'added') made.push(...after.slice(j, j + count))
    if (state === 'kept') made.push(...before.slice(i, i + count))
    if (state !== 'added') i += count
    if (state !== 'removed') j += count
  }
  expect([i, j]).toEqual([before.length, after.length])
  return made
}

describe('difference of two sequences', () => {
  test.each([
    ['', ''],
    ['', 'abc'],
    ['abc', ''],
    ['abc', 'abc'],
    ['abcabba', 'cbabac'],
    ['the cat sat', 'the black cat sat down'],
  ])('%j to %j', (before, after) => {
    expect(apply(sequenceDifference(codes(before), codes(after)), codes(before), codes(after))).toEqual(codes(after))
  })

  test('one replaced word is one removal and one addition', () => {
    expect(sequenceDifference([1, 2, 3, 4], [1, 9, 3, 4])).toEqual([
      { state: 'kept', count: 1 },
      { state: 'removed', count: 1 },
      { state: 'added', count: 1 },
      { state: 'kept', count: 2 },
    ])
  })

  test('without repeated landmarks it is as short as can be', () => {
    const runs = sequenceDifference(codes('aabbaabb'), codes('aababbaabb'))
    expect(runs.filter(({ state }) => state !== 'kept').reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  test('always turns the one into the other', () => {
    const tokens = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 })
    fc.assert(
      fc.property(tokens, tokens, (before, after) => {
        expect(apply(sequenceDifference(before, after), before, after)).toEqual(after)
      }),
    )
  })

  test('two stretches of 100,000 tokens with nothing in common count as rewritten', () => {
    const before = Array.from({ length: 100_000 }, (_, at) => at % 7)
    const after = Array.from({ length: 100_000 }, (_, at) => 10 + (at % 5))
    expect(sequenceDifference(before, after)).toEqual([
      { state: 'removed', count: 100_000 },
      { state: 'added', count: 100_000 },
    ])
  })
})
