import type { FailureDetail } from '../../contract/failures.ts'

/**
 * A call that did not succeed, as the server said it. `status` 0 with code `unreachable` means that no answer came at all
 * (offline, server gone); `stopped` means that the person stopped it.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly FailureDetail[]
  /** The whole answer, for facts beside the usual ones (the stored version of a conflict, a status page …). */
  readonly body: Readonly<Record<string, unknown>>
  /** Seconds after which trying again makes sense; undefined where the server did not say. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, body: Record<string, unknown>, headers?: Headers, cause?: unknown) {
    super(typeof body.message === 'string' ? body.message : '', { cause })
    this.name = 'ApiFailure'
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : codeOf(status)
    this.details = Array.isArray(body.details) ? body.details.filter(isDetail) : []
    this.body = body
    const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined
  }

  /** Nobody is signed in anymore. */
  get isSignedOut(): boolean {
    return this.status === 401
  }

  /** What the plan holds is used up or is not in it: the remedy is a bigger plan or time, not trying again. */
  get isOverLimit(): boolean {
    return (
      this.code === 'not-in-plan' ||
      this.code === 'credits-exhausted' ||
      this.code === 'run-limit' ||
      this.status === 420
    )
  }

  /** Trying the same again at once can help. */
  get isPassing(): boolean {
    if (this.code === 'maintenance' || this.code === 'read-only') return false
    return this.status === 0 || this.status >= 500 || this.code === 'too-many-requests'
  }
}

/** Any thrown thing as a failure that can be shown; what is not one of ours is a fault of the page itself. */
export function asFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown
  return new ApiFailure(0, { code: 'page-fault', message: '' }, undefined, thrown)
}

/** The failure of a call that got no answer. */
export function unreachable(cause: unknown): ApiFailure {
  return new ApiFailure(0, { code: 'unreachable', message: '' }, undefined, cause)
}

/** Whether this is merely the echo of the person stopping something. */
export function isStopped(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError'
}

function codeOf(status: number): string {
  return status === 401 ? 'not-signed-in' : `status-${status}`
}

function isDetail(detail: unknown): detail is FailureDetail {
  if (typeof detail !== 'object' || detail === null) return false
  return (
    'path' in detail && typeof detail.path === 'string' && 'message' in detail && typeof detail.message === 'string'
  )
}
