import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { countUnfinished } from '../jobs/task-store.ts'
import { countUndelivered } from '../outbox/outbox-store.ts'
import { SERVICES } from '../reachability.ts'

/**
 * Prometheus metrics at `/metrics`: the process, calls by route and status, unfinished long work. Only for loopback
 * callers and operators, because routes and counts tell about the people here.
 */
export function addMetrics(
  app: FastifyInstance,
  deps: Deps,
  allow: (request: import('fastify').FastifyRequest) => Promise<void>,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'longhand_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  })
  new Gauge({
    name: 'longhand_tasks_unfinished',
    help: 'Long work that is queued or running',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, count } of await countUnfinished(deps.db)) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'longhand_deliveries_open',
    help: 'Mail and other deliveries that have not arrived, by kind and state',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, state, count } of await countUndelivered(deps.db)) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'longhand_service_away',
    help: 'Services outside that did not answer when last asked',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      const away = deps.reach.away()
      for (const service of SERVICES) this.set({ service }, away.includes(service) ? 1 : 0)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    calls.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { config: { rateLimit: false }, logLevel: 'warn', onRequest: allow }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
