import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import type { Content } from '../contract.ts'
import { type TemplateRow, templates, templateUses, templateVersions } from './tables.ts'

/** Versions that are kept of one template; older ones go. */
const VERSIONS_KEPT = 50

export interface Wanted {
  query: string | undefined
  offset: number
  limit: number
}

/** An owner's templates, last changed first, without deleted ones. */
export async function templatesOf(
  db: Db,
  ownerId: string,
  { query, offset, limit }: Wanted,
): Promise<{ rows: TemplateRow[]; total: number }> {
  const where = and(mine(ownerId), saying(query, templates.content))
  const rows = await db
    .select()
    .from(templates)
    .where(where)
    .orderBy(desc(templates.updatedAt), desc(templates.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ total: count() }).from(templates).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Templates that everybody sees, most used first; at most a few hundred are looked through. */
export async function publicTemplates(db: Db, query: string | undefined, most: number): Promise<TemplateRow[]> {
  const found = await db
    .select({ template: templates })
    .from(templates)
    .leftJoin(templateUses, eq(templateUses.templateId, templates.id))
    .where(and(isNull(templates.deletedAt), isNotNull(templates.publicVersion), saying(query, templates.publicContent)))
    .orderBy(sql`coalesce(${templateUses.uses}, 0) desc`, templates.id)
    .limit(most)
  return found.map(({ template }) => template)
}

/** Null for a deleted one, somebody else's, or none. */
export async function templateOf(db: Db, ownerId: string, id: string): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(mine(ownerId), eq(templates.id, id)))
  return row ?? null
}

/** A template that everybody sees; null where it isn't public. */
export async function publicTemplate(db: Db, id: string): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isNull(templates.deletedAt), isNotNull(templates.publicVersion)))
  return row ?? null
}

export async function insertTemplates(db: Db, rows: TemplateRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(templates).values(rows)
}

/** Changes a template that is still at this version; null if it isn't, or isn't there. */
export async function changeTemplate(
  db: Db,
  { ownerId, id, version }: { ownerId: string; id: string; version: number },
  change: Partial<TemplateRow>,
): Promise<TemplateRow | null> {
  const [row] = await db
    .update(templates)
    .set(change)
    .where(and(mine(ownerId), eq(templates.id, id), eq(templates.version, version)))
    .returning()
  return row ?? null
}

/** Brings a deleted template back; null when the owner has no deleted one of that id. */
export async function undeleteTemplate(db: Db, ownerId: string, id: string): Promise<TemplateRow | null> {
  const [row] = await db
    .update(templates)
    .set({ deletedAt: null })
    .where(and(eq(templates.ownerId, ownerId), eq(templates.id, id), isNotNull(templates.deletedAt)))
    .returning()
  return row ?? null
}

/** Keeps what a template was, and forgets versions of long ago. */
export async function keepVersion(
  db: Db,
  { id, ownerId, version, content }: Pick<TemplateRow, 'id' | 'ownerId' | 'version' | 'content'>,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(templateVersions)
    .values({ templateId: id, ownerId, version, content, createdAt })
    .onConflictDoNothing()
  await db
    .delete(templateVersions)
    .where(
      and(
        eq(templateVersions.templateId, id),
        eq(templateVersions.ownerId, ownerId),
        lt(templateVersions.version, version - VERSIONS_KEPT),
      ),
    )
}

export async function versionsOf(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ version: number; content: Content; createdAt: Date }[]> {
  return db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.ownerId, ownerId), eq(templateVersions.templateId, id)))
    .orderBy(desc(templateVersions.version))
}

/** Counts one run more. */
export async function countUse(db: Db, templateId: string): Promise<void> {
  await db
    .insert(templateUses)
    .values({ templateId, uses: 1 })
    .onConflictDoUpdate({ target: templateUses.templateId, set: { uses: sql`${templateUses.uses} + 1` } })
}

/** How often each of these was run. */
export async function usesOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(templateUses)
    .where(or(...ids.map((id) => eq(templateUses.templateId, id))))
  return new Map(rows.map(({ templateId, uses }) => [templateId, uses]))
}

function mine(ownerId: string): SQL | undefined {
  return and(eq(templates.ownerId, ownerId), isNull(templates.deletedAt))
}

function saying(query: string | undefined, content: typeof templates.content | typeof templates.publicContent) {
  if (!query) return undefined
  // signs that a pattern would read as its own are the person's words here
  const pattern = `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const words = sql`concat_ws(' ', ${content}->>'title', ${content}->>'description', ${content}->>'formula')`
  return sql`${words} ilike ${pattern}`
}
