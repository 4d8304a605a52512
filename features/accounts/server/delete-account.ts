import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { erasePerson, eraseRowsOf } from './erase-store.ts'
import { verifyPassword } from './passwords.ts'
import { passwordHashOf } from './profile-store.ts'

/** Removes what a feature keeps of an owner outside the database: files, above all. */
export type EraseOutside = (deps: Deps, ownerId: string) => Promise<void>

/**
 * Deletes a person with everything they own, at once and for good: rows in one transaction, files before them.
 * Refuses 403 `wrong-password`. What an operator changed of them stays written down, by id alone.
 */
export async function deleteAccount(
  deps: Deps,
  { userId, eraseOutside }: { userId: string; eraseOutside: EraseOutside },
  password: string,
): Promise<void> {
  const hash = await passwordHashOf(deps.db, userId)
  if (!hash || !(await verifyPassword({ hash, password }))) {
    refuse('wrong-password', { details: [{ path: 'password', message: 'That is not your password.' }] })
  }
  await eraseOutside(deps, userId)
  await deps.transaction(async () => {
    await eraseRowsOf(deps.db, userId)
    await erasePerson(deps.db, userId)
  })
  deps.log.info({ userId }, 'account deleted')
}
