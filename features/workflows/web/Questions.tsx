import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { Form, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'
import { Ticks } from './Ticks.tsx'
import type { StepProps } from './WorkflowFrame.tsx'

/** What readers ask, with the sources' answers, and a person's own questions. */
export function Questions({ workflow, save }: StepProps) {
  const t = useT(messages)
  const { questions } = workflow.research
  return (
    <Ticks
      title={t('questions')}
      text={t('questionsText')}
      things={questions}
      onChoose={(chosen) => void save({ questions: chosen })}
    >
      {questions.length ? null : <p className="text-ink-3 text-sm">{t('questionsNone')}</p>}
      <ul className="flex flex-col gap-2.5">
        {questions.map((question) => (
          <li key={question.id}>
            <Checkbox
              label={question.text}
              hint={question.answer ?? t(question.answered ? 'answered' : 'unanswered')}
              checked={question.chosen}
              onChange={(chosen) => void save({ questions: [{ id: question.id, chosen }] })}
            />
          </li>
        ))}
      </ul>
      <Form
        key={questions.length}
        className="mt-4 flex max-w-xl items-end gap-2"
        onSubmit={(values) => save({ custom_question: values.text('custom_question') })}
      >
        <TextField
          className="flex-1"
          label={t('addQuestion')}
          name="custom_question"
          required
          minLength={3}
          maxLength={300}
        />
        <SubmitButton look="secondary">{t('add')}</SubmitButton>
      </Form>
    </Ticks>
  )
}
