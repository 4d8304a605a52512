import type { OpenAPI } from '@orpc/openapi'
import type { CallMeta } from '../../../contract/call.ts'
import { type FailureCode, failures } from '../../../contract/failures.ts'
import { ruleOf } from '../../../contract/policy.ts'
import { heedsDowntime } from '../downtime.ts'

/** What of a call decides how it can fail. */
export interface Failing extends Pick<CallMeta, 'may' | 'idempotent' | 'flag' | 'fails'> {
  method: string
  path: string
  hasInput: boolean
}

const ALWAYS: readonly FailureCode[] = ['too-many-requests', 'internal', 'database-unavailable', 'shutting-down']
const FOR_MEMBERS: readonly FailureCode[] = ['not-signed-in', 'not-yours', 'not-allowed', 'foreign-origin', 'not-found']
/** Of those who call with a key. */
const FOR_KEYS: readonly FailureCode[] = ['key-expired', 'key-scope']
const FOR_BODIES: readonly FailureCode[] = ['bad-json', 'too-large', 'unsupported-type']
/** Permissions of calls that write with a model, and so are paid for. */
const PAID: ReadonlySet<CallMeta['may']> = new Set(['text:generate', 'workflow:run', 'check:run'])
const OF_PAID: readonly FailureCode[] = [
  ...(['fair-use', 'credits-exhausted', 'run-limit', 'own-key-missing', 'own-key-refused', 'own-key-quota'] as const),
  ...(['provider-down', 'provider-limit', 'model-unavailable'] as const),
]

/** Every refusal that a call can answer with, from what it says of itself. */
export function codesOf({ may, idempotent, flag, method, path, hasInput, fails = [] }: Failing): FailureCode[] {
  const { isPublic, nobody, inBrowser, roles } = ruleOf(may)
  const hasBody = method !== 'GET' && hasInput
  return [
    ...new Set<FailureCode>([
      ...(isPublic || nobody ? [] : FOR_MEMBERS),
      ...(isPublic || nobody || inBrowser || roles.length === 0 ? [] : FOR_KEYS),
      ...(path.includes('{') ? (['not-found'] as const) : []),
      ...(hasInput ? (['invalid'] as const) : []),
      ...(hasBody ? FOR_BODIES : []),
      ...(idempotent ? (['idempotency-key-reused'] as const) : []),
      ...(flag ? (['not-in-plan'] as const) : []),
      ...(PAID.has(may) ? OF_PAID : []),
      ...fails,
      ...ALWAYS,
      ...(heedsDowntime(may) && roles.length > 0 ? (['maintenance'] as const) : []),
      ...(heedsDowntime(may) && roles.length > 0 && method !== 'GET' ? (['read-only'] as const) : []),
    ]),
  ]
}

/** One response for each status, which says the codes that share it. */
export function failureResponses(codes: readonly FailureCode[]): Record<string, OpenAPI.ResponseObject> {
  const byStatus = Map.groupBy(codes, (code) => failures[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      String(status),
      {
        description: sharing.map((code) => `\`${code}\`: ${failures[code].message}`).join('\n\n'),
        headers: headersOf(status),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function headersOf(status: number): Record<string, OpenAPI.ReferenceObject> {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
  return {
    'X-Request-Id': header('X-Request-Id'),
    ...(status === 401 ? { 'WWW-Authenticate': header('WWW-Authenticate') } : {}),
    ...(status === 420 || status === 429 || status === 503 ? { 'Retry-After': header('Retry-After') } : {}),
  }
}
