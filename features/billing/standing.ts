/**
 * The arithmetic of the credit ledger, without a database. Every row of the ledger carries the balance after it, so the
 * last row has the whole state; each function here turns the last balance and one request into the next row's change.
 */

/** An account's balance after a row. All credits, whole numbers, never negative. */
export interface Standing {
  /** Rows so far; the next one has the next number. */
  seq: number
  /** Start of the month that the monthly numbers belong to. */
  period: Date
  monthlyLeft: number
  /** Taken of this month's credits, reservations among them. */
  monthlyUsed: number
  additionalLeft: number
  /** Taken of the additional credits in this month. */
  additionalUsed: number
  /** Reserved and not yet settled, of both. */
  held: number
  /** Taken since the account exists, of both. */
  allUsed: number
}

export type ChangeKind = 'grant' | 'expire' | 'hold' | 'settle' | 'release'

/** What one row does: signed changes of what can be spent, and work done without charge. */
export interface Change {
  kind: ChangeKind
  period: Date
  monthly: number
  additional: number
  /** False for work that costs no credits (no limit, own key). */
  metered: boolean
  /** Work that cost no credits, in credits' worth: positive when done, negative when it came to nothing. */
  unmetered: number
  /** Monthly credits that would have come back, but whose month was over. */
  lapsed: number
}

/** What a reservation took, as its end needs it. */
export type Taken = Pick<Change, 'period' | 'monthly' | 'additional' | 'metered' | 'unmetered'>

export function emptyStanding(period: Date): Standing {
  return {
    seq: 0,
    period,
    monthlyLeft: 0,
    monthlyUsed: 0,
    additionalLeft: 0,
    additionalUsed: 0,
    held: 0,
    allUsed: 0,
  }
}

/** What can be spent now. */
export function spendable(standing: Standing): number {
  return standing.monthlyLeft + standing.additionalLeft
}

/** The month a new row belongs to: the later one, so that two clocks that differ cannot grant a month twice. */
export function monthOf(standing: Standing, period: Date): Date {
  return standing.period > period ? standing.period : period
}

/**
 * The next row that brings an account into the month of `period` with `limit` credits, or null when nothing is to be
 * done: first the old month's rest lapses, then the difference to the limit is granted or taken back. Credits already
 * taken stay taken, so a lowered limit never makes the rest negative. A `limit` of -1 (no limit) has no monthly credits.
 */
export function nextTowards(standing: Standing, period: Date, limit: number): Change | null {
  const month = monthOf(standing, period)
  const isNewMonth = isOther(standing.period, month)
  if (isNewMonth && standing.monthlyLeft > 0)
    return change('expire', standing.period, { monthly: -standing.monthlyLeft })
  const left = isNewMonth ? 0 : standing.monthlyLeft
  const used = isNewMonth ? 0 : standing.monthlyUsed
  const missing = Math.max(limit, 0) - (left + used)
  if (missing > 0) return change('grant', month, { monthly: missing })
  const tooMany = Math.min(left, -missing)
  return tooMany > 0 ? change('expire', month, { monthly: -tooMany }) : null
}

/** A grant of additional credits. */
export function grantAdditional(month: Date, amount: number): Change {
  return change('grant', month, { additional: amount })
}

/** A reservation of `cost` credits, monthly ones first; null when there are not enough. */
export function take(standing: Standing, month: Date, cost: number): Change | null {
  if (cost > spendable(standing)) return null
  const fromMonth = Math.min(cost, standing.monthlyLeft)
  return change('hold', month, { monthly: -fromMonth, additional: fromMonth - cost })
}

/** A reservation that costs no credits and is counted for fair use. */
export function takeUnmetered(month: Date, cost: number): Change {
  return change('hold', month, { metered: false, unmetered: cost })
}

/**
 * The end of a reservation whose work cost `cost` in the end. What was taken too much comes back, additional credits
 * first; what was taken too little is taken now, as far as there is any. Credits of a month that is over do not come
 * back: they would have lapsed.
 */
export function settle(standing: Standing, month: Date, taken: Taken, cost: number): Change {
  if (!taken.metered) return change('settle', month, { metered: false, unmetered: cost - taken.unmetered })
  const reserved = reservedBy(taken)
  if (cost <= reserved) return giveBack('settle', month, taken, reserved - cost)
  const extra = take(standing, month, Math.min(cost - reserved, spendable(standing)))
  return change('settle', month, { monthly: extra?.monthly ?? 0, additional: extra?.additional ?? 0 })
}

/** The end of a reservation whose work came to nothing: everything comes back. */
export function release(month: Date, taken: Taken): Change {
  if (!taken.metered) return change('release', month, { metered: false, unmetered: -taken.unmetered })
  return giveBack('release', month, taken, reservedBy(taken))
}

/** Credits that a reservation took. */
export function reservedBy(taken: Taken): number {
  return 0 - taken.monthly - taken.additional
}

function giveBack(kind: 'settle' | 'release', month: Date, taken: Taken, amount: number): Change {
  const additional = Math.min(amount, -taken.additional)
  const monthly = amount - additional
  return isOther(taken.period, month)
    ? change(kind, month, { additional, lapsed: monthly })
    : change(kind, month, { additional, monthly })
}

/** The balance after a change. `ended` is the reservation that it ends. Throws if a number would become negative. */
export function after(standing: Standing, change: Change, ended?: Taken): Standing {
  const isNewMonth = isOther(standing.period, change.period)
  if (isNewMonth && standing.monthlyLeft > 0) throw new Error('A month must lapse before the next one begins.')
  const isUse = change.kind !== 'grant' && change.kind !== 'expire'
  const monthlyUse = isUse ? -change.monthly : 0
  const additionalUse = isUse ? -change.additional : 0
  const next: Standing = {
    seq: standing.seq + 1,
    period: change.period,
    monthlyLeft: standing.monthlyLeft + change.monthly,
    monthlyUsed: (isNewMonth ? 0 : standing.monthlyUsed) + monthlyUse,
    additionalLeft: standing.additionalLeft + change.additional,
    // what comes back of an earlier month's use is no use of this one
    additionalUsed: Math.max((isNewMonth ? 0 : standing.additionalUsed) + additionalUse, 0),
    held: standing.held + (change.kind === 'hold' ? monthlyUse + additionalUse : 0) - (ended ? reservedBy(ended) : 0),
    allUsed: standing.allUsed + monthlyUse + additionalUse - change.lapsed,
  }
  for (const [name, value] of Object.entries(next)) {
    if (typeof value === 'number' && value < 0) throw new Error(`The credit ledger would hold ${value} as ${name}.`)
  }
  return next
}

function isOther(one: Date, other: Date): boolean {
  return one.getTime() !== other.getTime()
}

function change(kind: ChangeKind, period: Date, amounts: Partial<Change>): Change {
  const { monthly = 0, additional = 0, unmetered = 0, metered = true, lapsed = 0 } = amounts
  // adding 0 turns the -0 of an empty reservation into 0
  return { kind, period, monthly: monthly + 0, additional: additional + 0, metered, unmetered: unmetered + 0, lapsed }
}
