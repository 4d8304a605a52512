import type { FastifyInstance } from 'fastify'

/** What is worth a line; the application's own files are not. */
const CALL = /^\/(api|integrations-service|collab|share-[a-z]+)(\/|$)/

/** One line per call once it is answered: its route and not its address, for ids and queries are people's. */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const facts = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log[CALL.test(route) ? 'info' : 'debug'](facts, 'call answered')
  })
}
