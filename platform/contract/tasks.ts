import { z } from 'zod'
import { call, ok } from './call.ts'
import { Id, Moment } from './ids.ts'

/** A piece of long work as a person sees it; see `TaskView` on the server. */
export const Task = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  step: z.string(),
  done: z.number(),
  total: z.number(),
  problem: z.string().nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  created_at: Moment,
  updated_at: Moment,
})

/** Watching and steering long work. Pages hear of changes on `/api/events` (`{kind: 'task', task}`). */
export const tasksContract = {
  list: call({ method: 'GET', path: '/api/tasks', summary: 'List your latest tasks' }, { may: 'task:read' }).output(
    ok({ tasks: z.array(Task) }),
  ),
  get: call({ method: 'GET', path: '/api/tasks/{id}', summary: 'Get a task' }, { may: 'task:read' })
    .input(z.object({ id: Id }))
    .output(ok({ task: Task })),
  cancel: call(
    { method: 'POST', path: '/api/tasks/{id}/cancel', summary: 'Stop a task; finished work is kept' },
    { may: 'task:change' },
  )
    .input(z.object({ id: Id }))
    .output(ok({ task: Task })),
  retry: call(
    { method: 'POST', path: '/api/tasks/{id}/retry', summary: 'Retry a failed or stopped task' },
    { may: 'task:change' },
  )
    .input(z.object({ id: Id }))
    .output(ok({ task: Task })),
}
