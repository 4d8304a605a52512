import { Link } from '@tanstack/react-router'
import { Square } from 'lucide-react'
import { countIn } from '../../../engines/text/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { WORDS_PER_CREDIT } from '../../billing/contract.ts'
import { Cost } from '../../billing/web/cost-door.ts'
import { useLanguages } from '../../flags/web/languages-door.ts'
import type { FormField } from '../../generators/contract.ts'
import { useHasModel, useWriter } from '../../models/web/has-model-door.ts'
import { useChoiceWords } from '../../writing/web/index.ts'
import { messages } from './messages.ts'
import { ToolSettings } from './ToolSettings.tsx'
import { exampleOf, type RunForm, type ToolInput, untouched } from './tool-input.ts'
import type { useToolRun } from './use-tool-run.ts'

interface ToolFieldsProps {
  form: RunForm
  input: ToolInput
  onChange: (change: Partial<ToolInput>) => void
  running: ReturnType<typeof useToolRun>
}

/** The form of a tool, drawn from its declaration. What was typed stays, whatever becomes of the call. */
export function ToolFields({ form, input, onChange, running }: ToolFieldsProps) {
  const t = useT(messages)
  const hasModel = useHasModel()
  const [language = 'English-US'] = useLanguages()
  // until it is known whether there is a model, one that needs it offers nothing that would fail
  const canRun = !form.needsModel || hasModel === true
  return (
    <Form onSubmit={() => running.run(input)}>
      {form.needsModel && hasModel === false ? <NeedsModel /> : null}
      <p className="flex flex-wrap items-center justify-between gap-2 text-ink-3 text-sm">
        {t('formOnly')}
        <span className="flex flex-wrap gap-1">
          <Button size="sm" onClick={() => onChange({ fields: exampleOf(form.fields) })}>
            {t('fillExample')}
          </Button>
          <Button size="sm" look="quiet" onClick={() => onChange(untouched(form, language))}>
            {t('emptyForm')}
          </Button>
        </span>
      </p>
      {form.fields.map((field) => (
        <ToolField
          key={field.name}
          field={field}
          value={input.fields[field.name] ?? ''}
          onChange={(value) => onChange({ fields: { ...input.fields, [field.name]: value } })}
        />
      ))}
      <ToolSettings form={form} input={input} onChange={onChange} />
      {hasModel === false && !form.needsModel ? <p className="text-ink-2 text-sm">{t('withoutModel')}</p> : null}
      <FormActions>
        {canRun ? <SubmitButton>{t('run')}</SubmitButton> : null}
        {running.isRunning ? (
          <Button icon={<Square size={12} aria-hidden="true" />} onClick={running.stop}>
            {t('stop')}
          </Button>
        ) : null}
        {canRun ? <Price input={input} /> : null}
      </FormActions>
    </Form>
  )
}

/** What stands for the button where only a model could do it. */
function NeedsModel() {
  const t = useT(messages)
  return (
    <div className="rounded-md bg-unsure-wash p-4">
      <p className="font-medium">{t('modelNeeded')}</p>
      <p className="mt-1 mb-3 text-ink-2 text-sm">{t('modelNeededText')}</p>
      <Link to="/account/models" className={buttonClass('primary')}>
        {t('connect')}
      </Link>
    </div>
  )
}

/** What the results will cost at most if they are of the usual length; nothing where the person's own key pays. */
function Price({ input: { copies, fields } }: { input: ToolInput }) {
  const writer = useWriter()
  const wanted = Number(fields.words ?? 0)
  const each = Math.max(1, Math.ceil((Number.isFinite(wanted) ? wanted : 0) / WORDS_PER_CREDIT))
  return writer && writer !== 'own-key' ? <Cost credits={copies * each} /> : null
}

interface ToolFieldProps {
  field: FormField
  value: string
  onChange: (value: string) => void
}

/** Characters from a tenth of the limit on are worth a counter. */
const COUNTED_FROM = 0.1

function ToolField({ field, value, onChange }: ToolFieldProps) {
  const t = useT(messages)
  const format = useFormat()
  const choiceWords = useChoiceWords()
  const { name, kind, label, hint, isRequired, longest, least, most, options = [], example } = field
  const count = countIn('characters', value)
  const counter =
    longest && count > longest * COUNTED_FROM
      ? ` ${t('counted', { count: format.number(count), most: format.number(longest) })}`
      : ''
  const shared = { label, name, hint: `${hint}${counter}`, optional: !isRequired }
  if (kind === 'choice')
    return (
      <Select
        {...shared}
        optional={options.includes('')}
        value={value}
        onChange={onChange}
        choices={options.map((option) => ({ value: option, label: option ? choiceWords(option) : t('noChoice') }))}
      />
    )
  const typed = {
    value,
    required: isRequired,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'text') return <TextArea {...shared} {...typed} maxLength={longest} rows={5} placeholder={undefined} />
  return (
    <TextField
      {...shared}
      {...typed}
      type={kind === 'number' ? 'number' : 'text'}
      min={least}
      max={most}
      maxLength={kind === 'number' ? undefined : longest}
      placeholder={kind === 'number' ? undefined : String(example)}
    />
  )
}
