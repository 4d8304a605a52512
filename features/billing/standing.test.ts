import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  after,
  type Change,
  emptyStanding,
  grantAdditional,
  monthOf,
  nextTowards,
  release,
  reservedBy,
  type Standing,
  settle,
  spendable,
  type Taken,
  take,
  takeUnmetered,
} from './standing.ts'

const months = [0, 1, 2, 3].map((n) => new Date(Date.UTC(2026, n, 15)))
const [january, february] = [months[0] ?? new Date(), months[1] ?? new Date()]

/** An account with its rows, as the server keeps it. */
function account(limit: number) {
  let standing = emptyStanding(january)
  const rows: Change[] = []
  const append = (change: Change, ended?: Taken) => {
    standing = after(standing, change, ended)
    rows.push(change)
  }
  const enter = (period: Date) => {
    for (let next = nextTowards(standing, period, limit); next; next = nextTowards(standing, period, limit))
      append(next)
    return monthOf(standing, period)
  }
  return {
    rows,
    enter,
    append,
    get standing(): Standing {
      return standing
    },
    setLimit(next: number) {
      limit = next
    },
    hold(period: Date, cost: number) {
      const month = enter(period)
      const taken = take(standing, month, cost)
      if (taken) append(taken)
      return taken
    },
  }
}

describe('the standing of an account', () => {
  test('begins with the month’s credits and spends them before additional ones', () => {
    const one = account(10)
    one.append(grantAdditional(one.enter(january), 5))
    expect(one.hold(january, 12)).toMatchObject({ monthly: -10, additional: -2 })
    expect(one.standing).toMatchObject({
      monthlyLeft: 0,
      monthlyUsed: 10,
      additionalLeft: 3,
      additionalUsed: 2,
      held: 12,
    })
    expect(one.hold(january, 4)).toBeNull()
  })

  test('gives back what the work did not need, additional credits first', () => {
    const one = account(10)
    one.append(grantAdditional(one.enter(january), 5))
    const taken = one.hold(january, 12)
    if (!taken) throw new Error('not taken')
    one.append(settle(one.standing, january, taken, 9), taken)
    expect(one.standing).toMatchObject({
      monthlyLeft: 1,
      monthlyUsed: 9,
      additionalLeft: 5,
      additionalUsed: 0,
      held: 0,
      allUsed: 9,
    })
  })

  test('takes what the work needed beyond its reservation, as far as there is any', () => {
    const one = account(10)
    const taken = one.hold(january, 2)
    if (!taken) throw new Error('not taken')
    one.append(settle(one.standing, january, taken, 50), taken)
    expect(one.standing).toMatchObject({ monthlyLeft: 0, monthlyUsed: 10, held: 0, allUsed: 10 })
  })

  test('lets the month’s rest lapse and starts over; additional credits stay', () => {
    const one = account(10)
    one.append(grantAdditional(one.enter(january), 5))
    one.hold(january, 4)
    one.enter(february)
    expect(one.standing).toMatchObject({ monthlyLeft: 10, monthlyUsed: 0, additionalLeft: 5 })
    expect(one.rows.map(({ kind, monthly }) => [kind, monthly])).toEqual([
      ['grant', 10],
      ['grant', 0],
      ['hold', -4],
      ['expire', -6],
      ['grant', 10],
    ])
  })

  test('gives nothing back to a month that is over', () => {
    const one = account(10)
    const taken = one.hold(january, 4)
    if (!taken) throw new Error('not taken')
    one.append(release(one.enter(february), taken), taken)
    expect(one.standing).toMatchObject({ monthlyLeft: 10, monthlyUsed: 0, held: 0, allUsed: 0 })
    expect(one.rows.at(-1)).toMatchObject({ monthly: 0, lapsed: 4 })
  })

  test('follows a changed limit without touching what is taken', () => {
    const one = account(100)
    one.hold(january, 20)
    one.setLimit(5)
    one.enter(january)
    expect(one.standing).toMatchObject({ monthlyLeft: 0, monthlyUsed: 20 })
    one.setLimit(50)
    one.enter(january)
    expect(one.standing).toMatchObject({ monthlyLeft: 30, monthlyUsed: 20 })
  })

  test('does not go back a month for a clock that is behind', () => {
    const one = account(10)
    one.enter(february)
    one.hold(february, 10)
    expect(one.hold(january, 1)).toBeNull()
  })

  test('counts work that costs nothing without touching credits', () => {
    const one = account(-1)
    const taken = takeUnmetered(one.enter(january), 3)
    one.append(taken)
    one.append(settle(one.standing, january, taken, 2), taken)
    expect(one.rows.reduce((sum, { unmetered }) => sum + unmetered, 0)).toBe(2)
    expect(spendable(one.standing)).toBe(0)
  })
})

test('whatever happens: the rows add up to what stands, nothing is negative, use stays within limit and additional', () => {
  const step = fc.record({
    month: fc.nat({ max: 3 }),
    what: fc.constantFrom('hold', 'settle', 'release', 'grant', 'limit'),
    amount: fc.nat({ max: 40 }),
    which: fc.nat({ max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const one = account(30)
      const open: Change[] = []
      let now = 0
      for (const { month, what, amount, which } of steps) {
        now = Math.max(now, Math.min(month, now + 1))
        const period = one.enter(months[now] ?? january)
        const ended = open[which % Math.max(open.length, 1)]
        if (what === 'hold') {
          const before = spendable(one.standing)
          const taken = one.hold(period, amount)
          expect(taken === null).toBe(amount > before)
          if (taken) open.push(taken)
        } else if (what === 'grant') one.append(grantAdditional(period, amount + 1))
        else if (what === 'limit') one.setLimit(amount)
        else if (ended) {
          open.splice(open.indexOf(ended), 1)
          one.append(what === 'settle' ? settle(one.standing, period, ended, amount) : release(period, ended), ended)
        }
        const sum = (field: 'monthly' | 'additional') => one.rows.reduce((total, row) => total + row[field], 0)
        expect(sum('monthly')).toBe(one.standing.monthlyLeft)
        expect(sum('additional')).toBe(one.standing.additionalLeft)
        expect(one.standing.held).toBe(open.reduce((total, taken) => total + reservedBy(taken), 0))
      }
    }),
    { numRuns: 300 },
  )
})
