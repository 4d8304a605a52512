import { type ReactNode, useEffect, useMemo } from 'react'
import { clearTints, useBlogBeside, useIsEdited, useTextTools, useWritten } from '../../../blogs/web/editor-door.ts'
import { type ReplacedStretch, type Sheet, SheetContext } from './sheet.ts'
import { today } from './today.ts'
import './tints.css'

interface EditorSheetProps {
  /** What is here for a moment only leaves the tints of the panel as they are. */
  keepsTints?: boolean
  children: ReactNode
}

/** Blogs have headings of four levels. */
const DEEPEST_HEADING = 4

/** The text of the editor as a sheet, for a panel beside it. */
export function EditorSheet({ keepsTints = false, children }: EditorSheetProps) {
  const read = useWritten()
  const tools = useTextTools()
  const { blogId, language } = useBlogBeside()
  const changedOn = useIsEdited() ? today() : null
  useEffect(() => (keepsTints ? undefined : clearTints), [keepsTints])
  const sheet = useMemo<Sheet>(() => {
    const at = <T,>(stretch: ReplacedStretch, act: (place: { from: number; to: number }) => T): boolean => {
      const place = tools.place(read, stretch)
      if (place) act(place)
      return place !== null
    }
    return {
      page: read.page,
      language,
      cited: read.citations,
      blogId,
      origin: { blog_id: blogId },
      about: null,
      changedOn,
      canChange: true,
      reveal: (stretch) => void at(stretch, tools.reveal),
      show(stretch) {
        const shown = at(stretch, tools.show)
        if (shown) at(stretch, (place) => tools.tint('chosen', [place]))
      },
      tint: (tint, stretches) =>
        tools.tint(
          tint,
          stretches.flatMap((stretch) => tools.place(read, stretch) ?? []),
        ),
      replace: (stretch, words, how) => at(stretch, (place) => tools.replace(place, words, how)),
      replaceAll: (changes) =>
        tools.replaceAll(
          changes.flatMap((change) => {
            const place = tools.place(read, change)
            return place ? { ...place, words: change.words } : []
          }),
        ),
      link(links) {
        const placed = links.map((stretch) => ({ place: tools.place(read, stretch), href: stretch.href }))
        tools.link(placed.flatMap(({ place, href }) => (place ? { ...place, href } : [])))
        return placed.map(({ place }) => place !== null)
      },
      headings: {
        deepest: DEEPEST_HEADING,
        setLevels(headings) {
          const put = (leveled: typeof headings) =>
            tools.setLevels(
              leveled.flatMap((heading) => {
                const place = tools.place(read, heading)
                return place ? [{ ...place, level: heading.level }] : []
              }),
            )
          const before = headings.flatMap((heading) => {
            const level = read.page.blocks.find(({ start }) => start === heading.start)?.level
            return level === undefined ? [] : [{ ...heading, level }]
          })
          put(headings)
          return () => put(before)
        },
      },
      pictures: {
        describe(index, how) {
          const pos = tools.placePicture(read, index)
          if (pos !== null) tools.describePicture(pos, how)
          return pos !== null
        },
        show(index) {
          const pos = tools.placePicture(read, index)
          if (pos !== null) tools.showPicture(pos)
        },
      },
      cite: (stretch, citationId) => at(stretch, (place) => tools.cite(place, citationId)),
      announce: tools.announce,
    }
  }, [read, tools, blogId, language, changedOn])
  return <SheetContext value={sheet}>{children}</SheetContext>
}
