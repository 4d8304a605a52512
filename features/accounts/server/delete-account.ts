import type { Deps } from '../../../platform/server/deps.ts'
import { recheckConnections } from '../../../platform/server/http/still-signed-in.ts'
import { confirmPassword } from './confirm-password.ts'
import { erasePerson, eraseRowsOf } from './erase-store.ts'

/** Removes what a feature keeps of an owner outside the database: files, above all. */
export type EraseOutside = (deps: Deps, ownerId: string) => Promise<void>

/**
 * Deletes a person with everything they own, at once and permanently: rows in one transaction, files before them.
 * Refuses 403 `wrong-password`. What an operator changed of them stays written down, by id alone.
 */
export async function deleteAccount(
  deps: Deps,
  { userId, eraseOutside }: { userId: string; eraseOutside: EraseOutside },
  password: string,
): Promise<void> {
  await confirmPassword(deps, userId, password)
  await eraseAccount(deps, { userId, eraseOutside })
}

/** The same for an operator, who has no password to give. */
export async function eraseAccount(
  deps: Deps,
  { userId, eraseOutside }: { userId: string; eraseOutside: EraseOutside },
): Promise<void> {
  await eraseOutside(deps, userId)
  await deps.transaction(async () => {
    await eraseRowsOf(deps.db, userId)
    await erasePerson(deps.db, userId)
  })
  await recheckConnections(deps, userId)
  deps.log.info({ userId }, 'account deleted')
}
