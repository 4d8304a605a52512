import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { type EntitlementChange, insertChange } from './change-store.ts'

/** Writes down who changed what somebody may; in the same transaction as the change. */
export async function recordChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: Omit<EntitlementChange, 'id' | 'at'>,
): Promise<void> {
  await insertChange(db, { id: newId(), at: clock.now(), ...change })
}
