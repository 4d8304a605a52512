import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { MEASURES_VERSION } from '../../../engines/voice/index.ts'
import { containing } from '../../../platform/server/db/like.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { brandVoices, projectVoices } from './tables.ts'

/** A voice as it is stored. */
export type VoiceRow = typeof brandVoices.$inferSelect

/** Newest first, without deleted ones; of a search, those whose name or description has its words. */
export async function voicesOf(
  db: Db,
  ownerId: string,
  { offset, limit, query }: { offset: number; limit: number; query?: string | undefined },
): Promise<VoiceRow[]> {
  return db
    .select()
    .from(brandVoices)
    .where(and(present(ownerId), saying(query)))
    .orderBy(desc(brandVoices.createdAt), desc(brandVoices.id))
    .offset(offset)
    .limit(limit)
}

/** Voices that an owner has, or that a search finds, without deleted ones. */
export async function countVoices(db: Db, ownerId: string, query?: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(brandVoices)
    .where(and(present(ownerId), saying(query)))
  return row?.total ?? 0
}

/** What an account shows of its voices. */
export interface VoiceFacts {
  /** One was measured by an older version of the engine: its texts must be analyzed again. */
  needsReupload: boolean
  /** The default voices of projects, by the projects' ids. */
  defaults: Record<string, string>
}

/** The facts of the voices of the placeholder `ownerId`, as one value that a query selects beside other things. */
export function selectVoiceFacts(db: Db): SQL<VoiceFacts> {
  const isTheirs = and(eq(brandVoices.ownerId, sql`${sql.placeholder('ownerId')}`), isNull(brandVoices.deletedAt))
  const older = db
    .select({ id: brandVoices.id })
    .from(brandVoices)
    .where(and(isTheirs, sql`${brandVoices.measuresVersion} < ${sql.raw(String(MEASURES_VERSION))}`))
  const chosen = db
    .select({ projectId: projectVoices.projectId, voiceId: projectVoices.voiceId })
    .from(projectVoices)
    .innerJoin(brandVoices, eq(brandVoices.id, projectVoices.voiceId))
    .where(isTheirs)
    .as('chosen_voices')
  return sql<VoiceFacts>`json_build_object(
    'needsReupload', exists (${older}),
    'defaults', coalesce((select json_object_agg(project_id, voice_id) from ${chosen}), '{}'::json))`
}

/** Null for a deleted one, somebody else's, or none. */
export async function voiceOf(db: Db, ownerId: string, id: string): Promise<VoiceRow | null> {
  const [row] = await db
    .select()
    .from(brandVoices)
    .where(and(present(ownerId), eq(brandVoices.id, id)))
  return row ?? null
}

/** Stores a new voice. */
export async function insertVoice(db: Db, voice: VoiceRow): Promise<void> {
  await db.insert(brandVoices).values(voice)
}

/** Null when the owner has no such voice. */
export async function changeVoice(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
  change: Partial<VoiceRow>,
): Promise<VoiceRow | null> {
  const [row] = await db
    .update(brandVoices)
    .set(change)
    .where(and(present(ownerId), eq(brandVoices.id, id)))
    .returning()
  return row ?? null
}

/** Brings a deleted voice back. Null when the owner has no deleted voice of that id. */
export async function undeleteVoice(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<VoiceRow | null> {
  const [row] = await db
    .update(brandVoices)
    .set({ deletedAt: null })
    .where(and(eq(brandVoices.ownerId, ownerId), eq(brandVoices.id, id), isNotNull(brandVoices.deletedAt)))
    .returning()
  return row ?? null
}

/** Of an owner, one at a time until the transaction ends, so that two cannot both take the last place. */
export async function lockVoices(db: Db, ownerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brand voices ${ownerId}`}, 0))`)
}

/** A project's default voice, unless it is deleted. */
export async function voiceOfProject(db: Db, ownerId: string, projectId: string): Promise<VoiceRow | null> {
  const [row] = await db
    .select({ voice: brandVoices })
    .from(projectVoices)
    .innerJoin(brandVoices, eq(brandVoices.id, projectVoices.voiceId))
    .where(and(present(ownerId), eq(projectVoices.ownerId, ownerId), eq(projectVoices.projectId, projectId)))
  return row?.voice ?? null
}

/** Makes a voice the default of a project, or none. */
export async function setVoiceOfProject(
  db: Db,
  { ownerId, projectId }: { ownerId: string; projectId: string },
  voiceId: string | null,
): Promise<void> {
  if (voiceId === null) {
    await db
      .delete(projectVoices)
      .where(and(eq(projectVoices.ownerId, ownerId), eq(projectVoices.projectId, projectId)))
    return
  }
  await db
    .insert(projectVoices)
    .values({ projectId, ownerId, voiceId })
    .onConflictDoUpdate({ target: projectVoices.projectId, set: { voiceId } })
}

/** Which projects have a default voice, and which; without deleted voices. */
export async function defaultsOf(db: Db, ownerId: string): Promise<{ projectId: string; voiceId: string }[]> {
  return db
    .select({ projectId: projectVoices.projectId, voiceId: projectVoices.voiceId })
    .from(projectVoices)
    .innerJoin(brandVoices, eq(brandVoices.id, projectVoices.voiceId))
    .where(and(present(ownerId), eq(projectVoices.ownerId, ownerId)))
}

function saying(query = ''): SQL | undefined {
  const words = query.trim()
  if (!words) return undefined
  return or(ilike(brandVoices.name, containing(words)), ilike(brandVoices.summary, containing(words)))
}

function present(ownerId: string) {
  return and(eq(brandVoices.ownerId, ownerId), isNull(brandVoices.deletedAt))
}
