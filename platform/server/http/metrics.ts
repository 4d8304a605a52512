import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { countUnfinished } from '../jobs/task-store.ts'
import { countUndelivered } from '../outbox/outbox-store.ts'
import { SERVICES } from '../reachability.ts'

/**
 * Prometheus metrics at `/metrics`, for operators' credentials and for the bearer of METRICS_TOKEN: routes and counts tell
 * about the people here. Where a call comes from proves nothing, since a proxy on this machine looks like a caller on it.
 */
export function addMetrics(app: FastifyInstance, { deps, database }: { deps: Deps; database: Database }): void {
  const { metrics, config } = deps
  addGauges(deps, database)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const route = {
    may: 'metrics:read',
    rateLimit: false,
    principalOf: (request: FastifyRequest) =>
      isBearer(request, config.METRICS_TOKEN) ? ({ kind: 'operator', name: 'metrics' } as const) : null,
  } as const
  app.get('/metrics', { config: route, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}

function addGauges({ db, reach, metrics: { registry } }: Deps, database: Database): void {
  new Gauge({
    name: 'longhand_tasks_unfinished',
    help: 'Tasks that are queued or running, across the whole database. Every process reports the same value: take the maximum, not the sum',
    labelNames: ['kind', 'state', 'scope'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, count } of await countUnfinished(db))
        this.set({ kind, state, scope: 'database' }, count)
    },
  })
  new Gauge({
    name: 'longhand_deliveries_open',
    help: 'Mail and other deliveries that are not delivered, across the whole database. Every process reports the same value: take the maximum, not the sum',
    labelNames: ['kind', 'state', 'scope'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, count } of await countUndelivered(db))
        this.set({ kind, state, scope: 'database' }, count)
    },
  })
  new Gauge({
    name: 'longhand_service_away',
    help: 'External services that did not respond when last called',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      const away = reach.away()
      for (const service of SERVICES) this.set({ service }, away.includes(service) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'longhand_database_connections',
    help: 'Database connections of this process',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle } = database.connections()
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'busy' }, total - idle)
    },
  })
  new Gauge({
    name: 'longhand_database_waiting',
    help: 'Statements and transactions of this process that are waiting for a connection',
    registers: [registry],
    collect() {
      this.set(database.connections().waiting)
    },
  })
}

function isBearer({ headers: { authorization } }: FastifyRequest, token: string | undefined): boolean {
  if (!token || !authorization?.startsWith('Bearer ')) return false
  return timingSafeEqual(digest(authorization.slice('Bearer '.length)), digest(token))
}

/** Of one length, as the comparison wants. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
