import type { ApiFailure } from './failure.ts'
import { accountSuspended, limitReached, sessionLost } from './signals.ts'

/** Tells pages about a failure that concerns more than the call that caused it. */
export function announceFailure({ code, isSignedOut }: ApiFailure, { mayBeSignedOut = false } = {}): void {
  if (code === 'credits-exhausted' || code === 'run-limit') limitReached.tell(code)
  if (!isSignedOut || mayBeSignedOut) return
  if (code === 'account-suspended') accountSuspended.tell()
  else sessionLost.tell()
}
