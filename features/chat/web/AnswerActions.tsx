import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck, Copy, FileText, RotateCw, TextCursorInput } from 'lucide-react'
import { use } from 'react'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import { type ChatView, chatApi, type MessageView } from './api.ts'
import { messages } from './messages.ts'
import { SourcesContext } from './sources.ts'
import { begun, useKeepTurn } from './use-chat.ts'
import { Versions } from './Versions.tsx'
import { WriterContext } from './writer.ts'

interface ActionsProps {
  chat: ChatView
  message: MessageView
  question: MessageView | undefined
  onInsert?: ((answer: MessageView) => Promise<void>) | undefined
}

/** What can be done with an answer, and what it cost. */
export function AnswerActions({ chat, message, onInsert }: ActionsProps) {
  const t = useT(messages)
  const may = useMay()
  const copy = useCopy()
  const navigate = useNavigate()
  const keep = useKeepTurn()
  const writer = use(WriterContext)
  const sources = use(SourcesContext)
  const maySave = may('blog:create')
  const mayCheck = useFlag('optimizer-fact-check') === 'ALLOWED' && may('check:run')
  const target = { id: chat.id, message_id: message.id }
  const again = useMutation({
    mutationFn: () =>
      begun((heard, signal) =>
        chatApi.call.again({ ...target, ...sources.current, ...writer }, { signal, context: { heard } }),
      ),
  })
  const save = useMutation({
    mutationFn: () => chatApi.call.save(target),
    onSuccess: ({ blog_id }) =>
      toast({
        text: t('saved'),
        action: { label: t('openBlog'), run: () => void navigate({ to: `/blogs/${blog_id}` }) },
      }),
  })
  const check = useMutation({
    mutationFn: () => chatApi.call.check(target),
    onSuccess: ({ check_id }) => keep({ chat, answer: { ...message, check_id } }),
  })
  const insert = useMutation({ mutationFn: async () => onInsert?.(message) })
  const hasText = message.text.trim() !== ''
  // what only says that nothing was found is no text to go on with
  const isUseful = hasText && !message.nothing_found
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-1">
      <Versions chatId={chat.id} message={message} />
      {isUseful && onInsert ? (
        <Button
          size="sm"
          look="quiet"
          busy={insert.isPending}
          icon={<TextCursorInput size={14} aria-hidden="true" />}
          onClick={() => insert.mutate()}
        >
          {t('insert')}
        </Button>
      ) : null}
      {hasText ? (
        <Button
          size="sm"
          look="quiet"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copy(message.text, t('copied'))}
        >
          {t('copy')}
        </Button>
      ) : null}
      {may('chat:ask') ? (
        <Button
          size="sm"
          look="quiet"
          busy={again.isPending}
          icon={<RotateCw size={14} aria-hidden="true" />}
          onClick={() => again.mutate()}
        >
          {t('regenerate')}
        </Button>
      ) : null}
      {isUseful && mayCheck ? (
        <Button
          size="sm"
          look="quiet"
          busy={check.isPending}
          icon={<BadgeCheck size={14} aria-hidden="true" />}
          onClick={() => check.mutate()}
        >
          {t('checkFacts')}
        </Button>
      ) : null}
      {isUseful && maySave ? (
        <Button
          size="sm"
          look="quiet"
          busy={save.isPending}
          icon={<FileText size={14} aria-hidden="true" />}
          onClick={() => save.mutate()}
        >
          {t('saveToBlog')}
        </Button>
      ) : null}
      {hasText ? <CostLine message={message} /> : null}
    </div>
  )
}

function CostLine({ message: { credits, own_key, engine } }: { message: MessageView }) {
  const t = useT(messages)
  const who = engine?.provider === 'builtin' ? t('quoted') : [engine?.provider, engine?.model].filter(Boolean).join(' ')
  const cost = credits === null ? '' : credits === 0 ? t('free') : t('cost', { credits })
  return (
    <p className="ml-auto pl-2 text-ink-3 text-xs">{[who, own_key ? t('ownKey') : cost].filter(Boolean).join(' · ')}</p>
  )
}
