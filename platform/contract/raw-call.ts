import type { z } from 'zod'
import type { CallRoute } from './call.ts'
import type { FailureCode } from './failures.ts'
import type { Permission } from './policy.ts'

/** Content of a body or answer by its type: a shape, or `binary` and `text` where it has none that could be named. */
export type RawContent = Readonly<Record<string, z.ZodType | 'binary' | 'text'>>

/**
 * A call that is no JSON in and JSON out: an upload, a download, a page, a stream, a socket, or one that the sign-in
 * library serves. The route itself parses and answers; this is how the API description knows about it.
 */
export interface RawCall extends Omit<CallRoute, 'method' | 'tags'> {
  /** Unique within its feature, for example `uploadFiles`. */
  id: string
  method: CallRoute['method']
  /** More than the summary: limits, forms, what comes in which order. */
  description: string
  may: Permission
  /** The feature flag that must be on. */
  flag?: string
  /** Takes `Idempotency-Key`. */
  idempotent?: boolean
  /** Fields of the path and of the query. Those that the path names are required. */
  parameters?: z.ZodObject
  body?: RawContent
  answer: { status: number; description: string; content?: RawContent }
  /** What it refuses beyond what every call of its kind does. */
  fails?: readonly FailureCode[]
}
