/** Something that happens to calls and that a page may want to know, wherever the call was made. */
export interface Signal {
  /** Returns the way to stop hearing. */
  hear: (heard: () => void) => () => void
  tell: () => void
}

function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    hear: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    tell: () => {
      for (const heard of listeners) heard()
    },
  }
}

/** A call was answered with 401: the session ended while the page was open. */
export const sessionLost = createSignal()

/** A call was answered that an operator suspended the account. */
export const accountSuspended = createSignal()

/** An answer named the credits that it cost. */
export const creditsSpent = createSignal()
