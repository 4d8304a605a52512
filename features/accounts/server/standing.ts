import type { Deps } from '../../../platform/server/deps.ts'
import { authOf } from './auth.ts'
import { setSuspended, setVerified } from './standing-store.ts'

/** Keeps a person out: their sessions and keys stop at the next call on every process. */
export async function suspend({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await setSuspended(db, userId, clock.now())
}

/** Lets a suspended person in again, with the sessions and keys that they had. */
export async function activate({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await setSuspended(db, userId, null)
}

/** Takes a person's address as proven, where the mail that asks for it does not reach them. */
export async function verifyAddress({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await setVerified(db, userId, clock.now())
}

/** Mails a person the link under which they choose a new password. */
export async function sendPasswordLink(deps: Deps, email: string): Promise<void> {
  await authOf(deps).api.requestPasswordReset({ body: { email, redirectTo: '/login?view=reset' } })
}
