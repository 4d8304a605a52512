import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { type Task, tasksContract } from '../../contract/tasks.ts'
import { apiClient } from '../api/client.ts'
import { type PageEvent, useEvents } from '../api/events.ts'
import { readAgain } from '../api/read-again.ts'

/** A piece of long work: its step, how far it is, how it ended. */
export type TaskView = z.output<typeof Task>

const api = apiClient(tasksContract, 'tasks')

/** Whether it is still going to change by itself. */
export function isUnderWay(task: TaskView): boolean {
  return task.state === 'queued' || task.state === 'running'
}

/** One's latest long work, newest first, kept current by the server's pushes. */
export function useTasks() {
  const queries = useQueryClient()
  const options = api.query.list.queryOptions()
  const put = usePutTask()
  useEvents('task', (event) => {
    const task = taskIn(event)
    if (task) put(task)
  })
  useEvents('connected', () => void readAgain(queries, options.queryKey))
  return useQuery({
    ...options,
    async queryFn({ signal }) {
      const incoming = await api.call.list(undefined, { signal })
      const known = new Map(queries.getQueryData(options.queryKey)?.tasks.map((task) => [task.id, task]))
      return { ...incoming, tasks: incoming.tasks.map((task) => newest(known.get(task.id), task)) }
    },
    select: ({ tasks }) => tasks,
  })
}

/** One piece of long work, kept current; give it the id that starting the work answered with. */
export function useTask(id: string | null) {
  const queries = useQueryClient()
  const options = api.query.get.queryOptions({ input: { id: id ?? '' } })
  useEvents('task', (event) => {
    const task = taskIn(event)
    if (task && task.id === id) queries.setQueryData(options.queryKey, { status: 200, task })
  })
  useEvents('connected', () => void readAgain(queries, options.queryKey))
  useEffect(() => (id === null ? undefined : watch(id)), [id])
  return useQuery({
    ...options,
    async queryFn({ signal }) {
      const incoming = await api.call.get({ id: id ?? '' }, { signal })
      return { ...incoming, task: newest(queries.getQueryData(options.queryKey)?.task, incoming.task) }
    },
    enabled: id !== null,
    select: ({ task }) => task,
  })
}

/**
 * Of two states of a task the later one; of two at the same moment the one that has ended. What the server pushes may
 * overtake the answer to a question asked before it, and a page would go on showing work that has ended.
 */
export function newest(known: TaskView | undefined, incoming: TaskView): TaskView {
  if (!known || known.id !== incoming.id || known.updated_at < incoming.updated_at) return incoming
  return known.updated_at > incoming.updated_at || !isUnderWay(known) ? known : incoming
}

const watched = new Set<string>()
/** The outcome may be shown in place of the progress a moment before it is announced. */
const STILL_WATCHED_MS = 3_000

function watch(id: string): () => void {
  watched.add(id)
  return () => void setTimeout(() => watched.delete(id), STILL_WATCHED_MS)
}

/** Whether a part of this page shows a task's progress, so that its end needs no announcement. */
export function isWatched({ id }: Pick<TaskView, 'id'>): boolean {
  return watched.has(id)
}

/** Stops a piece of work at its next step; what is finished stays. */
export function useCancelTask() {
  const put = usePutTask()
  return useMutation(api.query.cancel.mutationOptions({ onSuccess: ({ task }) => put(task) }))
}

/** Starts failed or stopped work again. */
export function useRetryTask() {
  const put = usePutTask()
  return useMutation(api.query.retry.mutationOptions({ onSuccess: ({ task }) => put(task) }))
}

/** Puts a task as it now is in its place of the list. */
function usePutTask(): (task: TaskView) => void {
  const queries = useQueryClient()
  return (task) =>
    queries.setQueryData<{ status: 200; tasks: TaskView[] }>(
      api.query.list.queryOptions().queryKey,
      (now) => now && { ...now, tasks: withTask(now.tasks, task) },
    )
}

function withTask(tasks: readonly TaskView[], task: TaskView): TaskView[] {
  const isKnown = tasks.some(({ id }) => id === task.id)
  return isKnown ? tasks.map((known) => (known.id === task.id ? task : known)) : [task, ...tasks]
}

// What the server pushes is the same shape that its list answers with.
function taskIn({ task }: PageEvent): TaskView | null {
  return typeof task === 'object' && task !== null && 'id' in task && 'state' in task ? (task as TaskView) : null
}
