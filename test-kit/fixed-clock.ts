import type { Clock } from '../platform/server/clock.ts'

/** A clock that stands still until a test moves it. */
export interface FixedClock extends Clock {
  advance(ms: number): void
  set(moment: Date): void
}

/** Starts at the given moment; by default noon UTC of 2 June 2025, a Monday. */
export function fixedClock(start = new Date('2025-06-02T12:00:00Z')): FixedClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms
    },
    set(moment) {
      at = moment.getTime()
    },
  }
}
