import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { Refusal } from '../../contract/failures.ts'
import type { Deps } from '../deps.ts'
import { asRefusal } from '../http/errors.ts'
import type { Schedule } from '../plug-points.ts'
import { ownerChannel } from './create-jobs.ts'
import type { Job } from './job.ts'
import { GIVEN_UP, SENT } from './queue.ts'
import { asTaskView, beginTask, changeTask, taskById, unfinishedTasks } from './task-store.ts'
import { STOPPING, type TaskState } from './types.ts'

// biome-ignore lint/suspicious/noExplicitAny: jobs with different payloads; each parses its own
type AnyJob = Job<any>

const CANCELLED = Symbol('cancelled by a person')
const TAKEN_OVER = Symbol('the queue missed the sign of life and gave the work to another')
const ASK_DATABASE_AGAIN_MS = 1_000
/** How often work that gets no further may have ended the process that did it before it is given up. */
const MOST_INTERRUPTIONS = 3
const GAVE_UP =
  'The server stopped each time it worked on this, so it won’t retry by itself. Finished parts are kept. You can try again.'

/** What a job of the queue holds. */
interface TaskData {
  taskId: string
  /** How often the process died while the task was at this place; absent for never. */
  interruptions?: { count: number; at: number }
}

/** A job as the queue hands it over. */
interface QueuedJob {
  id: string
  data: unknown
  retryCount: number
  /** Aborted when the queue no longer counts this process as the one at work. */
  signal: AbortSignal
}

/** The workers of one process. */
export interface Workers {
  wake(kind: string): void
  /** Interrupts what runs, hands it back to the queue, and stops taking work. */
  stop(): Promise<void>
}

/** Starts taking work of the given kinds, and the periodic work. */
export async function startWorkers(deps: Deps, queue: PgBoss, jobs: AnyJob[], schedules: Schedule[]): Promise<Workers> {
  const running = new Set<AbortController>()
  const workerIds = new Map<string, string[]>()
  let stopping = false
  for (const job of jobs) {
    const run = (bossJob: QueuedJob) => runTask(deps, queue, job, bossJob, running, () => stopping)
    const ids = await Promise.all(
      Array.from({ length: job.concurrency }, () =>
        queue.work(job.name, { batchSize: 1, pollingIntervalSeconds: 2, includeMetadata: true }, async ([bossJob]) =>
          bossJob ? run(bossJob) : undefined,
        ),
      ),
    )
    workerIds.set(job.name, ids)
  }
  await queue.work<TaskData>(GIVEN_UP, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([given]) =>
    given ? giveUp(deps, queue, given.data.taskId) : undefined,
  )
  for (const schedule of schedules) {
    await queue.createQueue(schedule.name, { retryLimit: 0, expireInSeconds: 600 })
    await queue.work(schedule.name, { batchSize: 1, pollingIntervalSeconds: 10 }, () => schedule.run(deps))
    await queue.schedule(schedule.name, schedule.cron)
  }
  return {
    wake(kind) {
      for (const id of workerIds.get(kind) ?? []) queue.notifyWorker(id)
    },
    async stop() {
      stopping = true
      for (const controller of running) controller.abort(STOPPING)
      await queue.stop({ graceful: true, timeout: 15_000 })
    },
  }
}

/** Makes the queues that tasks are sent to; every process that serves or works needs them. */
export async function createQueues(queue: PgBoss, jobs: AnyJob[]): Promise<void> {
  await queue.createQueue(GIVEN_UP)
  for (const job of jobs) {
    await queue.createQueue(job.name, {
      retryLimit: job.retries,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: 6 * 3600,
    })
  }
}

/**
 * On the embedded database no other process can be at work, so whatever is marked running was interrupted: it is
 * queued again at once instead of waiting until the queue notices. Not for ever: where it gets no further, it may be what ended
 * the process.
 */
export async function resumeInterrupted(deps: Deps, queue: PgBoss): Promise<void> {
  for (const { id, kind, state, queueJobId, done } of await unfinishedTasks(deps.db)) {
    if (state !== 'running') continue
    const job = queueJobId ? await queue.getJobById<TaskData>(kind, queueJobId) : null
    const before = job?.data.interruptions
    const count = before?.at === done ? before.count + 1 : 1
    if (queueJobId) await queue.cancel(kind, queueJobId)
    if (count > MOST_INTERRUPTIONS) await changeAndTell(deps, id, ['running'], { state: 'failed', problem: GAVE_UP })
    else await requeue(deps, queue, kind, { taskId: id, interruptions: { count, at: done } })
  }
}

/** Ends a task whose job the queue gave up, unless somebody has begun it again. */
async function giveUp(deps: Deps, queue: PgBoss, taskId: string): Promise<void> {
  const task = await taskById(deps.db, taskId)
  const job = task?.queueJobId ? await queue.getJobById(task.kind, task.queueJobId) : null
  if (job?.state === 'failed')
    await changeAndTell(deps, taskId, ['queued', 'running'], { state: 'failed', problem: GAVE_UP })
}

async function requeue(deps: Deps, queue: PgBoss, kind: string, data: TaskData): Promise<void> {
  await deps.transaction(async () => {
    const queueJobId = await queue.send(kind, data, SENT)
    await changeTask(deps.db, data.taskId, ['running', 'queued'], {
      state: 'queued',
      queueJobId,
      updatedAt: deps.clock.now(),
    })
  })
}

async function runTask(
  deps: Deps,
  queue: PgBoss,
  job: AnyJob,
  bossJob: QueuedJob,
  running: Set<AbortController>,
  isStopping: () => boolean,
): Promise<void> {
  const { taskId } = bossJob.data as TaskData
  const task = await taskById(deps.db, taskId)
  if (!task || task.queueJobId !== bossJob.id) return
  if (isStopping()) return requeue(deps, queue, job.name, { taskId })
  const controller = new AbortController()
  const stopTimer = deps.metrics.jobs.startTimer({ kind: job.name })
  let outcome = 'done'
  running.add(controller)
  bossJob.signal.addEventListener('abort', () => controller.abort(TAKEN_OVER))
  const unsubscribe = deps.hub.subscribe(`task:${taskId}`, () => controller.abort(CANCELLED))
  const change = (from: TaskState[], values: Parameters<typeof changeTask>[3]) =>
    changeAndTell(deps, taskId, from, values)
  try {
    const begun = await beginTask(deps.db, taskId, { queueJobId: bossJob.id, now: deps.clock.now() })
    if (!begun) return
    await deps.hub.publish(ownerChannel(task.ownerId), { kind: 'task', task: asTaskView(begun) })
    const progress = async (at: { step: string; done: number; total: number }) => {
      if (!(await change(['running'], at))) controller.abort(CANCELLED)
      controller.signal.throwIfAborted()
    }
    const result = await job.run(
      { deps, taskId, ownerId: task.ownerId, attempt: bossJob.retryCount + 1, signal: controller.signal, progress },
      job.payload.parse(task.payload),
    )
    await change(['running'], { state: 'done', result: result ?? null })
  } catch (error) {
    outcome = outcomeOf(controller.signal.reason)
    const ending = { taskId, error, reason: controller.signal.reason, retryCount: bossJob.retryCount }
    const next = await onceDatabaseAnswers(() => ended(deps, queue, job, ending), isStopping)
    if (next === 'again') throw error // the queue tries again by its own rule
  } finally {
    stopTimer({ outcome })
    unsubscribe()
    running.delete(controller)
  }
}

function outcomeOf(reason: unknown): 'cancelled' | 'handed-back' | 'failed' {
  if (reason === CANCELLED) return 'cancelled'
  return reason === STOPPING ? 'handed-back' : 'failed'
}

interface Ending {
  taskId: string
  error: unknown
  /** Why the run was aborted, where it was. */
  reason: unknown
  retryCount: number
}

const DATABASE_AWAY = new Set<string>(['database-unavailable', 'outcome-unknown'])

/**
 * What ended a run may be that the database went away, and then its ending cannot be written yet. It is written as soon as
 * the database answers: otherwise the task would stand as running until the queue misses its sign of life.
 */
async function onceDatabaseAnswers<T>(write: () => Promise<T>, isStopping: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (isStopping() || !DATABASE_AWAY.has(asRefusal(error)?.code ?? '')) throw error
      await wait(ASK_DATABASE_AGAIN_MS)
    }
  }
}

/** Decides what follows a run that threw: nothing, back to the queue, another try, or a failure that a person can read. */
async function ended(
  deps: Deps,
  queue: PgBoss,
  job: AnyJob,
  { taskId, error, reason, retryCount }: Ending,
): Promise<'again' | 'over'> {
  if (reason === CANCELLED || reason === TAKEN_OVER) return 'over'
  if (reason === STOPPING) {
    await requeue(deps, queue, job.name, { taskId })
    return 'over'
  }
  if (error instanceof Refusal) {
    await changeAndTell(deps, taskId, ['running'], { state: 'failed', problem: error.message })
    return 'over'
  }
  deps.log.error({ err: error, taskId, kind: job.name, retryCount }, 'job failed')
  if (retryCount < job.retries) {
    await changeAndTell(deps, taskId, ['running'], { state: 'queued' })
    return 'again'
  }
  await changeAndTell(deps, taskId, ['running'], {
    state: 'failed',
    problem: 'Something went wrong on our side. Finished parts are kept. You can try again.',
  })
  return 'over'
}

async function changeAndTell(
  deps: Deps,
  taskId: string,
  from: TaskState[],
  values: Parameters<typeof changeTask>[3],
): Promise<boolean> {
  const row = await changeTask(deps.db, taskId, from, { ...values, updatedAt: deps.clock.now() })
  if (!row) return false
  await deps.hub.publish(ownerChannel(row.ownerId), { kind: 'task', task: asTaskView(row) })
  return true
}
