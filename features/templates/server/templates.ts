import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { type Content, declaredContent, type TemplateEntry } from '../contract.ts'
import { type ShippedTemplate, shippedTemplate } from './shipped/index.ts'
import {
  changeTemplate,
  insertTemplates,
  keepVersion,
  publicTemplate,
  templateOf,
  undeleteTemplate,
  usesOf,
  versionsOf,
} from './store.ts'
import type { TemplateRow } from './tables.ts'
import { foreignTemplate, ownTemplate, publicEntry, shippedEntry } from './view.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'transaction'>

/** A template that somebody may run: their own, one that comes with Longhand, or a public one. */
export type Runnable =
  | { kind: 'own'; id: string; content: Content; row: TemplateRow }
  | { kind: 'shipped'; id: string; content: Content; shipped: ShippedTemplate }
  | { kind: 'public'; id: string; content: Content; row: TemplateRow }

/** 404 for what is deleted, private to others, or not there. */
export async function requireRunnable({ db }: Pick<Deps, 'db'>, { ownerId }: Actor, id: string): Promise<Runnable> {
  const shipped = shippedTemplate(id)
  if (shipped) return { kind: 'shipped', id, content: shipped.content, shipped }
  const own = await templateOf(db, ownerId, id)
  if (own) return { kind: 'own', id, content: own.content, row: own }
  const row = await publicTemplate(db, id)
  return row?.publicContent ? { kind: 'public', id, content: row.publicContent, row } : refuse('not-found')
}

/** A template whole, as whoever asks may see it. */
export async function seenTemplate(deps: Needs, actor: Actor, id: string) {
  const found = await requireRunnable(deps, actor, id)
  const uses = (await usesOf(deps.db, [id])).get(id) ?? 0
  if (found.kind === 'own') return ownTemplate(found.row, uses)
  const entry: z.input<typeof TemplateEntry> =
    found.kind === 'shipped'
      ? shippedEntry(found.shipped, uses)
      : publicEntry(found.row, found.content, { ownerId: actor.ownerId, uses })
  return foreignTemplate(entry, found.content)
}

/** Saves a new template. */
export async function createTemplate(deps: Needs, actor: Actor, content: Content): Promise<TemplateRow> {
  const row = newTemplate(deps, actor, content)
  await insertTemplates(deps.db, [row])
  return row
}

/** A template that nobody has saved yet. */
export function newTemplate(
  { clock }: Pick<Deps, 'clock'>,
  { ownerId, userId }: Actor,
  content: Content,
  forkedFrom: TemplateRow['forkedFrom'] = null,
): TemplateRow {
  const now = clock.now()
  return {
    id: newId(),
    ownerId,
    userId,
    content: declaredContent(content),
    version: 1,
    sharedToTeam: false,
    forkedFrom,
    state: 'private',
    submittedContent: null,
    submittedVersion: null,
    submittedAt: null,
    publicContent: null,
    publicVersion: null,
    reviewReason: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}

/** Saves a change that was made on the newest version, and keeps what the template was; 409 for one made on an older. */
export async function editTemplate(
  deps: Needs,
  actor: Actor,
  {
    id,
    version,
    content,
    shared_to_team,
  }: { id: string; version: number; content?: Content | undefined; shared_to_team?: boolean | undefined },
): Promise<TemplateRow> {
  return deps.transaction(async () => {
    const before = await requireOwn(deps, actor, id)
    const next = content ? declaredContent(content) : before.content
    const isNew = !isDeepStrictEqual(next, before.content)
    const now = deps.clock.now()
    if (isNew) await keepVersion(deps.db, before, before.updatedAt)
    const change = {
      ...(isNew ? { content: next, version: before.version + 1, updatedAt: now } : {}),
      sharedToTeam: shared_to_team ?? before.sharedToTeam,
    }
    const asked = { ownerId: actor.ownerId, id, version }
    return (await changeTemplate(deps.db, asked, change)) ?? refuse('conflict')
  })
}

/** Makes an earlier version the newest; the one before it stays as a version. */
export async function revertTemplate(
  deps: Needs,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<TemplateRow> {
  const now = await requireOwn(deps, actor, id)
  const versions = await versionsOf(deps.db, actor.ownerId, id)
  const { content } = versions.find((one) => one.version === version) ?? refuse('not-found')
  return editTemplate(deps, actor, { id, version: now.version, content })
}

/** Deletes a template. It can be brought back; nobody sees it meanwhile. */
export async function removeTemplate(deps: Needs, actor: Actor, id: string): Promise<void> {
  const { version } = await requireOwn(deps, actor, id)
  await changeTemplate(deps.db, { ownerId: actor.ownerId, id, version }, { deletedAt: deps.clock.now() })
}

/** Brings a deleted template back. */
export async function restoreTemplate({ db }: Needs, { ownerId }: Actor, id: string): Promise<TemplateRow> {
  return (await undeleteTemplate(db, ownerId, id)) ?? refuse('not-found')
}

/** Copies a template, whoever’s it is, to one’s own. */
export async function forkTemplate(deps: Needs, actor: Actor, id: string): Promise<TemplateRow> {
  const { content } = await requireRunnable(deps, actor, id)
  const row = newTemplate(deps, actor, content, { id, title: content.title })
  await insertTemplates(deps.db, [row])
  return row
}

/** A template of one’s own; 404 otherwise. */
export async function requireOwn({ db }: Pick<Deps, 'db'>, { ownerId }: Actor, id: string): Promise<TemplateRow> {
  return (await templateOf(db, ownerId, id)) ?? refuse('not-found')
}
