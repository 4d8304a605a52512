import type { z } from 'zod'

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

/** What a job is known by where it is started: its `run` is for the workers alone. */
export interface JobKind<Payload> {
  name: string
  payload: z.ZodType<Payload>
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
  job: Pick<JobKind<never>, 'name'>
  key: string
}

/** Starting and watching long work. */
export interface Jobs {
  /** Creates the task and queues it; inside a transaction, both or neither. Returns the task's id. */
  start<Payload>(job: JobKind<Payload>, payload: Payload, task: NewTask): Promise<string>
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
export function isHandedBack({ signal }: { signal: AbortSignal }): boolean {
  return signal.aborted && signal.reason === STOPPING
}
