import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { tasks } from './task-tables.ts'
import type { TaskState, TaskView } from './types.ts'

type Row = typeof tasks.$inferSelect

export async function insertTask(db: Db, task: typeof tasks.$inferInsert): Promise<void> {
  await db.insert(tasks).values(task)
}

export async function taskOf(db: Db, ownerId: string, id: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.ownerId, ownerId)))
  return row ?? null
}

export async function taskById(db: Db, id: string): Promise<Row | null> {
  const [row] = await db.select().from(tasks).where(eq(tasks.id, id))
  return row ?? null
}

export async function latestTasks(db: Db, ownerId: string): Promise<TaskView[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(eq(tasks.ownerId, ownerId))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(50)
  return rows.map(asTaskView)
}

export async function unfinishedTasks(db: Db): Promise<Row[]> {
  return db
    .select()
    .from(tasks)
    .where(inArray(tasks.state, ['queued', 'running']))
}

/** Changes a task only while it is in one of the given states. Null when it is not. */
export async function changeTask(db: Db, id: string, from: TaskState[], change: Partial<Row>): Promise<Row | null> {
  const [row] = await db
    .update(tasks)
    .set(change)
    .where(and(eq(tasks.id, id), inArray(tasks.state, from)))
    .returning()
  return row ?? null
}

/** Counts of unfinished tasks by state, for the operator's metrics. */
export async function countUnfinished(db: Db): Promise<Array<{ kind: string; state: string; count: number }>> {
  return db
    .select({ kind: tasks.kind, state: tasks.state, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(inArray(tasks.state, ['queued', 'running']))
    .groupBy(tasks.kind, tasks.state)
}

export function asTaskView(row: Row): TaskView {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    step: row.step,
    done: row.done,
    total: row.total,
    problem: row.problem,
    result: row.result,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
