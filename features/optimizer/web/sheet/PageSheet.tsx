import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'
import type { SubjectShape } from '../../contract.ts'
import { type PageFacts, type Sheet, SheetContext, type Stretch, sourceTints, type Tint } from './sheet.ts'
import './tints.css'

interface PageSheetProps {
  page: Page
  language: ContentLanguage
  /** Where `PageText` has drawn the page. */
  text: RefObject<HTMLElement | null>
  /** Puts words in the place of others; null where the text cannot be changed here. */
  onReplace: ((stretch: Stretch, words: string) => void) | null
  /** Gives headings other levels; null where the text cannot be changed here. */
  onLevels?: NonNullable<Sheet['headings']>['setLevels'] | null
  onAnnounce: (words: string) => void
  /** As programs name what the text came from. */
  subject: SubjectShape
  about: PageFacts | null
  /** ISO 8601 day of the last change; null where nobody knows. */
  changedOn?: string | null
  children: ReactNode
}

/** A text on a page of its own as a sheet. */
export function PageSheet({
  page,
  language,
  text,
  onReplace,
  onLevels = null,
  onAnnounce,
  subject,
  about,
  changedOn = null,
  children,
}: PageSheetProps) {
  useEffect(() => () => tints.forEach((tint) => void CSS.highlights?.delete(`finding-${tint}`)), [])
  useLinkTints(page, text)
  const sheet = useMemo<Sheet>(() => {
    const { text: _, ...origin } = subject
    const show = (stretch: Stretch) => {
      const range = rangeOf(drawnIn(text.current), stretch)
      if (!range) return
      CSS.highlights?.set('finding-chosen', new Highlight(range))
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    }
    return {
      page,
      language,
      cited: [],
      blogId: null,
      origin,
      about,
      changedOn,
      canChange: onReplace !== null,
      reveal: show,
      show,
      tint(tint, stretches) {
        const blocks = stretches.length > 0 ? drawnIn(text.current) : []
        const ranges = stretches.flatMap((stretch) => rangeOf(blocks, stretch) ?? [])
        if (ranges.length === 0) CSS.highlights?.delete(`finding-${tint}`)
        else CSS.highlights?.set(`finding-${tint}`, new Highlight(...ranges))
      },
      replace(stretch, words) {
        onReplace?.(stretch, words)
        return onReplace !== null
      },
      replaceAll(changes) {
        for (const { words, ...stretch } of changes.toSorted((a, b) => b.start - a.start)) onReplace?.(stretch, words)
      },
      link: null,
      headings: onLevels && { deepest: 6, setLevels: onLevels },
      pictures: null,
      cite: null,
      announce: onAnnounce,
    }
  }, [page, language, text, subject, about, changedOn, onReplace, onLevels, onAnnounce])
  return <SheetContext value={sheet}>{children}</SheetContext>
}

/** Shows which words are links: each block is drawn as one run of words. */
function useLinkTints({ links }: Page, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const blocks = links.length > 0 ? drawnIn(text.current) : []
    const ranges = links.flatMap((link) => rangeOf(blocks, link) ?? [])
    if (ranges.length > 0) CSS.highlights?.set('page-links', new Highlight(...ranges))
    return () => void CSS.highlights?.delete('page-links')
  }, [links, text])
}

const tints: readonly Tint[] = ['bad', 'fair', 'good', 'chosen', 'reworded', ...sourceTints]

/** A block that `PageText` drew: where it begins in the page, and its words. */
interface DrawnBlock {
  start: number
  words: ChildNode
}

function drawnIn(root: HTMLElement | null): DrawnBlock[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-start]') ?? [])].flatMap((block) =>
    block.firstChild ? { start: Number(block.dataset.start), words: block.firstChild } : [],
  )
}

/** The stretch in what `PageText` drew; null where nothing of it is. */
function rangeOf(blocks: readonly DrawnBlock[], { start, end }: Stretch): Range | null {
  const first = lastFrom(blocks, start)
  const last = lastFrom(blocks, Math.max(start, end - 1))
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.words, Math.min(start - first.start, first.words.textContent?.length ?? 0))
  range.setEnd(last.words, Math.min(end - last.start, last.words.textContent?.length ?? 0))
  return range
}

/** The last block that begins at or before an offset. A text may have thousands of blocks and of stretches. */
function lastFrom(blocks: readonly DrawnBlock[], offset: number): DrawnBlock | undefined {
  let low = 0
  let high = blocks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return blocks[low - 1]
}
