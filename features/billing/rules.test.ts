import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditsForClaims, creditsForCopies, creditsForWords } from './credits.ts'
import { countedSince, fairUseAt, fairUseRatio } from './fair-use.ts'
import { periodAt } from './period.ts'
import { extendedUntil, mayExtendTrial } from './trial.ts'

const at = (text: string) => new Date(text)

describe('what work costs', () => {
  test.each([
    [0, 0],
    [1, 1],
    [500, 1],
    [501, 2],
    [1_600, 4],
  ])('%i words: %i', (words, credits) => expect(creditsForWords(words)).toBe(credits))

  test('each copy begins its own credit', () => expect(creditsForCopies([10, 600, 0])).toBe(3))
  test('five claims cost one credit, no claims cost none', () =>
    expect([0, 1, 5, 6].map(creditsForClaims)).toEqual([0, 1, 1, 2]))
})

describe('the month of an account', () => {
  test('begins on the day the plan began', () => {
    expect(periodAt(at('2026-01-15T08:00:00Z'), at('2026-03-15T07:59:59Z'))).toEqual({
      start: at('2026-02-15T08:00:00Z'),
      end: at('2026-03-15T08:00:00Z'),
    })
    expect(periodAt(at('2026-01-15T08:00:00Z'), at('2026-03-15T08:00:00Z')).start).toEqual(at('2026-03-15T08:00:00Z'))
  })

  test('ends on the last day where there is no 31st, and finds its way back', () => {
    expect(periodAt(at('2026-01-31T00:00:00Z'), at('2026-03-01T00:00:00Z'))).toEqual({
      start: at('2026-02-28T00:00:00Z'),
      end: at('2026-03-31T00:00:00Z'),
    })
  })

  test('always holds the moment it was asked for, and months meet without a gap', () => {
    const moment = fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, (anchor, now) => {
        fc.pre(now >= anchor)
        const { start, end } = periodAt(anchor, now)
        expect(start <= now && now < end).toBe(true)
        expect(periodAt(anchor, end).start).toEqual(end)
      }),
    )
  })
})

describe('fair use', () => {
  const now = at('2026-06-01T12:00:00Z')

  test('is a whole percentage of the day’s allowance, and none without one', () => {
    expect(fairUseRatio(999, 1_000)).toBe(99)
    expect(fairUseRatio(2_500, 1_000)).toBe(250)
    expect(fairUseRatio(2_500, null)).toBe(0)
  })

  test('locks for 100 seconds at 100, counts down, and then begins to count again', () => {
    expect(fairUseAt(99, null, now)).toEqual({ state: 'free' })
    const until = at('2026-06-01T12:01:40Z')
    expect(fairUseAt(100, null, now)).toEqual({ state: 'locks', until })
    expect(fairUseAt(100, until, at('2026-06-01T12:00:30.500Z'))).toEqual({ state: 'locked', seconds: 70 })
    expect(countedSince(until, until)).toEqual(until)
  })

  test('counts 24 hours back and no further', () => {
    expect(countedSince(null, now)).toEqual(at('2026-05-31T12:00:00Z'))
    expect(countedSince(at('2026-05-20T12:00:00Z'), now)).toEqual(at('2026-05-31T12:00:00Z'))
  })
})

describe('the extension of a trial', () => {
  const unused = {
    planId: 'ls-free-trial',
    alreadyExtended: false,
    workflowRuns: 0,
    optimizationRuns: 0,
    creditsUsed: 0,
  }

  test.each([
    [{}, false],
    [{ workflowRuns: 1, optimizationRuns: 9, creditsUsed: 49 }, false],
    [{ workflowRuns: 2 }, true],
    [{ optimizationRuns: 10 }, true],
    [{ creditsUsed: 50 }, true],
    [{ creditsUsed: 50, alreadyExtended: true }, false],
    [{ creditsUsed: 50, planId: '5-day-trial-plan' }, false],
    [{ creditsUsed: 50, planId: 'pro-monthly-usd' }, false],
  ])('with %o: %s', (use, may) => expect(mayExtendTrial({ ...unused, ...use })).toBe(may))

  test('is 7 days from its end, or from now where that has passed', () => {
    const now = at('2026-06-10T00:00:00Z')
    expect(extendedUntil(at('2026-06-12T00:00:00Z'), now)).toEqual(at('2026-06-19T00:00:00Z'))
    expect(extendedUntil(at('2026-06-01T00:00:00Z'), now)).toEqual(at('2026-06-17T00:00:00Z'))
  })
})
