import type { Deps } from '../deps.ts'
import type { JobKind } from './types.ts'

/** What a running job is given. */
export interface JobRun {
  deps: Deps
  taskId: string
  ownerId: string
  /** 1 on the first try. */
  attempt: number
  /** Aborted when the task is cancelled or the server shuts down. */
  signal: AbortSignal
  progress(at: { step: string; done: number; total: number }): Promise<void>
}

/**
 * A piece of durable work. `run` may be called again for the same payload after a crash, so it continues from what it
 * finds stored. Its return value is the task's result: small, ids only.
 */
export interface Job<Payload> extends JobKind<Payload> {
  /** Further tries after a failure that is not a `Refusal`. */
  retries: number
  /** How many of this kind run at once in one process. */
  concurrency: number
  run(run: JobRun, payload: Payload): Promise<Record<string, unknown> | undefined>
}

/** Declares a job with the usual limits filled in. */
export function defineJob<Payload>(
  job: Omit<Job<Payload>, 'retries' | 'concurrency'> & Partial<Job<Payload>>,
): Job<Payload> {
  return { retries: 2, concurrency: 2, ...job }
}
