const turns = new Map<string, Promise<unknown>>()

/**
 * Runs pieces of work of one name one after the other, in the order in which they came, within this process. Never within a
 * transaction: it would hold what those before it wait for.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve()
  // the work before may have failed; that is its own caller's business
  const mine = before.then(work, work)
  turns.set(name, mine)
  try {
    return await mine
  } finally {
    if (turns.get(name) === mine) turns.delete(name)
  }
}
