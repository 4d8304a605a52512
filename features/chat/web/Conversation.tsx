import { useEffect, useRef, useState } from 'react'
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
  onInsert?: (answer: MessageView) => Promise<void>
}

/** The branch that is shown, from the first question on. Messages out of sight are not laid out. */
export function Conversation({ chat, messages: branch, onInsert }: ConversationProps) {
  const [card, setCard] = useState<CardSubject | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const last = branch.at(-1)?.id
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' })
  }, [last])
  return (
    <CitationContext value={setCard}>
      <div className="flex flex-col gap-6">
        {branch.map((message, at) => (
          <article
            key={message.id}
            className={at < branch.length - 4 ? '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]' : ''}
          >
            {message.role === 'question' ? (
              <QuestionMessage chat={chat} message={message} isWriting={branch[at + 1]?.state === 'writing'} />
            ) : (
              <AnswerMessage chat={chat} message={message} question={branch[at - 1]} onInsert={onInsert} />
            )}
          </article>
        ))}
      </div>
      <div ref={end} />
      <CitationCard subject={card} onClose={() => setCard(null)} />
      <Announcer last={branch.at(-1)} />
    </CitationContext>
  )
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
        ? t(last.state === 'done' ? 'announceDone' : 'announceStopped')
        : ''
  return <LiveRegion>{said}</LiveRegion>
}
