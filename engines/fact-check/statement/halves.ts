import type { Statement } from './compare.ts'

/** Pieces of its own that each of two sentences must have: one alone could belong to what the other says, unless that goes on with it. */
const FEWEST_OF_EACH = 2

/**
 * Whether two sentences that leave a claim open say it together: both have its first piece, whom it speaks of, or the second goes
 * on with it (`goesOn`); each has a stretch of its own, and nothing is missing in both.
 */
export function areHalves(one: Statement, other: Statement, goesOn: boolean): boolean {
  if (one.state !== 'open' || other.state !== 'open' || one.said.length === 0 || other.said.length === 0) return false
  if (one.count !== other.count) return false
  if (!goesOn && (!one.said.includes(0) || !other.said.includes(0))) return false
  const both = new Set([...one.said, ...other.said])
  const alone = (a: readonly number[], b: readonly number[]) => a.filter((at) => !b.includes(at)).length
  const fewest = goesOn ? 1 : FEWEST_OF_EACH
  return both.size === one.count && alone(one.said, other.said) >= fewest && alone(other.said, one.said) >= fewest
}
