import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { contentLanguageOf } from '../../../../../engines/text/index.ts'
import { putAnswered } from '../../../../../platform/web/api/put-answered.ts'
import type { BlogShape } from '../../../contract.ts'
import { blogsApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { isPublishRefusal } from './PublishRefusal.tsx'

/** What the panel changes of a blog. */
export type MetaChange = Omit<Parameters<typeof blogsApi.call.library.update>[0], 'id' | 'unique_id' | 'team_id'>
export type Meta = NonNullable<Awaited<ReturnType<typeof blogsApi.call.library.get>>>['meta']

const KEEP_AFTER_MS = 700

/**
 * Meta fields as they are typed, kept on the server when typing pauses. What is typed shows at once; a failure is told and
 * the typed words stay.
 */
export function useMeta(blog: BlogShape, meta: Meta) {
  const { blogId, language } = useDesk()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<MetaChange>({})
  const waiting = useRef<MetaChange>({})
  const timer = useRef(0)
  const save = useMutation({
    mutationFn: (change: MetaChange) => blogsApi.call.library.update({ ...change, id: blogId }),
    onSuccess: (answer) => {
      putAnswered(queries, blogsApi.query.library.get.queryKey({ input: { id: blogId } }), answer)
      language.set(contentLanguageOf(answer.meta.language))
    },
    // what a project keeps back is not shown as if it were published; the rest of the change is kept all the same
    onError: (error, { state, ...others }) => {
      if (!state || !isPublishRefusal(error)) return
      setTyped(({ state: _, ...rest }) => rest)
      if (Object.keys(others).length > 0) void blogsApi.call.library.update({ ...others, id: blogId })
    },
  })
  const { mutate } = save
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (Object.keys(waiting.current).length > 0) mutate(waiting.current)
      waiting.current = {}
    },
    [mutate],
  )
  const change = (next: MetaChange) => {
    const merge = (before: MetaChange): MetaChange => ({ ...before, ...next, meta: { ...before.meta, ...next.meta } })
    setTyped(merge)
    waiting.current = merge(waiting.current)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      mutate(waiting.current)
      waiting.current = {}
    }, KEEP_AFTER_MS)
  }
  return {
    meta: { ...meta, ...typed.meta },
    tags: typed.tags ?? blog.tags,
    state: typed.state ?? blog.state,
    change,
    error: save.error,
    isSaving: save.isPending,
  }
}
