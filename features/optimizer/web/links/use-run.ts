import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { addressKey, type Page, textOf } from '../../../../engines/text/index.ts'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { newUuid } from '../../../../platform/web/api/new-key.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { LinkRunShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { type Sheet, useSheet } from '../sheet/sheet.ts'

/** A link to be taken from the suggestions. */
export interface NewLink {
  start: number
  end: number
  anchor: string
  url: string
  targetId: string
  title: string
}

/** A link that was taken from the suggestions. */
export interface TakenLink extends NewLink {
  /** The text as it stood then. */
  of: Page
  /** Links taken together have the same. */
  runId: string
}

interface Run {
  id: string
  taken: TakenLink[]
}

/** Links taken since the page was opened, by text: they outlast a change of tab. */
const runs = new Map<string, Run>()
const NONE: readonly LinkRunShape[] = []

/** The links taken in this run and in those before that are in the text, and the way to take more or give any back. */
export function useRun() {
  const sheet = useSheet()
  const { blogId } = sheet
  const key = blogId ?? ''
  const [run, setRun] = useState<Run>(() => runs.get(key) ?? { id: newUuid(), taken: [] })
  const keep = useCallback(
    (change: (before: TakenLink[]) => TakenLink[]) =>
      setRun((before) => {
        const next = { ...before, taken: change(before.taken) }
        runs.set(key, next)
        return next
      }),
    [key],
  )
  const stored = useStoredRuns(blogId)
  const standing = run.taken.filter((link) => stands(sheet, link))
  const earlier = stored.runs.flatMap((before) => (before.id === run.id ? [] : standingOf(sheet.page, before)))
  /** Returns those that could be set; words that have changed meanwhile cannot. */
  const take = (links: readonly NewLink[]): TakenLink[] => {
    const isSet = sheet.link?.(links.map(({ start, end, url }) => ({ start, end, href: url })))
    const set = links
      .filter((_, at) => isSet === undefined || isSet[at])
      .map((link) => ({ ...link, of: sheet.page, runId: run.id }))
    keep((before) => [...before, ...set])
    stored.remember(set)
    return set
  }
  const giveBack = (links: readonly TakenLink[]) => {
    sheet.link?.(
      links.map((link) => {
        const { start, end } = placeNow(sheet.page, link) ?? link
        return { start, end, href: '' }
      }),
    )
    keep((before) => before.filter((link) => !links.includes(link)))
    stored.forget(links)
  }
  return { standing, earlier, take, giveBack }
}

/** The runs that the server remembers of a blog. What is remembered there goes on in the background: a failure is said, and loses nothing of the text. */
function useStoredRuns(blogId: string | null) {
  const queries = useQueryClient()
  const options = optimizerApi.query.linkRuns.runs.queryOptions({ input: blogId ? { blog_id: blogId } : {} })
  const { data } = useQuery({ ...options, enabled: blogId !== null })
  const run = (work: Promise<unknown>) =>
    work.then(
      () => queries.invalidateQueries({ queryKey: optimizerApi.query.linkRuns.runs.key() }),
      (error: unknown) => {
        const failure = asFailure(error)
        // what is to be forgotten may be forgotten already
        if (failure.code !== 'not-found') toast({ failure })
      },
    )
  const remember = (links: readonly TakenLink[]) => {
    const [first] = links
    if (!first) return
    const pairs = links.map(({ anchor, targetId, url, title }) => ({
      anchor: anchor.slice(0, 300),
      target_id: targetId,
      url,
      title: title.slice(0, 500),
    }))
    if (blogId)
      void run(
        optimizerApi.call.linkRuns.keepRun({
          run_id: first.runId,
          links: pairs.map((pair) => ({ ...pair, blog_id: blogId })).slice(0, 100),
        }),
      )
    else void run(optimizerApi.call.links.decide({ decision: 'accepted', links: decisionsOf(links) }))
  }
  const forget = (links: readonly TakenLink[]) => {
    if (!blogId) {
      if (links.length > 0) void run(optimizerApi.call.links.decide({ decision: 'open', links: decisionsOf(links) }))
      return
    }
    for (const [run_id, own] of Map.groupBy(links, ({ runId }) => runId)) {
      const target_ids = own.map(({ targetId }) => targetId)
      void run(optimizerApi.call.linkRuns.forgetRun({ run_id, blog_id: blogId, target_ids }))
    }
  }
  return { runs: data?.runs ?? NONE, remember, forget }
}

function decisionsOf(links: readonly TakenLink[]) {
  return links
    .slice(0, 200)
    .map(({ anchor, targetId }) => ({ anchor: anchor.slice(0, 300), target_id: targetId, document_id: null }))
}

/** What is left in the text of a run of before; nothing where nothing is. */
function standingOf(page: Page, { id, made_at, links }: LinkRunShape) {
  const left = links.flatMap(({ anchor, url, target_id, title }): TakenLink[] => {
    const place = placeNow(page, { anchor, url })
    return place
      ? [{ start: place.start, end: place.end, anchor, url, targetId: target_id, title, of: page, runId: id }]
      : []
  })
  return left.length > 0 ? [{ id, madeAt: made_at, links: left }] : []
}

/** Undo in the editor takes a link away too; then it belongs to the run no longer. */
function stands({ page, link: canLink }: Sheet, link: TakenLink): boolean {
  if (canLink === null) return page.text.slice(link.start, link.end) === link.anchor
  return link.of === page || placeNow(page, link) !== null
}

function placeNow(page: Page, { anchor, url }: Pick<TakenLink, 'anchor' | 'url'>) {
  return (
    page.links.find((link) => addressKey(link.url) === addressKey(url) && textOf(page.text, link) === anchor) ?? null
  )
}
