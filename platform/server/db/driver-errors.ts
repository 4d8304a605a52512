/** What the database's driver threw. Node gives errors of every other connection the same codes (`ECONNRESET`). */
const fromDriver = new WeakSet<object>()

/** Waits for the driver, and remembers that what it throws is the database's. */
export async function ofDriver<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error) fromDriver.add(error)
    throw error
  }
}

/** Whether this very error came from the database's driver. */
export function isOfDriver(error: Error): boolean {
  return fromDriver.has(error)
}
