import type { z } from 'zod'
import type { Deps } from '../deps.ts'

export type TaskState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** Where a piece of long work stands, as a person sees it. */
export interface TaskView {
  id: string
  kind: string
  title: string
  state: TaskState
  /** The step being worked on, in the product's words; empty before the first. */
  step: string
  done: number
  total: number
  /** Why it failed, for people; null otherwise. */
  problem: string | null
  result: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

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
 * A piece of durable work. `run` may be called again for the same payload after a crash, so it goes on from what it
 * finds stored. Its return value is the task's result: small, ids only.
 */
export interface Job<Payload> {
  name: string
  payload: z.ZodType<Payload>
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

/** How a task is started. */
export interface NewTask {
  ownerId: string
  title: string
  /** When it begins, to within some seconds; at once without. */
  at?: Date
  /** While a task of this owner, kind and key is unfinished, starting it again gives that one, unchanged. */
  key?: string
}

/** An unfinished task by the key that it was started with. */
export interface TaskKey {
  ownerId: string
  job: Pick<Job<never>, 'name'>
  key: string
}

/** Starting and watching long work. */
export interface Jobs {
  /** Creates the task and queues it; inside a transaction, both or neither. Returns the task's id. */
  start<Payload>(job: Job<Payload>, payload: Payload, task: NewTask): Promise<string>
  /** Moves a task that has not begun to another time. False when there is none such. */
  reschedule(task: TaskKey, at: Date): Promise<boolean>
  /** Ends an unfinished task. False when there is none such. */
  cancelByKey(task: TaskKey): Promise<boolean>
  /** Ends a task at its next step. False when there is none such or it has ended. */
  cancel(ownerId: string, taskId: string): Promise<boolean>
  /** Queues a failed or cancelled task again. False when there is none such. */
  retry(ownerId: string, taskId: string): Promise<boolean>
  view(ownerId: string, taskId: string): Promise<TaskView | null>
  /** Newest first, at most 50. */
  list(ownerId: string): Promise<TaskView[]>
}

/** Why a run is aborted when its process stops: the work was handed back and goes on elsewhere, so nothing is over. */
export const STOPPING = Symbol('the process is stopping')

/** Whether a run ends only because its process stops. */
export function isHandedBack({ signal }: Pick<JobRun, 'signal'>): boolean {
  return signal.aborted && signal.reason === STOPPING
}
