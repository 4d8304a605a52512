import type { PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { afterCommit } from '../db/current-client.ts'
import type { Database } from '../db/types.ts'
import type { Hub } from '../hub/types.ts'
import { newId } from '../ids.ts'
import { SENT } from './queue.ts'
import { asTaskView, changeTask, insertTask, latestTasks, taskByKey, taskOf } from './task-store.ts'
import type { Jobs, NewTask, TaskView } from './types.ts'

interface Needs {
  database: Database
  queue: PgBoss
  hub: Hub
  clock: Clock
  /** Wakes this process's worker of a kind, so that work starts without waiting for the next poll. */
  wake: (kind: string) => void
}

/** The hub channel on which an owner's open pages hear of their tasks. */
export function ownerChannel(ownerId: string): string {
  return `owner:${ownerId}`
}

export function createJobs({ database, queue, hub, clock, wake }: Needs): Jobs {
  const { db, transaction } = database
  const announce = (ownerId: string, task: TaskView) => hub.publish(ownerChannel(ownerId), { kind: 'task', task })

  async function enqueue(kind: string, taskId: string, at?: Date): Promise<string | null> {
    const queueJobId = await queue.send(kind, { taskId }, at ? { ...SENT, startAfter: at } : SENT)
    if (!at) afterCommit(() => wake(kind))
    return queueJobId
  }

  /** Null where an unfinished task has the key. */
  async function insert(kind: string, payload: object, { ownerId, title, at, key }: NewTask): Promise<string | null> {
    const id = newId()
    const now = clock.now()
    return transaction(async () => {
      const task = { id, ownerId, kind, title, payload, key, dueAt: at, createdAt: now, updatedAt: now }
      if (!(await insertTask(db, task))) return null
      await changeTask(db, id, ['queued'], { queueJobId: await enqueue(kind, id, at) })
      return id
    })
  }

  async function cancel(ownerId: string, taskId: string): Promise<boolean> {
    if (!(await taskOf(db, ownerId, taskId))) return false
    const row = await changeTask(db, taskId, ['queued', 'running'], { state: 'cancelled', updatedAt: clock.now() })
    if (!row) return false
    await hub.publish(`task:${taskId}`, { kind: 'cancel' })
    await announce(ownerId, asTaskView(row))
    return true
  }

  return {
    async start(job, payload, task) {
      for (;;) {
        const id = await insert(job.name, job.payload.parse(payload) as object, task)
        const row = id && (await taskOf(db, task.ownerId, id))
        if (row) await announce(task.ownerId, asTaskView(row))
        if (id) return id
        const before = await taskByKey(db, { ownerId: task.ownerId, kind: job.name, key: task.key ?? '' })
        if (before) return before.id
        // it ended in between, so the key is free
      }
    },
    async reschedule({ ownerId, job, key }, at) {
      return transaction(async () => {
        const task = await taskByKey(db, { ownerId, kind: job.name, key })
        const row = task && (await changeTask(db, task.id, ['queued'], { dueAt: at, updatedAt: clock.now() }))
        if (!row) return false
        if (row.queueJobId) await queue.cancel(job.name, row.queueJobId)
        await changeTask(db, row.id, ['queued'], { queueJobId: await enqueue(job.name, row.id, at) })
        return true
      })
    },
    async cancelByKey({ ownerId, job, key }) {
      const task = await taskByKey(db, { ownerId, kind: job.name, key })
      return task ? cancel(ownerId, task.id) : false
    },
    cancel,
    async retry(ownerId, taskId) {
      if (!(await taskOf(db, ownerId, taskId))) return false
      return transaction(async () => {
        const task = await taskOf(db, ownerId, taskId)
        // another one of its key may have been started since
        if (task?.key && (await taskByKey(db, { ownerId, kind: task.kind, key: task.key }))) return false
        const row = await changeTask(db, taskId, ['failed', 'cancelled'], {
          state: 'queued',
          dueAt: null,
          problem: null,
          step: '',
          done: 0,
          total: 0,
          updatedAt: clock.now(),
        })
        if (!row) return false
        await changeTask(db, taskId, ['queued'], { queueJobId: await enqueue(row.kind, taskId) })
        await announce(ownerId, asTaskView(row))
        return true
      })
    },
    async view(ownerId, taskId) {
      const row = await taskOf(db, ownerId, taskId)
      return row && asTaskView(row)
    },
    list: (ownerId) => latestTasks(db, ownerId),
  }
}
