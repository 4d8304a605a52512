import { clsx } from 'clsx'
import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { AnswerMessage } from './AnswerMessage.tsx'
import type { ChatView, MessageView } from './api.ts'
import { CitationCard } from './CitationCard.tsx'
import { type CardSubject, CitationContext } from './citation-context.ts'
import { messages } from './messages.ts'
import { QuestionMessage } from './QuestionMessage.tsx'

interface ConversationProps {
  chat: ChatView
  messages: readonly MessageView[]
  /** Puts an answer into the open text; absent where none is open. */
  onInsert?: ((answer: MessageView) => Promise<void>) | undefined
}

/** The branch that is shown, from the first question on. */
export function Conversation({ chat, messages: branch, onInsert }: ConversationProps) {
  const [card, setCard] = useState<CardSubject | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const last = branch.at(-1)?.id
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' })
  }, [last])
  const stretches = useDrawnStretches(branch.length)
  return (
    <CitationContext value={setCard}>
      <div className="flex flex-col gap-6">
        {stretches.map((stretch) => (
          <Stretch key={stretch.start} {...stretch} chat={chat} branch={branch} onInsert={onInsert} />
        ))}
      </div>
      <div ref={end} />
      <CitationCard subject={card} onClose={() => setCard(null)} />
      <Announcer last={branch.at(-1)} />
    </CitationContext>
  )
}

interface StretchProps extends Pick<ConversationProps, 'chat' | 'onInsert'> {
  branch: readonly MessageView[]
  start: number
  isNearEnd: boolean
}

/** Messages one after the other; not laid out while they are out of sight, but for those at the end. */
const Stretch = memo(function Stretch({ chat, branch, start, isNearEnd, onInsert }: StretchProps) {
  return (
    <div
      className={clsx(
        'flex flex-col gap-6',
        !isNearEnd && '[contain-intrinsic-size:auto_120rem] [content-visibility:auto]',
      )}
    >
      {branch.slice(start, start + STRETCH).map((message, offset) => (
        <article key={message.id}>
          {message.role === 'question' ? (
            <QuestionMessage
              chat={chat}
              message={message}
              isWriting={branch[start + offset + 1]?.state === 'writing'}
            />
          ) : (
            <AnswerMessage chat={chat} message={message} question={branch[start + offset - 1]} onInsert={onInsert} />
          )}
        </article>
      ))}
    </div>
  )
})

/** Messages that come into sight, and are drawn, together. */
const STRETCH = 5
/** Stretches at the end of a conversation that are drawn at once; the others follow one by one, backwards. */
const AT_ONCE = 3

/** The stretches of a conversation that are drawn by now: a long one opens at its end, and nobody waits for its beginning. */
function useDrawnStretches(messages: number) {
  const count = Math.ceil(messages / STRETCH)
  const [drawn, setDrawn] = useState(AT_ONCE)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return Array.from({ length: count }, (_, at) => ({ start: at * STRETCH, isNearEnd: at >= count - AT_ONCE })).slice(
    -drawn,
  )
}

const ENDS: Partial<Record<MessageView['state'], 'announceDone' | 'announceFailed'>> = {
  done: 'announceDone',
  failed: 'announceFailed',
}

/** Says that an answer has begun and ended; its words are read when one goes there. */
function Announcer({ last }: { last: MessageView | undefined }) {
  const t = useT(messages)
  const [watched, setWatched] = useState<string | null>(null)
  if (last?.state === 'writing' && watched !== last.id) setWatched(last.id)
  const said =
    last?.state === 'writing'
      ? t('announceWriting')
      : last && watched === last.id
        ? t(ENDS[last.state] ?? 'announceStopped')
        : ''
  return <LiveRegion>{said}</LiveRegion>
}
