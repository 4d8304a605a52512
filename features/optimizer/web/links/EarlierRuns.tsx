import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import type { useRun } from './use-run.ts'

/** Links that were added to this text before the page was opened, by the run that added them: each run can be undone. */
export function EarlierRuns({ run: { earlier, giveBack } }: { run: ReturnType<typeof useRun> }) {
  const t = useT(messages)
  const format = useFormat()
  const { announce } = useSheet()
  if (earlier.length === 0) return null
  const handleUndo = (links: (typeof earlier)[number]['links']) => {
    giveBack(links)
    announce(t('undoneRun', { count: links.length }))
  }
  return (
    <details className="border-line border-t pt-2">
      <summary className="cursor-pointer font-medium text-sm">{t('earlierRuns', { count: earlier.length })}</summary>
      <ul className="flex flex-col gap-1 pt-2">
        {earlier.map(({ id, madeAt, links }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
            <span className="min-w-0 flex-1">
              {links.map(({ anchor }) => anchor).join(', ')}{' '}
              <span className="text-ink-3 text-xs">· {format.moment(madeAt)}</span>
            </span>
            <Button size="sm" onClick={() => handleUndo(links)}>
              {t('undoRun', { count: links.length })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
