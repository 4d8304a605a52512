import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TaskState } from './types.ts'

/** One row per piece of long work: what a person sees of it, and what starts it again. */
export const tasks = pgTable(
  'tasks',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state').$type<TaskState>().notNull().default('queued'),
    step: text('step').notNull().default(''),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    problem: text('problem'),
    result: jsonb('result').$type<Record<string, unknown>>(),
    /** The queue's own id of the job that carries this task now; an older one that wakes up late does nothing. */
    queueJobId: text('queue_job_id'),
    /** The same key of a kind while unfinished is the same task. */
    key: text('key'),
    /** When it begins; at once without. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (task) => [
    index('tasks_owner').on(task.ownerId, task.createdAt.desc()),
    uniqueIndex('tasks_key').on(task.ownerId, task.kind, task.key).where(sql`state in ('queued', 'running')`),
    index('tasks_running').on(task.state).where(sql`state in ('queued', 'running')`),
  ],
)
