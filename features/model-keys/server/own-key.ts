import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { OwnKey } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { StoredKey } from '../contract.ts'
import { asOwnKey } from './save-key.ts'
import { type KeyRow, keyOf, putAbilities, removeKey } from './store.ts'

type ShownKey = z.output<typeof StoredKey>

/** What is stored of a person's key; refuses `own-key-missing` without one. */
export async function shownKey(deps: Pick<Deps, 'db'>, userId: string): Promise<ShownKey> {
  return (await keyIfAny(deps, userId)) ?? refuse('own-key-missing')
}

/** The same, for whom having none is an answer. */
export async function keyIfAny({ db }: Pick<Deps, 'db'>, userId: string): Promise<ShownKey | null> {
  const row = await keyOf(db, userId)
  if (!row) return null
  const { sealedKey: _, abilities: __, ...shown } = row
  return shown
}

/** A person's key, opened for use; refuses `own-key-missing` without one. */
export async function ownKeyOf({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, userId: string): Promise<OwnKey> {
  const row = (await keyOf(db, userId)) ?? refuse('own-key-missing')
  return { ...asOwnKey(row, opened(secrets, row)), abilities: row.abilities }
}

/** Tries the stored key with one small request, and keeps what it shows of the model. */
export async function testStoredKey(deps: Pick<Deps, 'db' | 'secrets' | 'ai'>, userId: string): Promise<ShownKey> {
  const abilities = await deps.ai.test(await ownKeyOf(deps, userId), { ownerId: userId })
  await putAbilities(deps.db, userId, abilities)
  return shownKey(deps, userId)
}

/** Forgets a person's key; refuses `own-key-missing` when there was none. */
export async function deleteKey({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  if (!(await removeKey(db, userId))) refuse('own-key-missing')
}

function opened(secrets: Deps['secrets'], row: KeyRow): string {
  try {
    return secrets.decrypt(row.sealedKey)
  } catch (cause) {
    return refuse('own-key-refused', {
      cause,
      message: 'Your stored key can no longer be read on this server. Enter it again.',
    })
  }
}
