import type { FastifyBaseLogger } from 'fastify'
import type { KeyScope, Member } from '../contract/policy.ts'
import type { Deps } from './deps.ts'

/** Who is calling, as proven by a cookie or by Basic credentials; never by what the body says. */
export type Principal =
  | { kind: 'user'; userId: string; via: 'session' | 'api-key'; scope?: KeyScope; expiresAt?: Date }
  | { kind: 'operator'; name: string }
  /** `isSuspended`: somebody whom an operator keeps out. */
  | { kind: 'nobody'; isSuspended?: true }

/** One server-sent event of a streamed call. `done` and `error` are the platform's own. */
export interface StreamEvent {
  event: 'delta' | 'source' | 'progress'
  data: Record<string, unknown>
}

/** What every procedure receives beside its input. */
export interface CallContext {
  deps: Deps
  principal: Principal
  /** For whom a user acts; null for operators, and where nobody need be known. */
  member: Member | null
  requestId: string
  /** The caller's network address, behind trusted proxies the real one. */
  address: string
  headers: Record<string, string | string[] | undefined>
  log: FastifyBaseLogger
  /** Aborted when the caller goes away. */
  signal: AbortSignal
  /** Present when the caller asked for a stream. */
  emit?: (event: StreamEvent) => void
}
