import type { ApiFailure } from './failure.ts'
import { accountSuspended, sessionLost } from './signals.ts'

/** Lets pages know that nobody is signed in any more, and whether somebody may sign in again. */
export function tellSignedOut({ code }: ApiFailure): void {
  if (code === 'account-suspended') accountSuspended.tell()
  else sessionLost.tell()
}
