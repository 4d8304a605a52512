import { refuse } from '../../contract/failures.ts'

/** No space, or no quota left. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Turns "no room" into the refusal that says so; any other error is thrown as it is. */
export function refuseIfFull(error: unknown): never {
  if (error instanceof Error && 'code' in error && FULL.has(String(error.code))) refuse('disk-full', { cause: error })
  throw error
}
