import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { tasks } from './task-tables.ts'
import type { TaskState, TaskView } from './types.ts'

type Row = typeof tasks.$inferSelect

/** False where an unfinished task has its key already. */
export async function insertTask(db: Db, task: typeof tasks.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(tasks).values(task).onConflictDoNothing().returning({ id: tasks.id })
  return inserted.length > 0
}

/** The unfinished task of a key. */
export async function taskByKey(
  db: Db,
  { ownerId, kind, key }: { ownerId: string; kind: string; key: string },
): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.ownerId, ownerId),
        eq(tasks.kind, kind),
        eq(tasks.key, key),
        inArray(tasks.state, ['queued', 'running']),
      ),
    )
  return row ?? null
}

/** Marks a task as running, for the job that carries it now; one that was moved or taken over meanwhile is not begun. */
export async function beginTask(
  db: Db,
  id: string,
  { queueJobId, now }: { queueJobId: string; now: Date },
): Promise<Row | null> {
  const [row] = await db
    .update(tasks)
    .set({ state: 'running', problem: null, updatedAt: now })
    // a running one may be taken over: its process may be gone
    .where(and(eq(tasks.id, id), eq(tasks.queueJobId, queueJobId), inArray(tasks.state, ['queued', 'running'])))
    .returning()
  return row ?? null
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
