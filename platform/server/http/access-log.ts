import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What is worth a line; the application's own files are not. */
const CALL = /^\/(api|integrations-service|collab|share-[a-z]+)(\/|$)/

/** As nginx has it: the caller hung up before the answer had gone out. */
const ABORTED = 499

/** One line per call once it is answered or its caller has gone: its route and not its address, for ids and queries are people's. */
export function addAccessLog(app: FastifyInstance): void {
  // its few facts are ours, so the search of every line for secrets, which costs more than the line, finds nothing here
  const log = app.log.child({}, { redact: [] })
  const write = (request: FastifyRequest, reply: FastifyReply, how: { status: number; msg: string }) => {
    const route = request.routeOptions.url ?? 'none'
    const { status, msg } = how
    const facts = { requestId: request.id, method: request.method, route, status, ms: Math.round(reply.elapsedTime) }
    log[CALL.test(route) ? 'info' : 'debug'](facts, msg)
  }
  app.addHook('onRequest', async (request, reply) => {
    // a socket ends by being closed
    if (request.headers.upgrade) return
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) write(request, reply, { status: ABORTED, msg: 'call aborted' })
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.raw.writableFinished) write(request, reply, { status: reply.statusCode, msg: 'call answered' })
  })
}
