import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext, Principal } from '../call-context.ts'
import type { Deps } from '../deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
  }
  interface FastifyRequest {
    principal: Principal
  }
}

/** What of a request its context is made from, whatever its parameters are. */
type Asked = Pick<FastifyRequest, 'server' | 'principal' | 'id' | 'ip' | 'headers' | 'log'>

const contexts = new WeakMap<Asked, CallContext>()

/** The context of a request, the same one however often it is asked for. For raw routes too. */
export function contextOf(request: Asked, reply: FastifyReply): CallContext {
  const known = contexts.get(request)
  if (known) return known
  let gone: AbortSignal | undefined
  const context: CallContext = {
    deps: request.server.deps,
    principal: request.principal,
    member: null,
    requestId: request.id,
    address: request.ip,
    headers: request.headers,
    log: request.log,
    get signal() {
      gone ??= goneSignal(reply)
      return gone
    },
  }
  contexts.set(request, context)
  return context
}

/** Aborted when the connection closes before the answer has gone out whole: then nobody waits for it anymore. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.closed && !raw.writableFinished) gone.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
