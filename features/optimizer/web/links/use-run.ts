import { useCallback, useState } from 'react'
import { addressKey, type Page, textOf } from '../../../../engines/text/index.ts'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { optimizerApi } from '../api.ts'
import { type Sheet, useSheet } from '../sheet/sheet.ts'

/** A link that was taken from the suggestions. */
export interface TakenLink {
  start: number
  end: number
  anchor: string
  url: string
  targetId: string
  title: string
  /** The text as it stood then. */
  of: Page
}

/** Links taken since the page was opened, by text: they outlast a change of tab. */
const runs = new Map<string, TakenLink[]>()

/** The links taken in this run that are in the text, and the way to take more or all back. */
export function useRun() {
  const sheet = useSheet()
  const key = sheet.blogId ?? ''
  const [taken, setTaken] = useState(() => runs.get(key) ?? [])
  const keep = useCallback(
    (change: (before: TakenLink[]) => TakenLink[]) =>
      setTaken((before) => {
        const next = change(before)
        runs.set(key, next)
        return next
      }),
    [key],
  )
  const standing = taken.filter((link) => stands(sheet, link))
  /** Returns those that could be set; words that have changed meanwhile cannot. */
  const take = (links: readonly Omit<TakenLink, 'of'>[]): TakenLink[] => {
    const isSet = sheet.link?.(links.map(({ start, end, url }) => ({ start, end, href: url })))
    const set = links.filter((_, at) => isSet === undefined || isSet[at]).map((link) => ({ ...link, of: sheet.page }))
    keep((before) => [...before, ...set])
    remember('accepted', set)
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
    remember('open', links)
  }
  return { standing, take, giveBack }
}

/** What is remembered in the background: a failure is said, and loses nothing of the text. */
function remember(decision: 'accepted' | 'open', links: readonly TakenLink[]): void {
  if (links.length === 0) return
  const pairs = links.map(({ anchor, targetId }) => ({ anchor: anchor.slice(0, 300), target_id: targetId }))
  optimizerApi.call.links
    .decide({ decision, links: pairs.slice(0, 200) })
    .catch((error: unknown) => toast({ failure: asFailure(error) }))
}

/** Undo in the editor takes a link away too; then it belongs to the run no longer. */
function stands({ page, link: canLink }: Sheet, link: TakenLink): boolean {
  if (canLink === null) return page.text.slice(link.start, link.end) === link.anchor
  return link.of === page || placeNow(page, link) !== null
}

function placeNow(page: Page, { anchor, url }: TakenLink) {
  return (
    page.links.find((link) => addressKey(link.url) === addressKey(url) && textOf(page.text, link) === anchor) ?? null
  )
}
