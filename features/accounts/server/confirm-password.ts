import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { verifyPassword } from './passwords.ts'
import { passwordHashOf, personById } from './profile-store.ts'
import { countingTries } from './tries.ts'

/** Refuses 403 `wrong-password` unless it is the person's own; 429 after many wrong ones. */
export async function confirmPassword(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  userId: string,
  password: string,
): Promise<void> {
  const person = await personById(deps.db, userId)
  if (!person) return refuse('not-found')
  const { outcome } = await countingTries(deps, { lock: { email: person.email }, from: 'own session' }, async () => {
    const hash = await passwordHashOf(deps.db, userId)
    const isRight = hash !== null && (await verifyPassword({ hash, password }))
    return { outcome: isRight ? ('right' as const) : ('wrong' as const) }
  })
  if (outcome === 'wrong') refuse('wrong-password', { details: [{ path: 'password', message: 'Incorrect password.' }] })
}
