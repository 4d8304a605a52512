import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { projects } from './tables.ts'

/** A project as it is stored. */
export type ProjectRow = typeof projects.$inferSelect

const allOf = prepared((db) =>
  db
    .select()
    .from(projects)
    .where(eq(projects.ownerId, sql.placeholder('ownerId')))
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .prepare('projects_of_owner'),
)

/** Oldest first. */
export function projectsOf(db: Db, ownerId: string): Promise<ProjectRow[]> {
  return allOf(db).execute({ ownerId })
}

export async function projectOf(db: Db, ownerId: string, id: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, id)))
  return row ?? null
}

export async function insertProject(db: Db, project: ProjectRow): Promise<void> {
  await db.insert(projects).values(project)
}

/** Null when the owner has no such project. */
export async function changeProject(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
  values: Partial<Pick<ProjectRow, 'name' | 'archivedAt' | 'publishesChecked' | 'brief'>>,
): Promise<ProjectRow | null> {
  const [row] = await db
    .update(projects)
    .set(values)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, id)))
    .returning()
  return row ?? null
}

/** Projects of an owner, archived or not. */
export async function countProjects(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(projects).where(eq(projects.ownerId, ownerId))
  return row?.total ?? 0
}

/** The ids that are in use, locked until the transaction ends, so that two cannot archive the last two at once. */
export async function lockActiveProjects(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), isNull(projects.archivedAt)))
    .orderBy(asc(projects.id))
    .for('update')
  return rows.map(({ id }) => id)
}
