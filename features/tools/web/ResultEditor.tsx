import { useEffect, useRef, useState } from 'react'
import { type Measure, measureParts, type Part, type PartValues, renderParts } from '../../../engines/parts/index.ts'
import { contentLanguageOf, languageCode } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { messages } from './messages.ts'
import { CountShown } from './ResultWords.tsx'
import type { RunForm } from './tool-input.ts'
import type { CardResult } from './use-tool-run.ts'

interface ResultEditorProps {
  form: RunForm
  result: CardResult
  onSave: (edited: { content: string; parts?: PartValues | undefined }) => Promise<void>
  onCancel: () => void
}

/** The words of a result to be changed in place, by their parts where it comes in parts; counters go along. */
export function ResultEditor({ form, result, onSave, onCancel }: ResultEditorProps) {
  const t = useT(messages)
  const [content, setContent] = useState(result.content)
  const [values, setValues] = useState(result.parts)
  const parts = values ? form.parts : []
  const edited = values
    ? renderParts(form.parts, values, languageCode(contentLanguageOf(result.input.language)))
    : content
  const hasChanges = edited !== result.content
  const measures = values ? measureParts(form.parts, values, result.input.fields) : []
  const fields = useRef<HTMLFieldSetElement>(null)
  // the button that opened it is gone with the row it was in
  useEffect(() => fields.current?.querySelector('textarea')?.focus(), [])
  return (
    <fieldset
      ref={fields}
      aria-label={t('edit')}
      className="flex min-w-0 flex-col gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || hasChanges) return
        event.stopPropagation()
        onCancel()
      }}
    >
      {values ? (
        parts.map((part) => (
          <PartField
            key={part.name}
            part={part}
            value={values[part.name]}
            measures={measures.filter((measure) => measure.part === part.name)}
            onChange={(value) => setValues({ ...values, [part.name]: value })}
          />
        ))
      ) : (
        <TextArea label={t('editText')} rows={10} value={content} onChange={({ target }) => setContent(target.value)} />
      )}
      <div className="flex gap-2">
        <Button
          look="primary"
          size="sm"
          disabled={edited.trim() === ''}
          onClick={() => void onSave({ content: edited, parts: values })}
        >
          {t('save')}
        </Button>
        <Button size="sm" look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

interface PartFieldProps {
  part: Part
  value: PartValues[string] | undefined
  measures: readonly Measure[]
  onChange: (value: PartValues[string]) => void
}

function PartField({ part, value, measures, onChange }: PartFieldProps) {
  // what is typed is read as entries only when it is left, so that an empty line can be typed
  const [typed, setTyped] = useState(() => asText(part, value))
  const handleChange = (text: string) => {
    setTyped(text)
    onChange(asValue(part, text))
  }
  return (
    <div>
      <TextArea
        label={part.label}
        rows={part.form === 'line' || part.form === 'title' ? 2 : 5}
        value={typed}
        onChange={({ target }) => handleChange(target.value)}
      />
      {measures.map((measure) => (
        <CountShown key={measure.entry} measure={measure} />
      ))}
    </div>
  )
}

/** Between the two columns of a pair where it is typed. */
const BETWEEN = ' | '

function asText({ columns = ['', ''] }: Part, value: PartValues[string] | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  return value
    .map((entry) => (typeof entry === 'string' ? entry : columns.map((name) => entry[name] ?? '').join(BETWEEN)))
    .join('\n')
}

function asValue({ form, columns = ['', ''] }: Part, typed: string): PartValues[string] {
  if (form !== 'list' && form !== 'pairs') return typed
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (form === 'list') return lines
  return lines.map((line) => {
    const [first = '', ...rest] = line.split('|')
    return { [columns[0]]: first.trim(), [columns[1]]: rest.join('|').trim() }
  })
}
