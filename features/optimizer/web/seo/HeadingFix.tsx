import { loweredHeadings } from '../../../../engines/seo/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Shown before the rest is only counted. */
const SHOWN = 4

/** Leaves the text one main heading: says which headings would get which level, and can be undone. */
export function HeadingFix() {
  const t = useT(messages)
  const { page, headings, announce } = useSheet()
  if (!headings) return null
  const { deepest, setLevels } = headings
  const changes = loweredHeadings(page, deepest)
  if (changes.length === 0) return null
  const handleLower = () => {
    const undo = setLevels(changes)
    announce(t('lowered', { count: changes.length }))
    toast({ text: t('lowered', { count: changes.length }), undo })
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
      <Button size="sm" className="mt-1" onClick={handleLower}>
        {t('lowerHeadings')}
      </Button>
    </div>
  )
}
