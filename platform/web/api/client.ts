import { type ClientLink, type ClientOptions, createORPCClient } from '@orpc/client'
import type { AnyContractProcedure, AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { filledPath, queryOf } from './addresses.ts'
import { newKey } from './new-key.ts'
import { request } from './request.ts'
import { creditsSpent } from './signals.ts'
import { type Heard, heardToTheEnd } from './stream.ts'

/** What a caller may add to a call. */
export interface CallExtras {
  /** If present, the call streams, and its events arrive here. */
  heard?: Heard
  /** Overrides the key that is otherwise made per call, for a person who tries the same thing again. */
  idempotencyKey?: string
}

type Client<C extends AnyContractRouter> = JsonifiedClient<ContractRouterClient<C, CallExtras>>

/** A feature's calls: `call.x(input)` makes one, `query.x.queryOptions({ input })` gives TanStack Query what it needs. */
export interface Api<C extends AnyContractRouter> {
  call: Client<C>
  query: RouterUtils<Client<C>>
}

/** The typed client of a feature's contract. One per feature, in its `web/api.ts`. Failures are thrown as `ApiFailure`. */
export function apiClient<C extends AnyContractRouter>(contract: C, name: string): Api<C> {
  const call: Client<C> = createORPCClient(linkTo(contract))
  return { call, query: createTanstackQueryUtils(call, { path: [name] }) }
}

function linkTo(contract: AnyContractRouter): ClientLink<CallExtras> {
  return { call: (path, input, options) => make(procedureAt(contract, path), asRecord(input), options) }
}

async function make(
  procedure: AnyContractProcedure,
  input: Record<string, unknown>,
  options: ClientOptions<CallExtras>,
): Promise<unknown> {
  const { route, meta } = procedure['~orpc']
  const { heard, idempotencyKey } = options.context
  const { path, rest } = filledPath(route.path ?? '/', input)
  const reads = route.method === 'GET'
  const response = await request({
    method: route.method ?? 'POST',
    path: reads ? path + queryOf(rest) : path,
    body: reads ? undefined : rest,
    headers: {
      ...(heard ? { accept: 'text/event-stream' } : {}),
      ...(meta.idempotent ? { 'idempotency-key': idempotencyKey ?? newKey() } : {}),
    },
    signal: options.signal,
    takesLong: meta.takesLong,
  })
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  const answer: unknown = await (streams && heard ? heardToTheEnd(response, heard) : response.json())
  if (isObject(answer) && 'credits' in answer) creditsSpent.tell()
  return answer
}

function procedureAt(contract: AnyContractRouter, path: readonly string[]): AnyContractProcedure {
  const found = path.reduce<unknown>((router, key) => (isObject(router) ? router[key] : undefined), contract)
  if (isProcedure(found)) return found
  throw new Error(`the contract has no call named ${path.join('.')}`)
}

function isProcedure(value: unknown): value is AnyContractProcedure {
  return isObject(value) && '~orpc' in value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function asRecord(input: unknown): Record<string, unknown> {
  return isObject(input) ? input : {}
}
