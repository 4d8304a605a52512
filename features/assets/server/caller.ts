import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Guards } from '../../../platform/server/plug-points.ts'
import { type Actor, actingFor, type Whose } from '../../accounts/server/index.ts'

/** For whom a raw route acts, with the flag checked as it is for every other call. */
export async function actorOf(
  request: FastifyRequest,
  { deps, guards }: { deps: Deps; guards: Guards },
  whose: Whose,
): Promise<Actor> {
  const context: CallContext = {
    deps,
    principal: request.principal,
    requestId: request.id,
    address: request.ip,
    headers: request.headers,
    log: request.log,
    signal: new AbortController().signal,
  }
  await guards.requireFlag(context, 'assets', { ...whose })
  return actingFor(context, whose)
}
