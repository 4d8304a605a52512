import { useMutation } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { memo, use, useEffect, useRef } from 'react'
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
import { type LiveText, useLiveText } from './live-text.ts'
import { messages } from './messages.ts'
import { begun, useFollowing, useKeepTurn } from './use-chat.ts'
import { useClaims } from './use-claims.ts'
import { WriterContext } from './writer.ts'

interface AnswerProps {
  chat: ChatView
  message: MessageView
  question: MessageView | undefined
  onInsert?: ((answer: MessageView) => Promise<void>) | undefined
}

/** An answer with its citations, what it cost, and what can be done with it. */
export const AnswerMessage = memo(function AnswerMessage({ chat, message, question, onInsert }: AnswerProps) {
  useFollowing(message, chat.id)
  const live = useLiveText(message.id)
  const claims = useClaims(message)
  const isWriting = message.state === 'writing'
  const { text, citations } = isWriting ? live : message
  const unsourced = isWriting ? NONE : message.unsourced
  const box = useReadAlong(isWriting ? text : '')
  return (
    <div ref={box} aria-busy={isWriting || undefined} className="group flex flex-col gap-3">
      {isWriting ? null : <Notices notices={message.notices} />}
      {/* the same while it grows and once it has ended: a long one is not drawn anew */}
      {text ? <AnswerText key="text" markdown={text} marks={{ citations, unsourced, claims: claims.marks }} /> : null}
      {isWriting ? (
        <Writing chat={chat} message={message} live={live} />
      ) : (
        <>
          <BrokenOff chat={chat} message={message} />
          <AnswerSources message={message} />
          {message.check_id ? <ClaimSummary checkId={message.check_id} {...claims} /> : null}
          <AnswerActions chat={chat} message={message} question={question} onInsert={onInsert} />
        </>
      )}
    </div>
  )
})

const NONE: MessageView['unsourced'] = []

/** How the writing goes, and the way to stop it. */
function Writing({ chat, message, live }: Pick<AnswerProps, 'chat' | 'message'> & { live: LiveText }) {
  const t = useT(messages)
  const keep = useKeepTurn()
  const stop = useMutation({
    mutationFn: () => chatApi.call.stop({ id: chat.id, message_id: message.id }),
    onSuccess: keep,
  })
  return (
    <>
      {live.text ? null : (
        <p className="animate-pulse text-ink-2">{t(chat.mode === 'instruct' ? 'writing' : 'reading')}</p>
      )}
      {live.isLost ? <p className="text-sm text-unsure">{t('lostConnection')}</p> : null}
      <div className="flex items-center gap-3">
        <Button
          size="sm"
          busy={stop.isPending}
          icon={<Square size={12} aria-hidden="true" />}
          onClick={() => stop.mutate()}
        >
          {t('stop')}
        </Button>
        {live.isWhole ? <p className="animate-pulse text-ink-2 text-sm">{t('findingSources')}</p> : null}
      </div>
    </>
  )
}

function Notices({ notices }: Pick<MessageView, 'notices'>) {
  return notices.map(({ message: words }) => (
    <p key={words} className="border-unsure border-l-2 pl-3 text-ink-2 text-sm">
      {words}
    </p>
  ))
}

/** Pixels from the end within which somebody reads along, and wants to go on doing so. */
const READS_ALONG = 400

/** Keeps the end of a text that grows in view for whoever reads along. */
function useReadAlong(text: string) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = text ? box.current?.closest('[data-conversation]') : null
    if (!scroller) return
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    if (below < READS_ALONG) scroller.scrollTop = scroller.scrollHeight
  }, [text])
  return box
}

/** Why an answer is not whole, and the way to have the rest. */
function BrokenOff({ chat, message }: Pick<AnswerProps, 'chat' | 'message'>) {
  const t = useT(messages)
  const tp = useT(platformMessages)
  const writer = use(WriterContext)
  const goOn = useMutation({
    mutationFn: () =>
      begun((heard, signal) =>
        chatApi.call.goOn({ id: chat.id, message_id: message.id, ...writer }, { signal, context: { heard } }),
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
