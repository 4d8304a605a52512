import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { recheckConnections } from '../../../platform/server/http/still-signed-in.ts'
import type { ApiKey } from '../contract.ts'
import { makeCredentials } from './credentials.ts'
import {
  allOperatorKeys,
  apiKeysOf,
  deleteApiKey,
  deleteOperatorKey,
  insertApiKey,
  insertOperatorKey,
  type OperatorKeyRow,
} from './key-store.ts'
import { keyUses } from './key-uses.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>
/** A key without its secret, as the wire shows it. */
export type KeyView = z.infer<typeof ApiKey>

const MAX_KEYS = 50

/** Keys of a person's programs, newest first. */
export async function listKeys(deps: Needs, ownerId: string): Promise<KeyView[]> {
  await keyUses(deps).write()
  return (await apiKeysOf(deps.db, ownerId)).map(asView)
}

/** Makes a key for a person's program; the secret is told here and never again. At most 50 a person. */
export async function createKey(
  { db, clock }: Needs,
  ownerId: string,
  name: string,
): Promise<{ key: KeyView; secret: string }> {
  if ((await apiKeysOf(db, ownerId)).length >= MAX_KEYS) {
    refuse('invalid', { details: [{ path: 'name', message: `You already have ${MAX_KEYS} keys. Revoke one first.` }] })
  }
  const { id, secret, secretHash } = makeCredentials('key')
  const row = { id, ownerId, name, secretHash, createdAt: clock.now(), lastUsedAt: null }
  await insertApiKey(db, row)
  return { key: asView(row), secret }
}

/** Ends a key at once. 404 for one that is somebody else's or nobody's. */
export async function revokeKey(deps: Pick<Deps, 'db' | 'hub'>, ownerId: string, id: string): Promise<void> {
  if (!(await deleteApiKey(deps.db, ownerId, id))) refuse('not-found')
  await recheckConnections(deps, ownerId)
}

/** Credentials of operators' programs, newest first. */
export async function listOperatorKeys(deps: Needs): Promise<KeyView[]> {
  await keyUses(deps).write()
  return (await allOperatorKeys(deps.db)).map(asView)
}

/** Makes operator credentials; the secret is told here and never again. */
export async function createOperatorKey({ db, clock }: Needs, name: string): Promise<{ key: KeyView; secret: string }> {
  const { id, secret, secretHash } = makeCredentials('operator')
  const row = { id, name, secretHash, createdAt: clock.now(), lastUsedAt: null }
  await insertOperatorKey(db, row)
  return { key: asView(row), secret }
}

/** Ends operator credentials at once; 404 where there are none. */
export async function revokeOperatorKey({ db }: Needs, id: string): Promise<void> {
  if (!(await deleteOperatorKey(db, id))) refuse('not-found')
}

function asView({ id, name, createdAt, lastUsedAt }: OperatorKeyRow): KeyView {
  return {
    key_id: id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
