import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { refuse } from '../../contract/failures.ts'
import { isInScope, type Permission, ruleOf } from '../../contract/policy.ts'
import type { CallContext, Principal } from '../call-context.ts'
import type { Guards, Whose } from '../plug-points.ts'
import { allow } from '../rights.ts'
import { contextOf } from './context.ts'
import { heedsDowntime, refuseInDowntime } from './downtime.ts'
import { requireOwnOrigin } from './origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the caller must be permitted. The server does not start with a route that does not say. */
    may?: Permission
    /** The feature flag that must be on for whom the request acts. */
    flag?: string
    /** Whom credentials prove that this route alone takes; null where it has none of them. */
    principalOf?: (request: FastifyRequest) => Principal | null
  }
}

/**
 * Checks the rights of every route, made from a contract or raw: who calls before the body is read (a stranger's is not
 * worth parsing), for whom they act, with which flags, and whether the server is in use, before the handler runs.
 */
export function checkRights(app: FastifyInstance, guards: Guards): void {
  const unnamed = (route: RouteOptions) => !route.config?.may
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const wrong = routes.filter(unnamed).map(({ method, url }) => `${method} ${url}`)
    if (wrong.length) throw new Error(`These routes name no permission (config.may): ${wrong.join(', ')}`)
  })
  app.addHook('onRequest', (request) => identify(request, guards))
  app.addHook('preHandler', (request, reply) => requireMember(request, reply, guards))
}

/** Names one permission for every route of a scope that other people's plugins fill. */
export function nameEach(scope: FastifyInstance, may: Permission): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, may }
  })
}

async function identify(request: FastifyRequest, guards: Guards): Promise<void> {
  const { may, principalOf } = request.routeOptions.config
  request.principal = { kind: 'nobody' }
  if (!may || ruleOf(may).isPublic) return
  request.principal = principalOf?.(request) ?? (await guards.principalOf(request, request.server.deps))
  requireKind(request.principal, may)
  if (request.principal.kind === 'user' && request.principal.via === 'session')
    requireOwnOrigin(request, request.server.deps.config)
}

/** Refuses a caller who may not, whomever they act for. */
function requireKind(principal: Principal, permission: Permission): void {
  if (principal.kind !== 'user') {
    allow(principal, permission)
    return
  }
  const { roles, inBrowser } = ruleOf(permission)
  if (roles.length === 0 || (inBrowser && principal.via !== 'session')) refuse('not-allowed')
  if (!isInScope(principal.scope, permission)) refuse('key-scope')
}

async function requireMember(request: FastifyRequest, reply: FastifyReply, guards: Guards): Promise<void> {
  const { may, flag } = request.routeOptions.config
  if (!may) return
  const context = contextOf(request, reply)
  const whose = whoseOf(request)
  await requireMemberOf(context, { may, whose, guards })
  if (heedsDowntime(may) && context.principal.kind !== 'operator') {
    request.downtime = await guards.downtimeOf(context, whose)
    refuseInDowntime(request)
  }
  if (flag) await guards.requireFlag(context, flag, whose)
}

async function requireMemberOf(
  context: CallContext,
  { may, whose, guards }: { may: Permission; whose: Whose; guards: Guards },
): Promise<void> {
  if (ruleOf(may).isPublic) return
  if (context.principal.kind === 'user' && !ruleOf(may).nobody) {
    context.member = await guards.memberOf(context, whose)
    allow(context.member, may)
  }
}

/** The ids by which a request says for whom it acts. The body wins over the query, as it does for all input. */
function whoseOf({ body, query }: FastifyRequest): { unique_id?: string; team_id?: string } {
  const [uniqueId, teamId] = ['unique_id', 'team_id'].map((name) => named(body, name) ?? named(query, name))
  return { ...(uniqueId ? { unique_id: uniqueId } : {}), ...(teamId ? { team_id: teamId } : {}) }
}

function named(input: unknown, name: string): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const value: unknown = Object.entries(input).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
