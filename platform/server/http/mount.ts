import { type AnyProcedure, type AnyRouter, call, isProcedure } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallMeta } from '../../contract/call.ts'
import { refuse } from '../../contract/failures.ts'
import type { CallContext, Principal } from '../call-context.ts'
import type { Deps } from '../deps.ts'
import type { Guards } from '../plug-points.ts'
import { failureBody } from './errors.ts'
import { onceByKey } from './idempotency.ts'
import { inputOf } from './input.ts'
import { requireOwnOrigin } from './origin.ts'
import { openEventStream, wantsEvents } from './stream.ts'

interface Ground {
  deps: Deps
  guards: Guards
}

interface MountedCall {
  procedure: AnyProcedure
  meta: CallMeta
  route: string
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
  }
}

/**
 * Makes every procedure of a router a Fastify route of its own, so that Fastify's body parsing, limits, hooks and
 * metrics hold for each. Order: credentials, origin, input, flag, then the feature's code.
 */
export function mountRouter(app: FastifyInstance, ground: Ground, router: AnyRouter): void {
  for (const procedure of proceduresOf(router)) {
    const { route, meta } = procedure['~orpc']
    if (!route.method || !route.path)
      throw new Error(`A call without method or path cannot be mounted: ${JSON.stringify(route)}`)
    const mounted: MountedCall = { procedure, meta: meta as CallMeta, route: `${route.method} ${route.path}` }
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(mounted.meta.bodyLimit ? { bodyLimit: mounted.meta.bodyLimit } : {}),
      // before the body is read: a stranger's body is not worth parsing
      onRequest: (request) => identify(request, ground, mounted.meta.who),
      handler: (request, reply) =>
        mounted.meta.streams && wantsEvents(request.headers.accept)
          ? answerStream(ground, mounted, request, reply)
          : answerOnce(ground, mounted, request, reply),
    })
  }
}

/** Proves who is calling and refuses those who may not call at all. For raw routes too. */
export async function identify(request: FastifyRequest, { deps, guards }: Ground, who: CallMeta['who']): Promise<void> {
  request.principal = await guards.principalOf(request, deps)
  const { principal } = request
  if (who !== 'anyone' && principal.kind === 'nobody') refuse('not-signed-in')
  if (who === 'operator' && principal.kind !== 'operator') refuse('not-allowed')
  if (principal.kind === 'user' && principal.via === 'session') requireOwnOrigin(request, deps.config)
}

async function answerOnce(ground: Ground, mounted: MountedCall, request: FastifyRequest, reply: FastifyReply) {
  const answer = await perform(ground, mounted, request, contextOf(ground, request, reply))
  return reply.header('cache-control', 'no-store').send(answer)
}

async function answerStream(ground: Ground, mounted: MountedCall, request: FastifyRequest, reply: FastifyReply) {
  const stream = openEventStream(reply)
  const context = contextOf(ground, request, reply)
  try {
    const answer = await perform(ground, mounted, request, {
      ...context,
      emit: ({ event, data }) => stream.send(event, data),
    })
    stream.send('done', answer)
  } catch (error) {
    if (!stream.started) throw error
    stream.send('error', failureBody(error, { deps: ground.deps, request }).body)
  }
  stream.end()
  return reply
}

async function perform(
  { deps, guards }: Ground,
  { procedure, meta, route }: MountedCall,
  request: FastifyRequest,
  context: CallContext,
): Promise<unknown> {
  const input = inputOf(request)
  const run = async () => {
    if (meta.flag) await guards.requireFlag(context, meta.flag, input)
    return call(procedure, input, { context, signal: context.signal })
  }
  return meta.idempotent ? onceByKey(deps, request, { route, input }, run) : run()
}

function contextOf({ deps }: Ground, request: FastifyRequest, reply: FastifyReply): CallContext {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return {
    deps,
    principal: request.principal,
    requestId: request.id,
    address: request.ip,
    headers: request.headers,
    log: request.log,
    signal: gone.signal,
  }
}

function proceduresOf(router: AnyRouter): AnyProcedure[] {
  if (isProcedure(router)) return [router]
  return Object.values(router).flatMap((part) => proceduresOf(part as AnyRouter))
}
