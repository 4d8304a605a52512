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
        'The cookie set by signing in; over HTTPS, its name starts with `__Secure-`. Calls that change something must come from this site’s pages.',
    },
    key: {
      type: 'http',
      scheme: 'basic',
      description:
        'An API key, with its id as the user name and its secret as the password. Acts as its owner, within its scope (`full`, `read`, `generate`) and until it expires.',
    },
    operator: {
      type: 'http',
      scheme: 'basic',
      description: 'Operator credentials, from OPERATOR_KEY or `npm run operator -- keys add`.',
    },
  },
  headers: {
    'X-Request-Id': { description: 'Identifies this request in the server’s log.', schema: text },
    'WWW-Authenticate': { description: 'How to authenticate.', schema: text },
    'Retry-After': { description: 'Seconds to wait before trying again.', schema: whole },
    'X-RateLimit-Limit': { description: 'Calls allowed per minute from one IP address.', schema: whole },
    'X-RateLimit-Remaining': { description: 'Calls left in this minute.', schema: whole },
    'X-RateLimit-Reset': { description: 'Seconds until the limit resets.', schema: whole },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Makes the call safe to repeat: for 24 hours, the same key returns the first response again and charges only once.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      example: 'draft-2026-11-22-a',
    },
  },
  schemas: {
    Failure: {
      type: 'object',
      description:
        'The response when a call fails. Some codes add fields, such as the stored version after a conflict.',
      required: ['status', 'message', 'code'],
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        message: { type: 'string', description: 'A sentence for people.' },
        code: {
          type: 'string',
          description: `For programs: ${Object.keys(failures)
            .map((code) => `\`${code}\``)
            .join(', ')}; sign-in adds more.`,
        },
        details: {
          type: 'array',
          description: 'The invalid fields, if any.',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: text, message: text },
          },
        },
        request_id: { type: 'string', description: 'With status 500: identifies the request in the server’s log.' },
        seconds: { type: 'integer', description: 'With `fair-use`: seconds to wait.' },
        status_page: { type: 'string', description: 'With `provider-down`: the provider’s status page.' },
        flag: { type: 'string', description: 'With `not-in-plan`: the feature that is off.' },
        feature: { type: 'string', description: 'With `run-limit`: the feature that has no runs left.' },
        used: whole,
        limit: whole,
        needed: { type: 'number', description: 'With `credits-exhausted`: the credits this would cost.' },
        remaining: { type: 'number', description: 'With `credits-exhausted`: the credits left.' },
        next_reset: { type: 'string', description: 'When runs or credits renew, ISO 8601 in UTC.' },
        stored: { type: 'object', description: 'With `conflict`: the version stored now.' },
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
