import { Check } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { ownWords } from '../../../../../engines/plagiarism/index.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { useAssistantState } from '../core/use-assistant-state.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { usePausedValue } from '../core/use-paused-value.ts'
import { Docked } from '../menus/Docked.tsx'
import { messages } from './messages.ts'
import { quotedWords } from './quotation-at.ts'
import { endRewording, ownText, rewordingIn } from './rewording.ts'

/** Below the page while a quotation is put into one’s own words: what the new text copies, lacks and adds, and how it ends. */
export function OwnWordsBar() {
  const t = useT(messages)
  const desk = useDesk()
  const { editor, isRewording } = desk
  const assistant = useAssistantState()
  const OwnWordsButton = useObserved(desk.assistant)?.ownWordsButton
  const open = useEditorValue(editor, ({ state }) => {
    const open = rewordingIn(state)
    return open && { isEmpty: ownText(state.doc, open) === '', hasQuotation: open.quotation !== null }
  })
  // undone, or deleted
  useEffect(() => {
    if (open === null) isRewording.set(false)
  }, [open, isRewording])
  if (open === null) return null
  return (
    <Docked role="group" aria-label={t('bar')}>
      <Findings />
      {open.isEmpty ? <span className="px-2 text-ink-2 text-sm">{t('hint')}</span> : null}
      {assistant === 'idle' ? (
        <>
          {OwnWordsButton && open.hasQuotation ? <OwnWordsButton /> : null}
          <Button
            size="sm"
            look="primary"
            disabled={open.isEmpty || !open.hasQuotation}
            icon={<Check size={14} aria-hidden="true" />}
            onClick={() => endRewording(desk, 'replace')}
          >
            {t('replace')}
          </Button>
          <Button size="sm" look="quiet" disabled={open.isEmpty} onClick={() => endRewording(desk, 'keep')}>
            {t('keep')}
          </Button>
          <Button size="sm" look="quiet" onClick={() => endRewording(desk, 'cancel')}>
            {t('cancel')}
          </Button>
        </>
      ) : null}
    </Docked>
  )
}

/** What code can tell of the text beside the quotation; said once the writer pauses. */
function Findings() {
  const t = useT(messages)
  const { editor, language } = useDesk()
  const spoken = useObserved(language)
  const found = usePausedValue(
    useCallback(() => {
      const open = rewordingIn(editor.state)
      const text = open && ownText(editor.state.doc, open)
      return open?.quotation && text ? ownWords(quotedWords(open.quotation), text, spoken) : null
    }, [editor, spoken]),
  )
  const lines = found
    ? [
        ...found.copied.slice(0, 2).map((words) => t('copied', { words })),
        ...(found.missing.length > 0 ? [t('missing', { words: found.missing.join(', ') })] : []),
        ...(found.added.length > 0 ? [t('added', { words: found.added.join(', ') })] : []),
      ]
    : []
  return (
    <div role="status" className="flex w-full flex-col items-center">
      {lines.map((line) => (
        <p key={line} className="max-w-measure px-2 pb-1 text-sm text-unsure">
          {line}
        </p>
      ))}
    </div>
  )
}
