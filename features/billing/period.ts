/** A month of an account: starts on the day its plan began. `end` is the first moment that no longer belongs to it. */
export interface Period {
  start: Date
  end: Date
}

/**
 * The month that holds `now`, counted from `anchor`. Months are calendar months in UTC; where one has no such day
 * (the 31st) it ends on its last day. A moment before the anchor belongs to the first month.
 */
export function periodAt(anchor: Date, now: Date): Period {
  let months = monthsBetween(anchor, now)
  if (monthsAfter(anchor, months) > now) months -= 1
  months = Math.max(months, 0)
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) }
}

function monthsBetween(from: Date, to: Date): number {
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
}

function monthsAfter(anchor: Date, months: number): Date {
  const moment = new Date(anchor)
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return moment
}
