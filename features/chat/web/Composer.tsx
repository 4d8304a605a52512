import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { forgetKept, useKept } from '../../../platform/web/session/kept.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { controlClass } from '../../../platform/web/ui/Field.tsx'
import { failureWords } from '../../../platform/web/ui/failure-words.ts'
import { messages as platformMessages } from '../../../platform/web/ui/messages.ts'
import { chatApi } from './api.ts'
import { messages } from './messages.ts'
import { SourcesChoice } from './SourcesChoice.tsx'
import { lackingIn, type Sources } from './sources.ts'
import { begun } from './use-chat.ts'

interface ComposerProps {
  /** Empty for a conversation that begins with this question. */
  chatId: string
  sources: Sources
  onSources: (sources: Sources) => void
  /** What is asked for already, from the address. */
  question?: string
  /** Whether an answer is being written, so that the next question has to wait. */
  isWriting: boolean
  /** Makes the conversation of a first question. */
  onBegin: () => Promise<string>
  /** Hears once the question is stored. */
  onAsked: (chatId: string) => void
}

/** Where a question is typed, and what it is answered from. What is typed stays until the question is stored. */
export function Composer({ chatId, sources, onSources, question = '', isWriting, onBegin, onAsked }: ComposerProps) {
  const t = useT(messages)
  const tp = useT(platformMessages)
  const queries = useQueryClient()
  const name = `factgpt-draft-${chatId || 'new'}`
  const [kept, keep] = useKept(name, '')
  const [text, setText] = useState(kept || question)
  const [hasTried, setTried] = useState(false)
  const ask = useMutation({
    mutationFn: async () => {
      const id = chatId || (await onBegin())
      await begun((heard, signal) =>
        chatApi.call.ask({ id, question: text, ...sources }, { signal, context: { heard } }),
      )
      return id
    },
    onSuccess: (id) => {
      setText('')
      setTried(false)
      forgetKept(name)
      void queries.invalidateQueries({ queryKey: chatApi.query.list.key() })
      onAsked(id)
    },
    meta: failureShown,
  })
  const isOff = isWriting || text.trim() === ''
  const lacking = lackingIn(sources)
  const submit = () => {
    if (isOff || ask.isPending) return
    setTried(true)
    // before a conversation is made for a question that can't be asked
    if (!lacking) ask.mutate()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
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
      <SourcesChoice sources={sources} onChange={onSources} />
      {hasTried && lacking ? (
        <p role="alert" className="text-disputed text-sm">
          {t(`lack_${lacking}`)}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          aria-label={t('question')}
          placeholder={t('placeholder')}
          rows={1}
          maxLength={10_000}
          value={text}
          className={`${controlClass} field-sizing-content max-h-60 min-w-0 flex-1 min-h-11 resize-none py-2.5 text-lg`}
          onChange={({ target: { value } }) => {
            setText(value)
            keep(value)
          }}
          onKeyDown={handleKey}
        />
        <Button
          type="submit"
          look="primary"
          size="lg"
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
