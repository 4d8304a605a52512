import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useEvents } from '../../../../platform/web/api/events.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { isUnderWay, useCancelTask, useTask } from '../../../../platform/web/tasks/tasks.ts'
import type { OriginalityCheckShape, OriginalityExclusionsShape, OriginalityOptionsShape } from '../../contract.ts'
import { nameOfText } from '../../name-of-text.ts'
import { optimizerApi } from '../api.ts'
import { type Sheet, useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

type Check = OriginalityCheckShape

const calls = optimizerApi.query.originality

/** What a check would compare with and what is left to pay for it. */
export function useScope() {
  return useQuery(calls.scope.queryOptions({ input: {}, select: ({ status: _, ...scope }) => scope }))
}

/** The check of the text on the sheet: the latest of its blog, or the one that was started here. */
export function useCheck(given?: Check) {
  const t = useT(messages)
  const format = useFormat()
  const { origin, announce } = useSheet()
  const queries = useQueryClient()
  const blogId = origin.blog_id
  const latest = useQuery(
    calls.latest.queryOptions({ input: { blog_id: blogId ?? '' }, enabled: blogId !== undefined && !given }),
  )
  const [own, setOwn] = useState<Check | null>(given ?? null)
  const check = own ?? latest.data?.check ?? null
  const put = useCallback(
    (next: Check | null) => {
      setOwn(next)
      for (const { key } of [calls.latest, calls.scope, calls.list]) void queries.invalidateQueries({ queryKey: key() })
    },
    [queries],
  )
  const drop = useCallback(() => put(null), [put])
  const task = useTask(check?.state === 'running' ? check.task_id : null)
  const reload = async () => {
    if (!check) return
    const { check: now } = await optimizerApi.call.originality.get({ id: check.id })
    put(now)
    if (!now.result) return
    const { percent } = now.result
    announce(percent === null ? t('notChecked') : t('ended', { percent: format.percent(percent / 100) }))
  }
  // Told or asked: a short check may have ended before this page knew that it had begun.
  const hasEnded = check?.state === 'running' && task.data !== undefined && !isUnderWay(task.data)
  const ended = useEffectEvent(() => void reload())
  useEffect(() => {
    if (hasEnded) ended()
  }, [hasEnded])
  useEvents('connected', () => {
    if (check?.state === 'running') void reload()
  })
  const doneId = check?.state === 'done' ? check.id : (latest.data?.done_id ?? null)
  return {
    check,
    doneId,
    task: task.data,
    isLoading: blogId !== undefined && !given && latest.isPending,
    put,
    drop,
    reload,
  }
}

/** Starts a check of the text as it is on the sheet. */
export function useStart(doneId: string | null, put: (check: Check) => void) {
  const sheet = useSheet()
  return useMutation({
    mutationFn: (options: OriginalityOptionsShape) =>
      optimizerApi.call.originality.start({ ...asSubject(sheet), options, previous_id: doneId ?? undefined }),
    onSuccess: ({ check }) => put(check),
  })
}

const MOST_LINKS = 5_000
const LONGEST_ADDRESS = 2_000

function asSubject({ page, origin, language }: Sheet) {
  const block_quotes = page.blocks.filter(({ kind }) => kind === 'quote').map(({ start, end }) => ({ start, end }))
  const links = page.links.filter(({ url }) => url.length <= LONGEST_ADDRESS).slice(0, MOST_LINKS)
  // its words alone do not say which of them are a heading
  const title = Object.keys(origin).length > 0 ? {} : { title: nameOfText(page) }
  return {
    ...origin,
    ...title,
    text: page.text,
    language,
    block_quotes,
    links: links.map(({ start, end, url }) => ({ start, end, url })),
  }
}

/** Stops the work of a check; nothing is charged then. */
export function useStop(check: Check, reload: () => Promise<void>) {
  const cancel = useCancelTask()
  const stop = () => {
    if (check.task_id) cancel.mutate({ id: check.task_id }, { onSettled: () => void reload() })
  }
  return { stop, isStopping: cancel.isPending }
}

/** Changes what does not count: shown at once, and the result comes back added up again. */
export function useExclude(check: Check, put: (check: Check) => void) {
  return useMutation({
    mutationFn: (change: Partial<OriginalityExclusionsShape>) =>
      optimizerApi.call.originality.exclude({ id: check.id, exclusions: { ...check.exclusions, ...change } }),
    onMutate: (change) => put({ ...check, exclusions: { ...check.exclusions, ...change } }),
    onSuccess: ({ check: counted }) => put(counted),
    onError: () => put(check),
  })
}

/** Says what is not to count, beside what already does not. */
export type Exclude = (change: Partial<OriginalityCheckShape['exclusions']>) => void
