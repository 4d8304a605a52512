import { useMutation } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { failureWords } from '../../../platform/web/ui/failure-words.ts'
import { messages as platformMessages } from '../../../platform/web/ui/messages.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { AnswerSources } from './AnswerSources.tsx'
import { AnswerText } from './AnswerText.tsx'
import { type ChatView, chatApi, type MessageView } from './api.ts'
import { ClaimSummary } from './ClaimSummary.tsx'
import { useLiveText } from './live-text.ts'
import { messages } from './messages.ts'
import { begun, useFollowing, useKeepTurn } from './use-chat.ts'
import { useClaims } from './use-claims.ts'

interface AnswerProps {
  chat: ChatView
  message: MessageView
  question: MessageView | undefined
  onInsert?: ((answer: MessageView) => Promise<void>) | undefined
}

/** An answer with its citations, what it cost, and what can be done with it. */
export const AnswerMessage = memo(function AnswerMessage(props: AnswerProps) {
  const { chat, message } = props
  useFollowing(message, chat.id)
  return message.state === 'writing' ? <Growing chat={chat} message={message} /> : <Ended {...props} />
})

function Growing({ chat, message }: Pick<AnswerProps, 'chat' | 'message'>) {
  const t = useT(messages)
  const keep = useKeepTurn()
  const { text, citations, isLost } = useLiveText(message.id)
  const stop = useMutation({
    mutationFn: () => chatApi.call.stop({ id: chat.id, message_id: message.id }),
    onSuccess: keep,
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) keepInView(box.current)
  }, [text])
  return (
    <div ref={box} aria-busy="true" className="flex flex-col gap-3">
      {text ? (
        <AnswerText markdown={text} marks={{ citations, unsourced: [], claims: [] }} />
      ) : (
        <p className="animate-pulse text-ink-2">{t(chat.mode === 'instruct' ? 'writing' : 'reading')}</p>
      )}
      {isLost ? <p className="text-sm text-unsure">{t('lostConnection')}</p> : null}
      <Button
        size="sm"
        className="self-start"
        busy={stop.isPending}
        icon={<Square size={12} aria-hidden="true" />}
        onClick={() => stop.mutate()}
      >
        {t('stop')}
      </Button>
    </div>
  )
}

/** Pixels from the end within which somebody reads along, and wants to go on doing so. */
const READS_ALONG = 400

function keepInView(element: Element | null): void {
  const scroller = element?.closest('[data-conversation]')
  if (!scroller) return
  const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
  if (below < READS_ALONG) scroller.scrollTop = scroller.scrollHeight
}

function Ended({ chat, message, question, onInsert }: AnswerProps) {
  const claims = useClaims(message)
  const { text, citations, unsourced, notices } = message
  return (
    <div className="group flex flex-col gap-3">
      {notices.map(({ code, message: words }) => (
        <p key={code} className="border-unsure border-l-2 pl-3 text-ink-2 text-sm">
          {words}
        </p>
      ))}
      {text ? <AnswerText markdown={text} marks={{ citations, unsourced, claims: claims.marks }} /> : null}
      <BrokenOff chat={chat} message={message} />
      <AnswerSources message={message} />
      {message.check_id ? <ClaimSummary {...claims} /> : null}
      <AnswerActions chat={chat} message={message} question={question} onInsert={onInsert} />
    </div>
  )
}

/** Why an answer is not whole, and the way to have the rest. */
function BrokenOff({ chat, message }: Pick<AnswerProps, 'chat' | 'message'>) {
  const t = useT(messages)
  const tp = useT(platformMessages)
  const goOn = useMutation({
    mutationFn: () =>
      begun((heard, signal) =>
        chatApi.call.goOn({ id: chat.id, message_id: message.id }, { signal, context: { heard } }),
      ),
    meta: failureShown,
  })
  const { state, problem } = message
  if (state === 'done' || state === 'writing') return null
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className={state === 'failed' ? 'text-disputed' : 'text-ink-2'}>
        {state === 'failed' ? problem : t(state === 'stopped' ? 'stopped' : 'interrupted')}
      </p>
      {state === 'failed' ? null : (
        <Button size="sm" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          {t('continue')}
        </Button>
      )}
      {goOn.error ? (
        <p role="alert" className="text-disputed">
          {failureWords(asFailure(goOn.error), tp)}
        </p>
      ) : null}
    </div>
  )
}
