/** How long a caller waits at a ratio of 100, in seconds. */
export const FAIR_USE_LOCK_SECONDS = 100
/** The stretch of time over which use is added up, in milliseconds. */
export const FAIR_USE_WINDOW_MS = 24 * 3600_000

/** Credits' worth of work a day that an own model key may do, where the plan has no fair use of its own. */
export const OWN_KEY_FAIR_USE = 1_000

/** Since when use counts: the last 24 hours, but nothing from before the end of the last wait. */
export function countedSince(lockedUntil: Date | null, now: Date): Date {
  const windowStart = now.getTime() - FAIR_USE_WINDOW_MS
  const afterWait = lockedUntil && lockedUntil <= now ? lockedUntil.getTime() : 0
  return new Date(Math.max(windowStart, afterWait))
}

/** Use against a day's allowance in whole percent, rounded down, not capped; 0 for a plan without fair use. */
export function fairUseRatio(used: number, allowance: number | null): number {
  return allowance ? Math.floor((used * 100) / allowance) : 0
}

/** What a call meets: it may go on, must begin to wait, or waits already; seconds are rounded up. */
export type FairUse = { state: 'free' } | { state: 'locks'; until: Date } | { state: 'locked'; seconds: number }

/** The rule itself: at a ratio of 100 one waits 100 seconds, then may go on. */
export function fairUseAt(ratio: number, lockedUntil: Date | null, now: Date): FairUse {
  if (lockedUntil && lockedUntil > now) {
    return { state: 'locked', seconds: Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) }
  }
  if (ratio < 100) return { state: 'free' }
  return { state: 'locks', until: new Date(now.getTime() + FAIR_USE_LOCK_SECONDS * 1000) }
}
