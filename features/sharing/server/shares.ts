import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Actor, forgetTriesAt } from '../../accounts/server/index.ts'
import { packDocument, readDocument, storable } from '../../blogs/server/index.ts'
import type { ShareShape, sharingContract } from '../contract.ts'
import { findShare, insertShare, listShares, type ShareRow, updateShare } from './share-store.ts'

type SettingsOf<Name extends 'create' | 'update'> = z.output<
  (typeof sharingContract)[Name]['~orpc']['inputSchema'] & z.ZodType
>

/** Makes a link that nobody can guess. It shows the text as it is unless a snapshot is asked for. */
export async function createShare(deps: Deps, actor: Actor, input: SettingsOf<'create'>): Promise<ShareRow> {
  requireAhead(deps, input)
  const now = deps.clock.now()
  const row: ShareRow = {
    id: randomBytes(16).toString('base64url'),
    blogId: input.id,
    ownerId: actor.ownerId,
    authorId: actor.userId,
    snapshot: null,
    passwordHash: null,
    expiresAt: null,
    revokedAt: null,
    indexable: false,
    title: null,
    description: null,
    withCitations: true,
    createdAt: now,
    takenAt: now,
    ...(await settingsOf(deps, actor, input)),
  }
  await insertShare(deps.db, row)
  return row
}

/** A blog's links, as they are stored. */
export function sharesOf({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, blogId: string): Promise<ShareRow[]> {
  return listShares(db, ownerId, blogId)
}

/** Whether a change publishes words that the link did not show so far: a snapshot is taken again, or goes live. */
export async function showsNewWords(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { id, share_id, mode, take_again }: SettingsOf<'update'>,
): Promise<boolean> {
  if (take_again) return true
  return mode === 'live' && Boolean((await findShare(db, ownerId, id, share_id))?.snapshot)
}

/** Changes a link without changing its address. A revoked one stays revoked. */
export async function changeShare(deps: Deps, actor: Actor, input: SettingsOf<'update'>): Promise<ShareRow> {
  const share = await shareOf(deps, actor, input)
  if (share.revokedAt) refuse('not-found')
  requireAhead(deps, input)
  const mode = input.mode ?? (input.take_again && share.snapshot ? 'snapshot' : undefined)
  const changes = await settingsOf(deps, actor, { ...input, mode })
  await updateShare(deps.db, actor.ownerId, share.id, changes)
  if (changes.passwordHash !== undefined) await forgetTriesAt(deps, { link: share.id })
  return { ...share, ...changes }
}

/** Ends a link at once, permanently. */
export async function revokeShare(
  deps: Deps,
  actor: Actor,
  input: { id: string; share_id: string },
): Promise<ShareRow> {
  const share = await shareOf(deps, actor, input)
  const revokedAt = share.revokedAt ?? deps.clock.now()
  await updateShare(deps.db, actor.ownerId, share.id, { revokedAt, snapshot: null })
  return { ...share, revokedAt, snapshot: null }
}

/** A link as the wire shows it. */
export function shareView({ config, clock }: Pick<Deps, 'config' | 'clock'>, row: ShareRow): ShareShape {
  const path = `/share-blog/${row.id}`
  return {
    id: row.id,
    url: config.PUBLIC_URL ? new URL(path, config.PUBLIC_URL).href : path,
    mode: row.snapshot ? 'snapshot' : 'live',
    state: shareState(row, clock.now()),
    has_password: row.passwordHash !== null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    indexable: row.indexable,
    title: row.title,
    description: row.description,
    with_citations: row.withCitations,
    created_at: row.createdAt.toISOString(),
    taken_at: row.takenAt.toISOString(),
  }
}

/** Whether a link opens. */
export function shareState(
  { revokedAt, expiresAt }: Pick<ShareRow, 'revokedAt' | 'expiresAt'>,
  now: Date,
): ShareShape['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'open'
}

/** A link that ends before it begins is a slip of the pen; ending one now is revoking it. */
function requireAhead(
  { clock }: Pick<Deps, 'clock'>,
  { expires_at }: { expires_at?: string | null | undefined },
): void {
  if (!expires_at || new Date(expires_at) > clock.now()) return
  refuse('invalid', { details: [{ path: 'expires_at', message: 'Choose a future date.' }] })
}

async function settingsOf(
  deps: Deps,
  actor: Actor,
  input: Omit<SettingsOf<'create'>, 'unique_id' | 'team_id'>,
): Promise<Partial<ShareRow>> {
  const { mode, password, expires_at, indexable, title, description, with_citations } = input
  return {
    ...(mode === undefined ? {} : await textShown(deps, actor, input.id, mode)),
    ...(password === undefined ? {} : { passwordHash: password === null ? null : await deps.hashPassword(password) }),
    ...(expires_at === undefined ? {} : { expiresAt: expires_at === null ? null : new Date(expires_at) }),
    ...(indexable === undefined ? {} : { indexable }),
    ...(title === undefined ? {} : { title: title ? storable(title) : null }),
    ...(description === undefined ? {} : { description: description ? storable(description) : null }),
    ...(with_citations === undefined ? {} : { withCitations: with_citations }),
  }
}

async function textShown(
  deps: Deps,
  actor: Owner,
  blogId: string,
  mode: ShareShape['mode'],
): Promise<Pick<ShareRow, 'snapshot' | 'takenAt'>> {
  const takenAt = deps.clock.now()
  if (mode === 'live') return { snapshot: null, takenAt }
  const document = (await readDocument(deps, actor, blogId)) ?? refuse('not-found')
  return { snapshot: packDocument(document), takenAt }
}

async function shareOf(
  deps: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { id, share_id }: { id: string; share_id: string },
): Promise<ShareRow> {
  return (await findShare(deps.db, ownerId, id, share_id)) ?? refuse('not-found')
}
