import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { FailureCode } from './failures.ts'
import type { Permission } from './policy.ts'

/** What a call says of itself beside its shapes; the platform acts on it before the feature's code runs. */
export interface CallMeta {
  /** What the caller must be permitted; `policy.ts` says who is. */
  may: Permission
  /**
   * Takes `Idempotency-Key`: the first answer is kept for 24 hours and given again. Every POST does, but for those whose
   * answer or input must not be kept (secrets, passwords).
   */
  idempotent: boolean
  /** Answers `text/event-stream` when asked to. */
  streams: boolean
  /** Waits for a model, so pages make it over a socket (`calls-by-socket.ts`). Every call that streams does. */
  takesLong: boolean
  /** The feature flag that must be on for the acting person. */
  flag?: string
  /** Largest accepted body in bytes; the server's default where absent. */
  bodyLimit?: number
  /** What it refuses beyond what every call of its kind does, for its description. */
  fails?: readonly FailureCode[]
  /** Calls that one network address may make a minute, where that is fewer than for calls on the whole. */
  callsAMinute?: number
}

/** Method and whole path of a call, as the outside sees it. */
export interface CallRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: string
  tags?: string[]
}

// every call names its own permission below; oRPC asks for one to begin with, and this is the operators'
const base = oc.$meta<CallMeta>({ may: 'audit:read', idempotent: false, streams: false, takesLong: false })

/**
 * Starts the description of one call. `.input()` and `.output()` follow; client, validation and OpenAPI come from it.
 * A GET's input is its path and query (so numbers need `z.coerce`); any other call's is path, query and JSON body merged.
 */
export function call(route: CallRoute, meta: Pick<CallMeta, 'may'> & Partial<CallMeta>) {
  return base.route(route).meta({
    idempotent: route.method === 'POST',
    streams: false,
    takesLong: meta.streams ?? false,
    ...meta,
  })
}

/** The output of a call that succeeded: the given fields beside `status: 200`. */
export function ok<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ status: z.literal(200), ...shape })
}
