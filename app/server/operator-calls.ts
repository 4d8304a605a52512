import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import { type AnyProcedure, call } from '@orpc/server'
import { operatorContract } from '../../features/operator/contract.ts'
import { operatorRouter } from '../../features/operator/server/index.ts'
import { failures } from '../../platform/contract/failures.ts'
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

type Inputs = InferContractRouterInputs<typeof operatorContract>
type Outputs = InferContractRouterOutputs<typeof operatorContract>
export type OperatorCall = keyof typeof operatorContract

/** The operator's calls, on the database itself or through a running server. */
export interface OperatorCalls {
  make<Name extends OperatorCall>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]>
  close(): Promise<void>
}

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

/** Calls over HTTP with an operator's Basic credentials (`id:secret`). */
export function httpCalls(server: string, credentials: string): OperatorCalls {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return {
    make: async (name, input) => {
      const { route, outputSchema } = operatorContract[name]['~orpc']
      const { url, body } = addressed(new URL(server), route.path ?? '', route.method ?? 'GET', {
        ...(input as object),
      })
      const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) }
      const answer = await fetch(url, { method: route.method, headers, body })
      const answered: unknown = await answer.json()
      if (!answer.ok) throw new Error(messageOf(answered))
      return outputSchema?.parse(answered) as never
    },
    close: async () => {},
  }
}

function addressed(server: URL, path: string, method: string, input: Record<string, unknown>) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name])
    delete input[name]
    return encodeURIComponent(value)
  })
  const url = new URL(filled, server)
  if (method !== 'GET') return { url, body: JSON.stringify(input) }
  for (const [name, value] of Object.entries(input)) if (value !== undefined) url.searchParams.set(name, String(value))
  return { url, body: undefined }
}

function messageOf(answered: unknown): string {
  const { message, details } = answered as { message?: string; details?: Array<{ message: string }> }
  return details?.map((detail) => detail.message).join(' ') || message || failures.internal.message
}
