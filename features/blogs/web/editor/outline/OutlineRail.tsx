import { clsx } from 'clsx'
import { type DragEvent, useCallback, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'
import { goToSection, moveSection, stepSection } from './move-section.ts'
import { OutlineRow } from './OutlineRow.tsx'
import { useOutline, useSectionHere } from './use-outline.ts'

/** The headings of the text: press to go there, drag or press Alt+Shift with an arrow to move a section. */
export function OutlineRail() {
  const t = useT(messages)
  const desk = useDesk()
  const sections = useOutline()
  const here = useSectionHere()
  const [dropAt, setDropAt] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const handleGo = useCallback((index: number) => goToSection(desk.editor, index), [desk])
  const handleMove = useCallback(
    (index: number, step: 1 | -1) => {
      const title = stepSection(desk.editor, index, step)
      if (title !== null) desk.announcement.set(t('moved', { title: title || t('untitledSection') }))
    },
    [desk, t],
  )
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged !== null && dropAt !== null) moveSection(desk.editor, dragged, dropAt)
    setDropAt(null)
    setDragged(null)
  }
  if (sections.every(({ title }) => title === '')) return <p className="px-4 py-3 text-ink-3 text-sm">{t('empty')}</p>
  return (
    <ol
      aria-label={t('outline')}
      className="flex flex-col px-2 py-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
      onDragEnd={() => setDropAt(null)}
    >
      {sections.map((section, index) => (
        <OutlineRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading has no name of its own but its place
          key={index}
          index={index}
          level={section.level}
          title={section.title}
          words={section.allWords}
          isHere={index === here}
          isDropTarget={dropAt === index}
          onDragStart={setDragged}
          onDragOver={setDropAt}
          onGo={handleGo}
          onMove={handleMove}
        />
      ))}
      <li
        className={clsx('h-4', dropAt === sections.length && 'border-accent border-t-2')}
        onDragOver={() => setDropAt(sections.length)}
      />
    </ol>
  )
}
