import { type FormEvent, type KeyboardEvent, useCallback } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Input } from '../../../../platform/web/ui/Input.tsx'
import { Floating, focusText, useDesk, useObserved } from '../../../blogs/web/writing-door.ts'
import { messages } from '../messages.ts'
import { useAssist } from '../use-assist.ts'

/** One line to say what to write or change, beside the words that it is about. */
export function AskBox() {
  const { isAskOpen } = useAssist()
  return useObserved(isAskOpen) ? <OpenAskBox /> : null
}

function OpenAskBox() {
  const t = useT(messages)
  const { editor } = useDesk()
  const { session, isAskOpen } = useAssist()
  const rect = useCallback(() => {
    const { from, to } = editor.state.selection
    const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)]
    const bottom = Math.min(Math.max(end.bottom, 60), innerHeight - 120)
    return new DOMRect(start.left, Math.min(start.top, bottom), 1, Math.max(1, bottom - start.top))
  }, [editor])
  const close = () => {
    isAskOpen.set(false)
    focusText(editor)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const order = String(new FormData(event.currentTarget).get('order') ?? '')
    close()
    void session.ask('instruct', { order })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <Floating
      rect={rect}
      side="below"
      role="dialog"
      aria-label={t('askTitle')}
      className="w-(--container-sm) max-w-[calc(100vw-1rem)] rounded-lg bg-surface p-2 shadow-float"
    >
      <form className="flex flex-col gap-1" onSubmit={handleSubmit}>
        <div className="flex gap-1">
          <Input
            name="order"
            aria-label={t('orderLabel')}
            placeholder={t('orderPlaceholder')}
            autoFocus
            autoComplete="off"
            onKeyDown={handleKey}
          />
          <Button type="submit" look="primary" size="md">
            {t('ask')}
          </Button>
        </div>
        <p className="px-1 text-ink-3 text-xs">{t('orderHint')}</p>
      </form>
    </Floating>
  )
}
