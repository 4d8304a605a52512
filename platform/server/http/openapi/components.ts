import type { OpenAPI } from '@orpc/openapi'
import { failures } from '../../../contract/failures.ts'
import type { Permission } from '../../../contract/policy.ts'
import { ruleOf } from '../../../contract/policy.ts'

const text = { type: 'string' } as const
const whole = { type: 'integer' } as const

/** What every operation may refer to beside the shapes of its own feature. */
export const components = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'longhand.session_token',
      description:
        'The cookie that signing in sets; behind https its name begins with `__Secure-`. Calls that change something must come from our own pages.',
    },
    key: {
      type: 'http',
      scheme: 'basic',
      description: 'An API key: its id is the user name, its secret the password. Acts as its owner.',
    },
    operator: {
      type: 'http',
      scheme: 'basic',
      description: 'Operator credentials, from OPERATOR_KEY or `npm run operator -- keys add`.',
    },
  },
  headers: {
    'X-Request-Id': { description: 'Names this request in the server’s log.', schema: text },
    'WWW-Authenticate': { description: 'How to prove who you are.', schema: text },
    'Retry-After': { description: 'Seconds to wait before the next try.', schema: whole },
    'X-RateLimit-Limit': { description: 'Calls a minute from one address.', schema: whole },
    'X-RateLimit-Remaining': { description: 'Calls left in this minute.', schema: whole },
    'X-RateLimit-Reset': { description: 'Seconds until the next minute begins.', schema: whole },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Makes the call safe to repeat: for 24 hours the same key gives the first answer again and charges once.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      example: 'draft-2026-11-22-a',
    },
  },
  schemas: {
    Failure: {
      type: 'object',
      description:
        'How every call fails. Some codes add fields of their own, such as the stored version of a conflict.',
      required: ['status', 'message', 'code'],
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        message: { type: 'string', description: 'For the person.' },
        code: {
          type: 'string',
          description: `For programs. The server’s own: ${Object.keys(failures)
            .map((code) => `\`${code}\``)
            .join(', ')}; sign-in adds some.`,
        },
        details: {
          type: 'array',
          description: 'The fields at fault, where fields are.',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: text, message: text },
          },
        },
        request_id: { type: 'string', description: 'With status 500: names the request in the server’s log.' },
        seconds: { type: 'integer', description: 'With `fair-use`: how long to wait.' },
        status_page: { type: 'string', description: 'With `provider-down`: where the provider says how it is.' },
        flag: { type: 'string', description: 'With `not-in-plan`: the feature that is off.' },
        feature: { type: 'string', description: 'With `run-limit`: the feature whose runs are used up.' },
        used: whole,
        limit: whole,
        needed: { type: 'number', description: 'With `credits-exhausted`: what the work would cost.' },
        remaining: { type: 'number', description: 'With `credits-exhausted`: the credits left.' },
        next_reset: { type: 'string', description: 'When runs or credits come back, ISO 8601 in UTC.' },
        stored: { type: 'object', description: 'With `conflict`: what is stored now.' },
      },
      additionalProperties: true,
    },
  },
} as const satisfies OpenAPI.ComponentsObject

/** Headers of every answer that is no failure, while rate limits are on. */
export const answerHeaders: Record<string, OpenAPI.ReferenceObject> = Object.fromEntries(
  ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
)

/** Which credentials give a permission; an empty requirement is “none needed”. */
export function securityFor(permission: Permission): OpenAPI.SecurityRequirementObject[] {
  const { isPublic, nobody, operator, roles, inBrowser } = ruleOf(permission)
  if (isPublic) return []
  return [
    ...(nobody ? [{}] : []),
    ...(roles.length ? [{ session: [] }] : []),
    ...(roles.length && !inBrowser ? [{ key: [] }] : []),
    ...(operator ? [{ operator: [] }] : []),
  ]
}
