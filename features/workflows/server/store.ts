import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../platform/server/db/like.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import type { Voice } from '../../voices/contract.ts'
import { workflowSections, workflows } from './tables.ts'

export type WorkflowRow = typeof workflows.$inferSelect
export type SectionRow = typeof workflowSections.$inferSelect

/** A workflow with its sections in order. */
export interface StoredWorkflow {
  workflow: WorkflowRow
  sections: SectionRow[]
  /** What it is written in; null where neither it nor its project has a voice. */
  voice: Voice | null
}

export async function insertWorkflow(db: Db, workflow: typeof workflows.$inferInsert): Promise<void> {
  await db.insert(workflows).values(workflow)
}

export async function findWorkflow(db: Db, ownerId: string, id: string): Promise<Omit<StoredWorkflow, 'voice'> | null> {
  const [workflow] = await db
    .select()
    .from(workflows)
    .where(and(isOwned(ownerId, id), isNull(workflows.deletedAt)))
  return workflow ? { workflow, sections: await sectionsOf(db, id) } : null
}

export async function sectionsOf(db: Db, workflowId: string): Promise<SectionRow[]> {
  return db
    .select()
    .from(workflowSections)
    .where(and(eq(workflowSections.workflowId, workflowId), isNull(workflowSections.removedAt)))
    .orderBy(asc(workflowSections.position))
}

/** Sections that were taken out of the outline, by their ids. */
export async function removedSections(db: Db, workflowId: string, ids: string[]): Promise<SectionRow[]> {
  return db
    .select()
    .from(workflowSections)
    .where(
      and(
        eq(workflowSections.workflowId, workflowId),
        inArray(workflowSections.id, ids),
        isNotNull(workflowSections.removedAt),
      ),
    )
}

export async function listWorkflows(
  db: Db,
  ownerId: string,
  filter: { projectId?: string; query?: string; offset: number; limit: number },
) {
  const where = and(eq(workflows.ownerId, ownerId), isNull(workflows.deletedAt), ...conditionsOf(filter))
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(workflows)
      .where(where)
      .orderBy(desc(workflows.updatedAt), desc(workflows.id))
      .offset(filter.offset)
      .limit(filter.limit),
    db.select({ count: count() }).from(workflows).where(where),
  ])
  const progress = await sectionProgress(
    db,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((workflow) => ({
      workflow,
      progress: progress.get(workflow.id) ?? { done: 0, failed: 0, total: 0 },
    })),
    total: total?.count ?? 0,
  }
}

async function sectionProgress(
  db: Db,
  workflowIds: string[],
): Promise<Map<string, { done: number; failed: number; total: number }>> {
  if (!workflowIds.length) return new Map()
  const rows = await db
    .select({
      id: workflowSections.workflowId,
      done: sql<number>`count(*) filter (where state = 'done')::int`,
      failed: sql<number>`count(*) filter (where state = 'failed')::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(workflowSections)
    .where(and(inArray(workflowSections.workflowId, workflowIds), isNull(workflowSections.removedAt)))
    .groupBy(workflowSections.workflowId)
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

/** Changes a workflow when it still is at `version`. Null when somebody was faster. */
export async function changeWorkflow(
  db: Db,
  ownerId: string,
  id: string,
  version: number,
  change: Partial<WorkflowRow>,
): Promise<WorkflowRow | null> {
  const [row] = await db
    .update(workflows)
    .set({ ...change, version: version + 1 })
    .where(and(isOwned(ownerId, id), eq(workflows.version, version), isNull(workflows.deletedAt)))
    .returning()
  return row ?? null
}

/** Changes what long work found, whatever a person edits beside it. */
export async function recordOnWorkflow(db: Db, id: string, change: Partial<WorkflowRow>): Promise<void> {
  await db
    .update(workflows)
    .set({ ...change, version: sql`${workflows.version} + 1` })
    .where(eq(workflows.id, id))
}

/** Takes the workflow for one piece of long work. False while another runs. */
export async function holdWorkflow(db: Db, id: string, taskId: string): Promise<boolean> {
  const rows = await db
    .update(workflows)
    .set({ taskId, version: sql`${workflows.version} + 1` })
    .where(and(eq(workflows.id, id), isNull(workflows.taskId)))
    .returning({ id: workflows.id })
  return rows.length > 0
}

export async function markDeleted(db: Db, ownerId: string, id: string, deletedAt: Date | null): Promise<boolean> {
  const wasDeleted = deletedAt ? isNull(workflows.deletedAt) : isNotNull(workflows.deletedAt)
  const rows = await db
    .update(workflows)
    .set({ deletedAt })
    .where(and(isOwned(ownerId, id), wasDeleted))
    .returning({ id: workflows.id })
  return rows.length > 0
}

export async function purgeDeletedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(workflows).where(lt(workflows.deletedAt, before))
  await db.delete(workflowSections).where(lt(workflowSections.removedAt, before))
}

/** Puts the sections in place; those that are not among them count as removed at `now`. */
export async function replaceSections(
  db: Db,
  workflowId: string,
  sections: Array<typeof workflowSections.$inferInsert & { id: string }>,
  now: Date,
): Promise<void> {
  const ids = sections.map(({ id }) => id)
  const ofWorkflow = eq(workflowSections.workflowId, workflowId)
  await db.delete(workflowSections).where(and(ofWorkflow, inArray(workflowSections.id, ids)))
  await db
    .update(workflowSections)
    .set({ removedAt: now })
    .where(and(ofWorkflow, isNull(workflowSections.removedAt)))
  if (sections.length) await db.insert(workflowSections).values(sections)
}

export async function changeSection(db: Db, id: string, change: Partial<SectionRow>): Promise<void> {
  await db.update(workflowSections).set(change).where(eq(workflowSections.id, id))
}

function isOwned(ownerId: string, id: string) {
  return and(eq(workflows.id, id), eq(workflows.ownerId, ownerId))
}

function conditionsOf({ projectId, query }: { projectId?: string; query?: string }): SQL[] {
  const words = query?.trim() ? containing(query.trim()) : null
  const found = words
    ? or(ilike(workflows.topic, words), sql`${workflows.headlines}->>'text' ilike ${words}`)
    : undefined
  return [...(projectId ? [eq(workflows.projectId, projectId)] : []), ...(found ? [found] : [])]
}
