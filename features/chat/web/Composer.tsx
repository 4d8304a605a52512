import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { forgetKept, useKept } from '../../../platform/web/session/kept.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { failureWords } from '../../../platform/web/ui/failure-words.ts'
import { messages as platformMessages } from '../../../platform/web/ui/messages.ts'
import { type Prompt, PromptForm } from '../../templates/web/prompts-door.ts'
import { MOST_QUESTION } from '../contract.ts'
import { chatApi } from './api.ts'
import { rememberBegun, wasBegunHere } from './begun-here.ts'
import { messages } from './messages.ts'
import { QuestionField } from './QuestionField.tsx'
import { SourcesButton, SourcesChoice } from './SourcesChoice.tsx'
import { lackingIn, oddAddressIn, type Sources } from './sources.ts'
import { begun } from './use-chat.ts'
import { WriterContext } from './writer.ts'

interface ComposerProps {
  /** Empty for a conversation that begins with this question. */
  chatId: string
  sources: Sources
  onSources: (sources: Sources) => void
  /** What is asked for already, from the address. */
  question?: string
  /** An example that was taken: it goes before what was typed. */
  tried: string
  /** What it is answered with, beside what it is answered from. */
  settings: ReactNode
  /** Whether an answer is being written, so that the next question has to wait. */
  isWriting: boolean
  /** Where a conversation that begins with this question is put. */
  projectId: string | undefined
  /** Hears once the question is stored. */
  onAsked: (chatId: string) => void
}

/** Where a question is typed, and what it is answered from. What is typed stays until the question is stored. */
export function Composer({
  chatId,
  projectId,
  sources,
  onSources,
  question = '',
  tried,
  settings,
  isWriting,
  onAsked,
}: ComposerProps) {
  const t = useT(messages)
  const tp = useT(platformMessages)
  const { number } = useFormat()
  const queries = useQueryClient()
  const writer = use(WriterContext)
  const name = `factgpt-draft-${chatId || 'new'}`
  const [kept, keep] = useKept(name, '')
  const [text, setText] = useState(tried || kept || question)
  const [hasTried, setTried] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // the field of a new conversation goes with its first question, and the focus with it
  useEffect(() => {
    if (wasBegunHere(chatId)) field.current?.focus()
  }, [chatId])
  const ask = useMutation({
    mutationFn: () =>
      begun((heard, signal) => {
        const asked = { question: text, ...sources, ...writer }
        const options = { signal, context: { heard } }
        return chatId
          ? chatApi.call.ask({ id: chatId, ...asked }, options)
          : chatApi.call.begin({ project_id: projectId, ...asked }, options)
      }),
    onSuccess: (id) => {
      setText('')
      setTried(false)
      setChoosing(false)
      forgetKept(name)
      void queries.invalidateQueries({ queryKey: chatApi.query.list.key() })
      if (!chatId) rememberBegun(id)
      onAsked(id)
    },
    meta: failureShown,
  })
  const isTooLong = text.length > MOST_QUESTION
  const isOff = isWriting || text.trim() === '' || isTooLong
  const lacking = lackingIn(sources)
  const odd = oddAddressIn(sources)
  const problem = lacking ? t(`lack_${lacking}`) : odd ? t('oddAddress', { found: odd }) : null
  const submit = () => {
    if (isOff || ask.isPending) return
    setTried(true)
    if (!problem) ask.mutate()
  }
  const put = (next: string) => {
    setText(next)
    keep(next)
  }
  const leavePrompt = (next: string) => {
    put(next)
    setPrompt(null)
    // the field is there again once this is drawn
    requestAnimationFrame(() => field.current?.focus())
  }
  if (prompt) return <PromptForm prompt={prompt} onFilled={leavePrompt} onCancel={() => leavePrompt('')} />
  return (
    <form
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {ask.error ? (
        <p role="alert" className="text-disputed text-sm">
          {failureWords(asFailure(ask.error), tp)}
        </p>
      ) : null}
      <div className={clsx('min-w-0', !isChoosing && !(hasTried && problem) && 'short:hidden')}>
        <SourcesChoice sources={sources} onChange={onSources} beside={settings} />
      </div>
      {hasTried && problem ? (
        <p role="alert" className="break-words text-disputed text-sm">
          {problem}
        </p>
      ) : null}
      {isTooLong ? (
        <p role="alert" className="text-disputed text-sm">
          {t('tooLong', { limit: number(MOST_QUESTION) })}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <SourcesButton mode={sources.mode} isOpen={isChoosing} onToggle={() => setChoosing(!isChoosing)} />
        <QuestionField text={text} field={field} onText={put} onPrompt={setPrompt} onSubmit={submit} />
        <Button
          type="submit"
          look="primary"
          size="lg"
          className="h-11"
          disabled={isOff}
          busy={ask.isPending}
          icon={<ArrowUp size={16} aria-hidden="true" />}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
