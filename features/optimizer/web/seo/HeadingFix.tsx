import { closedHeadings, type LevelChange, loweredHeadings, raisedHeading } from '../../../../engines/seo/index.ts'
import type { Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Shown before the rest is only counted. */
const SHOWN = 4

type HeadingCheck = 'single-title' | 'heading-order'

/** Gives the text one main heading, or leaves no level out: says which headings would get which level, and can be undone. */
export function HeadingFix({ id }: { id: HeadingCheck }) {
  const t = useT(messages)
  const { page, headings, announce } = useSheet()
  if (!headings) return null
  const { deepest, setLevels } = headings
  const { changes, label, done } = fixFor(id, page, deepest)
  if (changes.length === 0) return null
  const handleFix = () => {
    const undo = setLevels(changes)
    announce(t(done, { count: changes.length }))
    toast({ text: t(done, { count: changes.length }), undo })
  }
  return (
    <div className="mt-1 rounded-sm bg-wash px-2 py-1 text-sm">
      <span className="sr-only">{t('proposed')}: </span>
      <ul>
        {changes.slice(0, SHOWN).map(({ start, end, from, level }) => (
          <li key={start} className="break-words">
            {t('lowers', { from, level })} {page.text.slice(start, end)}
          </li>
        ))}
      </ul>
      {changes.length > SHOWN ? (
        <p className="text-ink-2">{t('lowersMore', { count: changes.length - SHOWN })}</p>
      ) : null}
      <Button size="sm" className="mt-1" onClick={handleFix}>
        {t(label)}
      </Button>
    </div>
  )
}

function fixFor(id: HeadingCheck, page: Page, deepest: number) {
  const lowered: LevelChange[] = id === 'single-title' ? loweredHeadings(page, deepest) : []
  if (lowered.length > 0) return { changes: lowered, label: 'lowerHeadings', done: 'lowered' } as const
  if (id === 'single-title') return { changes: raisedHeading(page), label: 'raiseHeading', done: 'raised' } as const
  return { changes: closedHeadings(page), label: 'closeHeadings', done: 'raised' } as const
}
