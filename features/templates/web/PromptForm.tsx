import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { choicesOf, filled, LONGEST_LINE, LONGEST_TEXT, type Variable } from '../variables.ts'
import { messages } from './messages.ts'
import type { Prompt } from './use-prompts.ts'

interface PromptFormProps {
  prompt: Prompt
  /** Hears the prompt with its values. */
  onFilled: (text: string) => void
  onCancel: () => void
}

/** Asks for the values of a template’s variables where its text is to be put. */
export function PromptForm({ prompt: { title, description, body, variables }, onFilled, onCancel }: PromptFormProps) {
  const t = useT(messages)
  const box = useRef<HTMLDivElement>(null)
  // whoever has chosen a prompt goes on at its first field
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), [])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  return (
    <Form
      aria-label={title}
      className="flex flex-col gap-3"
      onKeyDown={handleKey}
      onSubmit={async (values) =>
        onFilled(filled(body, Object.fromEntries(variables.map(({ name }) => [name, values.text(name)]))))
      }
    >
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        {description ? <p className="text-ink-2 text-sm">{description}</p> : null}
      </div>
      <div ref={box} className="-m-1 flex max-h-[40dvh] flex-col gap-3 overflow-y-auto p-1">
        {variables.map((variable) => (
          <Field key={variable.name} variable={variable} />
        ))}
      </div>
      <FormActions>
        <SubmitButton>{t('usePrompt')}</SubmitButton>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </FormActions>
    </Form>
  )
}

function Field({ variable }: { variable: Variable }) {
  const t = useT(messages)
  const { name, label, hint, is_required, initial, example } = variable
  const shared = { name, label, hint: hint || undefined, optional: !is_required, required: is_required }
  if (variable.type === 'choice') {
    const choices = choicesOf(variable).map((option) => ({ value: option, label: option || t('noChoice') }))
    return <Select {...shared} choices={choices} defaultValue={initial || choices[0]?.value} />
  }
  const field = { ...shared, defaultValue: initial, placeholder: example || undefined }
  if (variable.type === 'number')
    return (
      <TextField
        {...field}
        type="number"
        step="any"
        min={variable.least ?? undefined}
        max={variable.most ?? undefined}
      />
    )
  if (variable.type === 'text') return <TextArea {...field} rows={3} maxLength={LONGEST_TEXT} />
  return <TextField {...field} maxLength={LONGEST_LINE} />
}
