import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { authOf } from './auth.ts'
import { confirmPassword } from './confirm-password.ts'
import { changedMail } from './mails.ts'
import { personById, replaceEmail } from './profile-store.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'hub' | 'transaction' | 'mail' | 'log' | 'clock' | 'hashPassword'>

/**
 * Changes the address that a person signs in with, after their password. With a mail server the change waits for links
 * that prove it; without one, as on signing up, an address needs no proof, so it changes at once.
 */
export async function changeEmail(
  deps: Needs,
  { userId, headers }: { userId: string; headers: IncomingHttpHeaders },
  { email, password }: { email: string; password: string },
): Promise<{ email: string; state: 'changed' | 'to-confirm' }> {
  const wanted = email.toLowerCase()
  const person = await personById(deps.db, userId)
  if (!person) return refuse('not-found')
  if (wanted === person.email) refuse('invalid', atEmail('This is already your email.'))
  await confirmPassword(deps, userId, password)
  if (deps.mail.delivers) {
    await askByMail(deps, headers, wanted)
    return { email: person.email, state: 'to-confirm' }
  }
  const isChanged = await replaceEmail(deps.db, { id: userId, email: wanted }, deps.clock.now())
  if (!isChanged) refuse('invalid', atEmail('An account with this email already exists.'))
  await deps.mail.send(changedMail(person.email, person.name, wanted))
  return { email: wanted, state: 'changed' }
}

/** Answers the same whether the address is taken or not: with mail, nobody learns who has an account. */
async function askByMail(
  deps: Needs,
  { cookie = '', host = '' }: IncomingHttpHeaders,
  newEmail: string,
): Promise<void> {
  const body = { newEmail, callbackURL: '/account/profile' }
  await authOf(deps).api.changeEmail({ body, headers: new Headers({ cookie, host }) })
}

function atEmail(message: string) {
  return { details: [{ path: 'email', message }] }
}
