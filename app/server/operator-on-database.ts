import { type AnyProcedure, call } from '@orpc/server'
import { hashPassword } from '../../features/accounts/server/index.ts'
import { operatorRouter } from '../../features/operator/server/index.ts'
import type { CallContext } from '../../platform/server/call-context.ts'
import { systemClock } from '../../platform/server/clock.ts'
import type { Config } from '../../platform/server/config.ts'
import { migrate } from '../../platform/server/db/migrate.ts'
import { openDatabase } from '../../platform/server/db/open.ts'
import type { Database } from '../../platform/server/db/types.ts'
import { createHub } from '../../platform/server/hub/create-hub.ts'
import { newId } from '../../platform/server/ids.ts'
import { createJobs } from '../../platform/server/jobs/create-jobs.ts'
import { createQueue } from '../../platform/server/jobs/queue.ts'
import { createLog } from '../../platform/server/log.ts'
import { createMetrics } from '../../platform/server/metrics.ts'
import { createOutside } from './create-outside.ts'
import type { OperatorCalls } from './operator-calls.ts'

/** Calls on the database. Throws `FolderInUse` while a server holds the embedded one. */
export async function directCalls(config: Config, operator: string): Promise<OperatorCalls> {
  const database = await openDatabase(config)
  await migrate(database)
  const context = await contextOn(database, config, operator)
  const router = operatorRouter(async (deps, ownerId) => {
    // only who deletes somebody waits for every feature to load
    const { eraseOutside } = await import('./features.ts')
    await eraseOutside(deps, ownerId)
  })
  return {
    make: (name, input) => call(router[name] as AnyProcedure, input, { context }) as Promise<never>,
    close: async () => {
      await context.deps.hub.close()
      await database.close()
    },
  }
}

async function contextOn(database: Database, config: Config, operator: string): Promise<CallContext> {
  const log = createLog('silent')
  const hub = await createHub(database)
  const queue = createQueue(database, log)
  const jobs = createJobs({ database, queue, hub, clock: systemClock, wake: () => {} })
  const { db, transaction } = database
  const metrics = createMetrics({ version: 'operator' }) // of a command, which nobody reads
  const { own: _, ...outside } = createOutside(config, log, { db, clock: systemClock, hub, metrics })
  return {
    deps: {
      config,
      db,
      transaction,
      log,
      clock: systemClock,
      hub,
      jobs,
      metrics,
      hashPassword,
      ...outside,
    },
    principal: { kind: 'operator', name: operator },
    member: null,
    requestId: newId(),
    address: '',
    headers: {},
    log,
    signal: new AbortController().signal,
  }
}
