import type { PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { afterCommit } from '../db/current-client.ts'
import type { Database } from '../db/types.ts'
import type { Hub } from '../hub/types.ts'
import { newId } from '../ids.ts'
import { GIVEN_UP } from './queue.ts'
import { asTaskView, changeTask, insertTask, latestTasks, taskOf } from './task-store.ts'
import type { Jobs, TaskView } from './types.ts'

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
  const told = (ownerId: string, task: TaskView) => hub.publish(ownerChannel(ownerId), { kind: 'task', task })

  async function enqueue(kind: string, taskId: string): Promise<string | null> {
    const queueJobId = await queue.send(kind, { taskId }, { deadLetter: GIVEN_UP })
    afterCommit(() => wake(kind))
    return queueJobId
  }

  return {
    async start(job, payload, { ownerId, title }) {
      const id = newId()
      const now = clock.now()
      await transaction(async () => {
        const queueJobId = await enqueue(job.name, id)
        const task = {
          id,
          ownerId,
          kind: job.name,
          title,
          payload: job.payload.parse(payload) as object,
          queueJobId,
          createdAt: now,
          updatedAt: now,
        }
        await insertTask(db, task)
      })
      const row = await taskOf(db, ownerId, id)
      if (row) await told(ownerId, asTaskView(row))
      return id
    },
    async cancel(ownerId, taskId) {
      if (!(await taskOf(db, ownerId, taskId))) return false
      const row = await changeTask(db, taskId, ['queued', 'running'], { state: 'cancelled', updatedAt: clock.now() })
      if (!row) return false
      await hub.publish(`task:${taskId}`, { kind: 'cancel' })
      await told(ownerId, asTaskView(row))
      return true
    },
    async retry(ownerId, taskId) {
      if (!(await taskOf(db, ownerId, taskId))) return false
      return transaction(async () => {
        const row = await changeTask(db, taskId, ['failed', 'cancelled'], {
          state: 'queued',
          problem: null,
          step: '',
          done: 0,
          total: 0,
          updatedAt: clock.now(),
        })
        if (!row) return false
        await changeTask(db, taskId, ['queued'], { queueJobId: await enqueue(row.kind, taskId) })
        await told(ownerId, asTaskView(row))
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
