import { useCallback, useEffect, useRef } from 'react'
import type { Page } from '../../../../engines/text/index.ts'
import { replacedIn, sameBlock, withLevels } from '../../page-parts.ts'
import { pageToText } from '../../text-page.ts'
import type { Stretch } from '../sheet/sheet.ts'
import type { Chosen } from './chosen.ts'

type Open = Extract<Chosen, { state: 'open' }>
type Leveled = Stretch & { level: number }

/** Headings that may get their levels back, as far as they are still there. */
interface Trail {
  headings: Leveled[]
}

/** How the words of a page of its own are changed, whatever was changed before. */
export interface PageChanges {
  show: (page: Page) => void
  replace: (stretch: Stretch, words: string) => void
  /** Gives headings other levels; what comes back gives these same headings their old ones, wherever they are by then. */
  setLevels: (headings: readonly Leveled[]) => () => void
}

/** Changes of the page that is checked; several may come before it is drawn again, and each goes into what the one before left. */
export function usePageChanges(chosen: Open, onChange: (chosen: Chosen) => void): PageChanges {
  const now = useRef({ chosen, onChange })
  const latest = useRef(chosen.page)
  const trails = useRef<Trail[]>([])
  now.current = { chosen, onChange }
  // another text: what was changed in the one before cannot be taken back in it
  if (latest.current !== chosen.page) trails.current = []
  latest.current = chosen.page
  useEffect(
    () => () => {
      trails.current = []
    },
    [],
  )
  const show = useCallback((next: Page) => {
    for (const trail of trails.current)
      trail.headings = trail.headings.flatMap((heading) => {
        const block = sameBlock(heading, latest.current, next)
        return block === null ? [] : [{ ...heading, start: block.start, end: block.end }]
      })
    latest.current = next
    now.current.onChange({ ...now.current.chosen, page: next, subject: { text: pageToText(next) } })
  }, [])
  const replace = useCallback(
    (stretch: Stretch, words: string) => show(replacedIn(latest.current, stretch, words)),
    [show],
  )
  const setLevels = useCallback(
    (headings: readonly Leveled[]) => {
      const { blocks } = latest.current
      const trail: Trail = {
        headings: headings.flatMap(({ start, end }) => {
          const block = blocks.find((one) => one.kind === 'heading' && one.start === start)
          return block?.level === undefined ? [] : [{ start, end, level: block.level }]
        }),
      }
      show(withLevels(latest.current, headings))
      trails.current.push(trail)
      return () => {
        if (!trails.current.includes(trail)) return
        trails.current = trails.current.filter((one) => one !== trail)
        show(withLevels(latest.current, trail.headings))
      }
    },
    [show],
  )
  return { show, replace, setLevels }
}
