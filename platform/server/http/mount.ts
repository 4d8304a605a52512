import { type AnyProcedure, type AnyRouter, call, isProcedure } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallMeta } from '../../contract/call.ts'
import type { CallContext } from '../call-context.ts'
import type { Deps } from '../deps.ts'
import { contextOf } from './context.ts'
import { failureBody } from './errors.ts'
import { onceByKey } from './idempotency.ts'
import { inputOf } from './input.ts'
import { openEventStream, wantsEvents } from './stream.ts'

interface MountedCall {
  procedure: AnyProcedure
  meta: CallMeta
  route: string
}

/**
 * Makes every procedure of a router a Fastify route of its own, so that Fastify's body parsing, limits, hooks and
 * metrics hold for each. Order: credentials, origin, rights, flag (`check-rights.ts`), input, then the feature's code.
 */
export function mountRouter(app: FastifyInstance, deps: Deps, router: AnyRouter): void {
  for (const procedure of proceduresOf(router)) {
    const { route, meta } = procedure['~orpc']
    if (!route.method || !route.path)
      throw new Error(`A call without method or path cannot be mounted: ${JSON.stringify(route)}`)
    const mounted: MountedCall = { procedure, meta: meta as CallMeta, route: `${route.method} ${route.path}` }
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(mounted.meta.bodyLimit ? { bodyLimit: mounted.meta.bodyLimit } : {}),
      config: {
        may: mounted.meta.may,
        ...(mounted.meta.flag ? { flag: mounted.meta.flag } : {}),
        ...(mounted.meta.callsAMinute ? { rateLimit: { max: mounted.meta.callsAMinute, timeWindow: 60_000 } } : {}),
      },
      handler: (request, reply) =>
        mounted.meta.streams && wantsEvents(request.headers.accept)
          ? answerStream(deps, mounted, request, reply)
          : answerOnce(deps, mounted, request, reply),
    })
  }
}

async function answerOnce(deps: Deps, mounted: MountedCall, request: FastifyRequest, reply: FastifyReply) {
  const answer = await perform(deps, mounted, request, contextOf(request, reply))
  return reply.header('cache-control', 'no-store').send(answer)
}

async function answerStream(deps: Deps, mounted: MountedCall, request: FastifyRequest, reply: FastifyReply) {
  const stream = openEventStream(reply)
  const context = contextOf(request, reply)
  try {
    const answer = await perform(deps, mounted, request, {
      ...context,
      emit: ({ event, data }) => stream.send(event, data),
    })
    stream.send('done', answer)
  } catch (error) {
    if (!stream.started) throw error
    stream.send('error', failureBody(error, { deps, request }).body)
  }
  stream.end()
  return reply
}

async function perform(
  deps: Deps,
  { procedure, meta, route }: MountedCall,
  request: FastifyRequest,
  context: CallContext,
): Promise<unknown> {
  const input = inputOf(request)
  const run = async () => call(procedure, input, { context })
  return meta.idempotent ? onceByKey(deps, request, { route, input }, run) : run()
}

function proceduresOf(router: AnyRouter): AnyProcedure[] {
  if (isProcedure(router)) return [router]
  return Object.values(router).flatMap((part) => proceduresOf(part as AnyRouter))
}
