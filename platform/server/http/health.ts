import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../contract/failures.ts'
import type { Database } from '../db/types.ts'
import type { Reachability } from '../reachability.ts'

interface Parts {
  database: Database
  reach: Reachability
  /** Settings whose keys their model providers reject. */
  refusedSettings: () => readonly string[]
  isStopping: () => boolean
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, which is after migrations and while the database answers;
 * `away` names other services that do not, without which it continues, `refused` the settings whose model keys are rejected.
 */
export function addHealth(app: FastifyInstance, { database, reach, refusedSettings, isStopping }: Parts): void {
  const config = { may: 'health:read', rateLimit: false } as const
  app.get('/healthz', { config, logLevel: 'warn' }, () => ({ status: 200 }))
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send(new Refusal('shutting-down').toBody())
    if (!(await answers(database))) return reply.status(503).send(new Refusal('database-unavailable').toBody())
    return { status: 200, message: 'ready', away: reach.away(), refused: refusedSettings() }
  })
}

async function answers(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2_000).unref())
  const asked = database.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
