import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { createHub } from '../hub/create-hub.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createJobs } from './create-jobs.ts'
import { defineJob, type JobRun } from './job.ts'
import { createQueue } from './queue.ts'
import type { Jobs } from './types.ts'
import { createQueues, startWorkers, type Workers } from './workers.ts'

/** How long the database is away, in milliseconds: shorter than the queue misses a sign of life. */
const AWAY_MS = 1_500

let isAway = false
let jobs: Jobs
let workers: Workers
let real: Database

const brokenOff = defineJob({
  name: 'test-broken-off',
  payload: z.object({}),
  async run({ attempt, deps }: JobRun) {
    if (attempt > 1) return { attempt }
    isAway = true
    setTimeout(() => {
      isAway = false
    }, AWAY_MS)
    return void deps.db.select()
  },
})

/** A database that does not answer while it is away. */
function leaving(database: Database): Database {
  const refuseIfAway = () => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const db = new Proxy(database.db, {
    get(target, name) {
      refuseIfAway()
      return Reflect.get(target, name)
    },
  })
  return {
    ...database,
    db,
    async query(text, values) {
      refuseIfAway()
      return database.query(text, values)
    },
  }
}

beforeAll(async () => {
  real = await testDatabase()
  const database = leaving(real)
  const [log, hub, clock] = [createLog('silent'), await createHub(database), fixedClock()]
  const queue = createQueue(database, log)
  await queue.start()
  await createQueues(queue, [brokenOff])
  jobs = createJobs({ database, queue, hub, clock, wake: (kind) => workers.wake(kind) })
  const metrics = createMetrics({ version: '0' })
  const deps = { db: database.db, transaction: database.transaction, hub, log, clock, jobs, metrics } as unknown as Deps
  workers = await startWorkers(deps, queue, [brokenOff], [])
})
afterAll(async () => {
  await workers.stop()
  await real.close()
})

test('work that a lost database broke off goes on as soon as it answers, not when the queue misses it', async () => {
  const id = await jobs.start(brokenOff, {}, { ownerId: 'ann', title: 'Work' })
  await vi.waitFor(() => expect(isAway).toBe(true), { timeout: 10_000 })
  await vi.waitFor(() => expect(isAway).toBe(false), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await jobs.view('ann', id)).toMatchObject({ result: { attempt: 2 } }), {
    timeout: 20_000,
    interval: 200,
  })
}, 50_000)
