import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { recheckConnections } from '../../../platform/server/http/still-signed-in.ts'
import type { ApiKey, accountsContract } from '../contract.ts'
import { makeCredentials } from './credentials.ts'
import {
  type ApiKeyRow,
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
/** A key of a person's program without its secret, as the wire shows it. */
type ApiKeyView = z.infer<typeof ApiKey>
/** A key of an operator's program without its secret, as the wire shows it. */
export type KeyView = Omit<ApiKeyView, 'scope' | 'expires_at' | 'expired'>
type Wish = z.output<(typeof accountsContract)['createKey']['~orpc']['inputSchema'] & z.ZodType>

const MAX_KEYS = 50

/** Keys of a person's programs, newest first. */
export async function listKeys(deps: Needs, userId: string): Promise<ApiKeyView[]> {
  await keyUses(deps).write()
  return (await apiKeysOf(deps.db, userId)).map((row) => asApiKey(deps, row))
}

/** Creates an API key for a person; the secret is returned here and never again. At most 50 per person. */
export async function createKey(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId: string,
  { name, scope, expires_at }: Wish,
): Promise<{ key: ApiKeyView; secret: string }> {
  const expiresAt = expires_at ? new Date(expires_at) : null
  if (hasExpired({ expiresAt }, { clock }))
    refuse('invalid', { details: [{ path: 'expires_at', message: 'Choose a future date.' }] })
  await requireRoomForKey(db, userId)
  const { id, secret, secretHash } = makeCredentials('key')
  const row = { id, ownerId: userId, name, secretHash, scope, expiresAt, createdAt: clock.now(), lastUsedAt: null }
  await insertApiKey(db, row)
  return { key: asApiKey({ clock }, row), secret }
}

/** Refuses 422 where a person has as many keys as one may. */
export async function requireRoomForKey(db: Deps['db'], userId: string): Promise<void> {
  if ((await apiKeysOf(db, userId)).length < MAX_KEYS) return
  refuse('invalid', { details: [{ path: 'name', message: `You already have ${MAX_KEYS} keys. Revoke one first.` }] })
}

/** Whether a key works no more because its time is over. */
export function hasExpired({ expiresAt }: Pick<ApiKeyRow, 'expiresAt'>, { clock }: Pick<Deps, 'clock'>): boolean {
  return expiresAt !== null && expiresAt <= clock.now()
}

/** Ends a key at once. 404 for one that is somebody else's or nobody's. */
export async function revokeKey(deps: Pick<Deps, 'db' | 'hub'>, userId: string, id: string): Promise<void> {
  if (!(await deleteApiKey(deps.db, userId, id))) refuse('not-found')
  await recheckConnections(deps, userId)
}

/** Credentials of operators' programs, newest first. */
export async function listOperatorKeys(deps: Needs): Promise<KeyView[]> {
  await keyUses(deps).write()
  return (await allOperatorKeys(deps.db)).map(asView)
}

/** Creates operator credentials; the secret is returned here and never again. */
export async function createOperatorKey({ db, clock }: Needs, name: string): Promise<{ key: KeyView; secret: string }> {
  const { id, secret, secretHash } = makeCredentials('operator')
  const row = { id, name, secretHash, createdAt: clock.now(), lastUsedAt: null }
  await insertOperatorKey(db, row)
  return { key: asView(row), secret }
}

/** Revokes operator credentials immediately; 404 if there are none. */
export async function revokeOperatorKey({ db }: Needs, id: string): Promise<void> {
  if (!(await deleteOperatorKey(db, id))) refuse('not-found')
}

function asApiKey(deps: Pick<Deps, 'clock'>, row: ApiKeyRow): ApiKeyView {
  const { scope, expiresAt } = row
  return { ...asView(row), scope, expires_at: expiresAt?.toISOString() ?? null, expired: hasExpired(row, deps) }
}

function asView({ id, name, createdAt, lastUsedAt }: OperatorKeyRow): KeyView {
  return {
    key_id: id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
