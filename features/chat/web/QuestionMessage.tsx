import { Pencil } from 'lucide-react'
import { memo, use, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { type ChatView, chatApi, type MessageView } from './api.ts'
import { messages } from './messages.ts'
import { SourcesContext } from './sources.ts'
import { begun } from './use-chat.ts'
import { Versions } from './Versions.tsx'
import { WriterContext } from './writer.ts'

interface QuestionProps {
  chat: ChatView
  message: MessageView
  isWriting: boolean
}

/** A question as it was asked, and the way to ask it otherwise; both versions are kept. */
export const QuestionMessage = memo(function QuestionMessage({ chat, message, isWriting }: QuestionProps) {
  const t = useT(messages)
  const [isEditing, setEditing] = useState(false)
  const writer = use(WriterContext)
  const sources = use(SourcesContext)
  const ask = async (question: string) => {
    await begun((heard, signal) =>
      chatApi.call.ask(
        { id: chat.id, question, replaces: message.id, ...sources.current, ...writer },
        { signal, context: { heard } },
      ),
    )
    setEditing(false)
  }
  if (isEditing)
    return (
      <Form onSubmit={(values) => ask(values.text('question'))} className="flex flex-col gap-2">
        <TextArea
          label={t('editLabel')}
          hint={t('editHint')}
          name="question"
          rows={2}
          defaultValue={message.text}
          maxLength={10_000}
          required
        />
        <FormActions>
          <Button onClick={() => setEditing(false)}>{t('cancel')}</Button>
          <SubmitButton>{t('askEdited')}</SubmitButton>
        </FormActions>
      </Form>
    )
  return (
    <div className="group flex flex-col items-end gap-1">
      <h2 className="sr-only">{t('question')}</h2>
      <p className="max-w-[85%] whitespace-pre-wrap rounded-lg bg-wash px-4 py-2.5 text-lg [overflow-wrap:anywhere]">
        {message.text}
      </p>
      <div className="flex items-center gap-1">
        <Versions chatId={chat.id} message={message} />
        <IconButton
          size="sm"
          label={t('edit')}
          icon={<Pencil size={13} aria-hidden="true" />}
          disabled={isWriting}
          onClick={() => setEditing(true)}
        />
      </div>
    </div>
  )
})
