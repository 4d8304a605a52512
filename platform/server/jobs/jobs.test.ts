import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import { refuse } from '../../contract/failures.ts'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { createHub } from '../hub/create-hub.ts'
import type { Hub } from '../hub/types.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createJobs } from './create-jobs.ts'
import { defineJob, type JobRun } from './job.ts'
import { createQueue } from './queue.ts'
import { changeTask } from './task-store.ts'
import type { Jobs, TaskView } from './types.ts'
import { createQueues, resumeInterrupted, startWorkers, type Workers } from './workers.ts'

const runs: string[] = []
const gates = new Map<string, () => void>()

const count = defineJob({
  name: 'test-count',
  payload: z.object({ to: z.number() }),
  async run({ progress }: JobRun, { to }) {
    for (let done = 1; done <= to; done += 1) await progress({ step: `counting ${done}`, done, total: to })
    return { counted: to }
  },
})
const wait = defineJob({
  name: 'test-wait',
  payload: z.object({ name: z.string() }),
  async run({ progress, signal }: JobRun, { name }) {
    runs.push(name)
    // before anybody hears of it: who hears may open the gate, or stop the work, at once
    const gate = Promise.withResolvers<void>()
    gate.promise.catch(() => {})
    gates.set(name, gate.resolve)
    signal.addEventListener('abort', () => gate.reject(signal.reason))
    await progress({ step: 'waiting', done: 0, total: 1 })
    await gate.promise
    return {}
  },
})
const refused = defineJob({
  name: 'test-refused',
  payload: z.object({}),
  run: async () => refuse('address-unreachable'),
})
const flaky = defineJob({
  name: 'test-flaky',
  payload: z.object({}),
  retries: 1,
  async run({ attempt }: JobRun) {
    if (attempt === 1) throw new Error('a passing fault')
    return { attempt }
  },
})
// Nobody works at this: the tests are the process that dies of it.
const deadly = defineJob({ name: 'test-deadly', payload: z.object({}), retries: 0, run: async () => ({}) })
const all = [count, wait, refused, flaky]

let database: Database
let hub: Hub
let jobs: Jobs
let deps: Deps
let queue: PgBoss
let workers: Workers

beforeAll(async () => {
  database = await testDatabase()
  hub = await createHub(database)
  await startProcess()
})
afterAll(async () => {
  await workers.stop()
  await database.close()
})

async function startProcess() {
  const log = createLog('silent')
  queue = createQueue(database, log)
  await queue.start()
  await createQueues(queue, [...all, deadly])
  jobs = createJobs({ database, queue, hub, clock: fixedClock(), wake: (kind) => workers.wake(kind) })
  const metrics = createMetrics({ version: '0' })
  deps = {
    db: database.db,
    transaction: database.transaction,
    hub,
    log,
    clock: fixedClock(),
    jobs,
    metrics,
  } as unknown as Deps
  if (database.kind === 'embedded') await resumeInterrupted(deps, queue)
  workers = await startWorkers(deps, queue, all, [])
}

function heard(owner: string, wanted: (task: TaskView) => boolean): Promise<TaskView> {
  return new Promise((resolve) => {
    const stop = hub.subscribe(`owner:${owner}`, (event) => {
      const task = event.task as TaskView
      if (!wanted(task)) return
      stop()
      resolve(task)
    })
  })
}

test('a task reports true progress and ends with its result', async () => {
  const steps: number[] = []
  const stop = hub.subscribe('owner:ann', ({ task }) => void steps.push((task as TaskView).done))
  const ended = heard('ann', ({ state }) => state === 'done')
  const id = await jobs.start(count, { to: 3 }, { ownerId: 'ann', title: 'Count' })
  expect(await ended).toMatchObject({ id, done: 3, total: 3, result: { counted: 3 } })
  stop()
  expect(steps.filter((done, at) => done !== steps[at - 1])).toEqual([0, 1, 2, 3])
})

test('a job started in a rolled-back transaction never runs', async () => {
  await expect(
    database.transaction(async () => {
      await jobs.start(wait, { name: 'never' }, { ownerId: 'bea', title: 'Never' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  const ended = heard('bea', ({ state }) => state === 'done')
  await jobs.start(count, { to: 1 }, { ownerId: 'bea', title: 'After' })
  await ended
  expect(runs).not.toContain('never')
  expect(await jobs.list('bea')).toHaveLength(1)
})

test('a cancelled task is interrupted, and can be started again', async () => {
  const running = heard('cy', ({ step }) => step === 'waiting')
  const id = await jobs.start(wait, { name: 'cancelled' }, { ownerId: 'cy', title: 'Wait' })
  await running
  expect(await jobs.cancel('somebody-else', id)).toBe(false)
  expect(await jobs.cancel('cy', id)).toBe(true)
  expect(await jobs.view('cy', id)).toMatchObject({ state: 'cancelled' })
  const again = heard('cy', ({ step, state }) => step === 'waiting' && state === 'running')
  expect(await jobs.retry('cy', id)).toBe(true)
  await again
  const ended = heard('cy', ({ state }) => state === 'done')
  gates.get('cancelled')?.()
  await ended
})

test('a refusal fails the task with its sentence; a bug is tried again', async () => {
  const failed = heard('di', ({ state }) => state === 'failed')
  await jobs.start(refused, {}, { ownerId: 'di', title: 'Refused' })
  expect((await failed).problem).toMatch(/\w+/)
  const ended = heard('di', ({ state }) => state === 'done')
  await jobs.start(flaky, {}, { ownerId: 'di', title: 'Flaky' })
  expect((await ended).result).toEqual({ attempt: 2 })
})

test('a stopping process hands its work back, and the next one continues with it', async () => {
  const running = heard('eve', ({ step }) => step === 'waiting')
  const id = await jobs.start(wait, { name: 'handed-back' }, { ownerId: 'eve', title: 'Wait' })
  await running
  await workers.stop()
  expect(await jobs.view('eve', id)).toMatchObject({ state: 'queued' })
  gates.delete('handed-back')
  const ended = heard('eve', ({ state }) => state === 'done')
  await startProcess()
  await expect.poll(() => gates.has('handed-back'), { timeout: 15_000 }).toBe(true)
  gates.get('handed-back')?.()
  await ended
})

test('work that the queue gave up, as its process died of it, is ended for its owner', async () => {
  const failed = heard('flo', ({ state }) => state === 'failed')
  await jobs.start(deadly, {}, { ownerId: 'flo', title: 'Deadly' })
  const [job] = await queue.fetch(deadly.name)
  await queue.fail(deadly.name, job?.id ?? '')
  expect((await failed).problem).toContain('The server stopped each time')
})

test('work that gets no further and ends its process at every start is given up, until its owner says so', async () => {
  const id = await jobs.start(deadly, {}, { ownerId: 'gus', title: 'Deadly' })
  const states: unknown[] = []
  for (const done of [0, 0, 0, 5, 5, 5, 5]) {
    await changeTask(database.db, id, ['queued'], { state: 'running', done })
    await resumeInterrupted(deps, queue)
    states.push((await jobs.view('gus', id))?.state)
  }
  expect(states).toEqual([...Array(6).fill('queued'), 'failed'])
  await jobs.retry('gus', id)
  expect(await jobs.view('gus', id)).toMatchObject({ state: 'queued', problem: null })
})

test('a task with a time begins then, and one with a key is started once until it has ended', async () => {
  const soon = new Date(Date.now() + 3_000)
  const task = { ownerId: 'hal', title: 'Later', key: 'blog 1', at: soon }
  const [first, second] = await Promise.all([
    jobs.start(wait, { name: 'hal' }, task),
    jobs.start(wait, { name: 'hal' }, task),
  ])
  expect(second).toBe(first)
  expect(await jobs.list('hal')).toHaveLength(1)
  expect(await jobs.start(wait, { name: 'hal' }, { ...task, ownerId: 'ida' })).not.toBe(first)
  expect(await jobs.cancelByKey({ ownerId: 'ida', job: wait, key: 'blog 1' })).toBe(true)
  await expect.poll(() => gates.has('hal'), { timeout: 20_000 }).toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime())
  expect(await jobs.start(wait, { name: 'hal' }, task)).toBe(first)
  const ended = heard('hal', ({ state }) => state === 'done')
  gates.get('hal')?.()
  await ended
  expect(await jobs.start(count, { to: 1 }, { ...task, at: undefined })).not.toBe(first)
  expect(runs.filter((name) => name === 'hal')).toHaveLength(1)
}, 40_000)

test('by its key a task is moved to another time, or cancelled before it begins', async () => {
  const far = new Date(Date.now() + 3_600_000)
  const key = { ownerId: 'joe', job: wait, key: 'blog 1' }
  const id = await jobs.start(wait, { name: 'joe' }, { ownerId: 'joe', title: 'Later', key: 'blog 1', at: far })
  const running = heard('joe', ({ step }) => step === 'waiting')
  expect(await jobs.reschedule({ ...key, key: 'another' }, new Date())).toBe(false)
  expect(await jobs.reschedule(key, new Date())).toBe(true)
  expect((await running).id).toBe(id)
  expect(await jobs.reschedule(key, far)).toBe(false)
  expect(await jobs.cancelByKey(key)).toBe(true)
  const next = await jobs.start(wait, { name: 'joe 2' }, { ownerId: 'joe', title: 'Later', key: 'blog 1', at: far })
  expect(await jobs.retry('joe', id)).toBe(false)
  expect(await jobs.cancelByKey(key)).toBe(true)
  expect(await jobs.view('joe', next)).toMatchObject({ state: 'cancelled' })
  expect(runs).not.toContain('joe 2')
}, 40_000)
