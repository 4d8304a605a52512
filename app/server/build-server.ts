import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { hashPassword } from '../../features/accounts/server/index.ts'
import { type Clock, systemClock } from '../../platform/server/clock.ts'
import type { Config } from '../../platform/server/config.ts'
import { migrate } from '../../platform/server/db/migrate.ts'
import { openDatabase } from '../../platform/server/db/open.ts'
import { tidyTables } from '../../platform/server/db/tidy.ts'
import type { Database } from '../../platform/server/db/types.ts'
import type { Deps } from '../../platform/server/deps.ts'
import { createServer } from '../../platform/server/http/create-server.ts'
import { forgetOldAnswers } from '../../platform/server/http/idempotency.ts'
import { createHub } from '../../platform/server/hub/create-hub.ts'
import { createJobs } from '../../platform/server/jobs/create-jobs.ts'
import { createQueue } from '../../platform/server/jobs/queue.ts'
import { createQueues, resumeInterrupted, startWorkers, type Workers } from '../../platform/server/jobs/workers.ts'
import { createLog, type Log } from '../../platform/server/log.ts'
import { mailDelivery } from '../../platform/server/mail/mail-delivery.ts'
import { createMetrics } from '../../platform/server/metrics.ts'
import { forgetOldDeliveries, startSending } from '../../platform/server/outbox/send-deliveries.ts'
import { createOutside } from './create-outside.ts'
import { guards, serverFeatures } from './features.ts'
import { VERSION } from './version.ts'

/** What is there already: an opened database, and what a test puts in place of the real one. */
export interface Given {
  database?: Database
  clock?: Clock
  log?: Log
  hashPassword?: Deps['hashPassword']
}

/** One Longhand process: ready, listening or not as its role says. */
export interface RunningServer {
  app: FastifyInstance
  deps: Deps
  database: Database
  /** Where it answers, for example `http://127.0.0.1:3000`. */
  url: string
  /** Lets running calls and streams end within `callsMs`, 30,000 by default; then hands jobs back and closes the database. */
  close(callsMs?: number): Promise<void>
}

const WEB_DIR = fileURLToPath(new URL('../../dist/web', import.meta.url))
/** Longest wait of a closing server for running calls and streams, in milliseconds. */
const CALLS_MS = 30_000
/** What calls that were broken off have to give back what they held, credits above all, in milliseconds. */
const SETTLE_MS = 1_000
/** When the machine's model servers are looked for the second time, in milliseconds. */
const LOOK_AGAIN_MS = 5_000

/** Opens the database, brings it up to date, starts what the role asks for, and listens. */
export async function startServer(config: Config, given: Given = {}): Promise<RunningServer> {
  const log = given.log ?? createLog(config.LOG_LEVEL)
  const clock = given.clock ?? systemClock
  const database = given.database ?? (await openDatabase(config))
  await migrate(database)
  const hub = await createHub(database)
  const queue = createQueue(database, log)
  await queue.start()
  let workers: Workers | undefined
  let stopSending: (() => Promise<void>) | undefined
  const jobs = createJobs({ database, queue, hub, clock, wake: (kind) => workers?.wake(kind) })
  const { db, transaction } = database
  const metrics = createMetrics({ version: VERSION })
  const { own, ...outside } = createOutside(config, log, { db, clock, hub, metrics })
  const deps: Deps = {
    config,
    db,
    transaction,
    log,
    clock,
    jobs,
    hub,
    metrics,
    hashPassword: given.hashPassword ?? hashPassword,
    ...outside,
  }

  const kinds = serverFeatures.flatMap((feature) => feature.jobs ?? [])
  await createQueues(queue, kinds)
  const work = async () => {
    if (config.ROLE === 'web') return
    if (database.kind === 'embedded') await resumeInterrupted(deps, queue)
    workers = await startWorkers(deps, queue, kinds, [
      forgetOldAnswers,
      forgetOldDeliveries,
      ...(database.kind === 'embedded' ? [tidyTables] : []),
      ...serverFeatures.flatMap((feature) => feature.schedules ?? []),
    ])
    const deliveries = [mailDelivery, ...serverFeatures.flatMap((feature) => feature.deliveries ?? [])]
    stopSending = await startSending(deps, deliveries, { isAlone: database.kind === 'embedded' })
  }
  const serve = () =>
    createServer({
      deps,
      database,
      features: config.ROLE === 'worker' ? [] : serverFeatures,
      guards,
      webDir: WEB_DIR,
      version: VERSION,
    })
  const stops = await Promise.all(serverFeatures.map((feature) => feature.start?.(deps)))
  // At once: the one waits for the database, the other keeps this thread busy.
  const [app] = await Promise.all([serve(), work()])
  const url = await app.listen({ host: config.HOST, port: config.PORT, listenTextResolver: () => 'listening' })
  own.listensOn(Number(new URL(url).port))
  // in the background, and not before this process knows its own port
  void deps.ai.look()
  // and again when the start, which may keep this thread too busy to hear an answer in time, is over
  const lookAgain = setTimeout(() => void deps.ai.look(), LOOK_AGAIN_MS).unref()
  return {
    app,
    deps,
    database,
    url,
    async close(callsMs = CALLS_MS) {
      clearTimeout(lookAgain)
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        app.server.closeAllConnections()
      }, callsMs)
      await app.close()
      clearTimeout(late)
      if (isLate) await wait(SETTLE_MS)
      await stopSending?.()
      await (workers ? workers.stop() : queue.stop({ graceful: false }))
      for (const stop of stops) await stop?.()
      await hub.close()
      await database.close()
    },
  }
}
