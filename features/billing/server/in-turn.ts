const lastOf = new Map<string, Promise<unknown>>()

/**
 * Does work on one account's ledger after what this process does on it already. The ledger itself settles who comes
 * first; but many at once would all try, and all but one try again. Never within a transaction: it would hold what
 * those before it wait for.
 */
export async function inTurn<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
  const mine = (lastOf.get(ownerId) ?? Promise.resolve()).then(work)
  const ended = mine.catch(() => {}) // a failure is its own caller's
  lastOf.set(ownerId, ended)
  try {
    return await mine
  } finally {
    if (lastOf.get(ownerId) === ended) lastOf.delete(ownerId)
  }
}
