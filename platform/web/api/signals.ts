/** Something that happens to calls and that a page may want to know, wherever the call was made. */
export interface Signal<Fact = void> {
  /** Returns the way to stop hearing. */
  hear: (heard: (fact: Fact) => void) => () => void
  tell: (fact: Fact) => void
}

function createSignal<Fact = void>(): Signal<Fact> {
  const listeners = new Set<(fact: Fact) => void>()
  return {
    hear: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    tell: (fact) => {
      for (const heard of listeners) heard(fact)
    },
  }
}

/** A call was answered with 401: the session ended while the page was open. */
export const sessionLost = createSignal()

/** A call was answered that an operator suspended the account. */
export const accountSuspended = createSignal()

/** An answer named the credits that it cost. */
export const creditsSpent = createSignal()

/** What of a plan can be used up. Plain rate limits, which pass within a minute, are none of these. */
export type LimitCode = 'credits-exhausted' | 'run-limit'

/** A call was refused because the plan's credits or runs are used up. */
export const limitReached = createSignal<LimitCode>()
