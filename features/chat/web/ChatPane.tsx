import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../platform/web/session/kept.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { type ChatView, chatApi, type MessageView } from './api.ts'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { EmptyConversation } from './EmptyConversation.tsx'
import { JumpToEnd } from './JumpToEnd.tsx'
import { messages } from './messages.ts'
import { type Sources, SourcesContext, sourcesOf } from './sources.ts'
import { useKeepChat } from './use-chat.ts'
import { WriterSettings } from './WriterSettings.tsx'
import { useWriterChoice, WriterContext } from './writer.ts'

interface PaneProps {
  /** Absent before the first question. */
  whole?: { chat: ChatView; messages: MessageView[] }
  /** What is asked for already. */
  question?: string
  onAsked: (chatId: string) => void
  /** Puts an answer into the open text; absent where none is open. */
  onInsert?: (answer: MessageView) => Promise<void>
}

/** A conversation with the field for its next question: what the page and the editor's panel both show. */
export function ChatPane({ whole, question, onAsked, onInsert }: PaneProps) {
  const t = useT(messages)
  const { project } = useActiveProject()
  const [mode, keepMode] = useKept('factgpt-mode', 'instruct')
  const [sources, setSources] = useState<Sources>(() =>
    whole?.chat ? chosenIn(whole.chat) : sourcesOf(modeNamed(mode)),
  )
  const scroller = useRef<HTMLElement>(null)
  const now = useRef(sources)
  now.current = sources
  const [tried, setTried] = useState('')
  const keep = useKeepChat()
  const change = useMutation({
    mutationFn: (next: Sources) => chatApi.call.change({ id: whole?.chat.id ?? '', ...next }),
    onSuccess: keep,
  })
  const handleSources = (next: Sources) => {
    setSources(next)
    keepMode(next.mode)
    // what is typed is stored with the question; a mode or a ticked source at once
    if (whole && next.mode !== 'url') change.mutate(next)
  }
  const branch = whole?.messages ?? []
  const choice = useWriterChoice()
  return (
    <WriterContext value={choice.writer}>
      {/* focusable, so that a long answer can be scrolled with the keyboard */}
      <section
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        data-conversation
        // what is placed within it scrolls with it, and not with the page around
        className="-outline-offset-2 relative min-h-0 flex-1 overflow-y-auto"
        ref={scroller}
      >
        <div className="mx-auto max-w-3xl px-4 py-6 md:px-8 short:py-3">
          {whole && branch.length > 0 ? (
            <SourcesContext value={now}>
              <Conversation chat={whole.chat} messages={branch} onInsert={onInsert} />
            </SourcesContext>
          ) : (
            <EmptyConversation mode={sources.mode} onTry={setTried} />
          )}
        </div>
      </section>
      <div className="relative border-line border-t bg-paper">
        <JumpToEnd scroller={scroller} />
        <div className="mx-auto max-w-3xl px-4 py-3 md:px-8 short:py-2">
          <Composer
            key={tried}
            tried={tried}
            chatId={whole?.chat.id ?? ''}
            projectId={project?.id}
            sources={sources}
            onSources={handleSources}
            question={question}
            settings={<WriterSettings choice={choice} projectId={project?.id} />}
            isWriting={branch.at(-1)?.state === 'writing'}
            onAsked={onAsked}
          />
        </div>
      </div>
    </WriterContext>
  )
}

function chosenIn({ mode, files, urls, domains }: ChatView): Sources {
  return { mode, files, urls, domains }
}

function modeNamed(name: string): Sources['mode'] {
  return (['instruct', 'serp', 'url', 'file', 'domain'] as const).find((mode) => mode === name) ?? 'instruct'
}
