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
  onAnnounce: (words: string) => void
  /** As programs name what the text came from. */
  subject: SubjectShape
  about: PageFacts | null
  children: ReactNode
}

/** A text on a page of its own as a sheet. */
export function PageSheet({ page, language, text, onReplace, onAnnounce, subject, about, children }: PageSheetProps) {
  useEffect(() => () => tints.forEach((tint) => void CSS.highlights?.delete(`finding-${tint}`)), [])
  const sheet = useMemo<Sheet>(() => {
    const { text: _, ...origin } = subject
    const show = (stretch: Stretch) => {
      const range = rangeOf(text.current, stretch)
      if (!range) return
      CSS.highlights?.set('finding-chosen', new Highlight(range))
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    }
    return {
      page,
      language,
      blogId: null,
      origin,
      about,
      canChange: onReplace !== null,
      reveal: show,
      show,
      tint(tint, stretches) {
        const ranges = stretches.flatMap((stretch) => rangeOf(text.current, stretch) ?? [])
        if (ranges.length === 0) CSS.highlights?.delete(`finding-${tint}`)
        else CSS.highlights?.set(`finding-${tint}`, new Highlight(...ranges))
      },
      replace(stretch, words) {
        onReplace?.(stretch, words)
        return onReplace !== null
      },
      link: null,
      cite: null,
      announce: onAnnounce,
    }
  }, [page, language, text, subject, about, onReplace, onAnnounce])
  return <SheetContext value={sheet}>{children}</SheetContext>
}

const tints: readonly Tint[] = ['bad', 'fair', 'good', 'chosen', ...sourceTints]

/** The stretch in what `PageText` drew: each block carries where it begins, and holds one text. */
function rangeOf(root: HTMLElement | null, { start, end }: Stretch): Range | null {
  const blocks = [...(root?.querySelectorAll<HTMLElement>('[data-start]') ?? [])]
  const first = blocks.findLast((block) => Number(block.dataset.start) <= start)
  const last = blocks.findLast((block) => Number(block.dataset.start) < end)
  const [from, to] = [first?.firstChild, last?.firstChild]
  if (!first || !last || !from || !to) return null
  const range = document.createRange()
  range.setStart(from, Math.min(start - Number(first.dataset.start), from.textContent?.length ?? 0))
  range.setEnd(to, Math.min(end - Number(last.dataset.start), to.textContent?.length ?? 0))
  return range
}
