import type { Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { useCopy } from '../../../../platform/web/ui/use-copy.ts'
import { useSheet } from '../sheet/sheet.ts'
import { pageToHtml, pageToMarkdown } from './linked-text.ts'
import { messages } from './messages.ts'
import type { useRun } from './use-run.ts'

/** What was taken in this run, each and all of it to be taken back; on a page, the text with its links to take along. */
export function RunBar({ page, run }: { page: Page; run: ReturnType<typeof useRun> }) {
  const t = useT(messages)
  const { announce, link } = useSheet()
  const { standing, giveBack } = run
  const handleUndo = () => {
    giveBack(standing)
    announce(t('undoneRun', { count: standing.length }))
  }
  const copy = useCopy()
  if (standing.length === 0) return null
  return (
    <section aria-label={t('runLinks')} className="flex flex-col gap-2 rounded-md border border-line bg-wash p-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto font-medium text-sm">{t('acceptedRun', { count: standing.length })}</p>
        <Button size="sm" onClick={handleUndo}>
          {t('undoRun', { count: standing.length })}
        </Button>
      </div>
      <ul className="flex flex-col gap-0.5">
        {standing.map((taken) => (
          <li key={taken.targetId + taken.start} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 flex-1 truncate">
              {taken.anchor} <span className="text-ink-3">→ {taken.title || taken.url}</span>
            </span>
            <Button
              size="sm"
              look="quiet"
              aria-label={`${t('undo')}: ${taken.anchor}`}
              onClick={() => giveBack([taken])}
            >
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
      {link === null ? (
        <>
          <p className="text-ink-2 text-sm">{t('pastedNote')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void copy(pageToHtml(page), t('copied'))}>
              {t('copyHtml')}
            </Button>
            <Button size="sm" onClick={() => void copy(pageToMarkdown(page), t('copied'))}>
              {t('copyMarkdown')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
