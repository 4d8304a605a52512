import { useId, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { termsAsCsv, termsAsLines, termsFromCsv } from '../terms-csv.ts'
import { asListed, asTermLines, wordsIn } from './listed-words.ts'
import { messages } from './messages.ts'
import type { useUnsaved } from './use-unsaved.ts'
import type { FullVoice, VoiceEdit } from './use-voice-actions.ts'

type T = ReturnType<typeof useT<typeof messages>>

const choicesOf = (t: T) =>
  ({
    serial_comma: { label: t('serialComma'), choices: { with: t('with'), without: t('without') } },
    heading_case: { label: t('headingCase'), choices: { sentence: t('sentenceCase'), title: t('titleCase') } },
    contractions: { label: t('contractions'), choices: { use: t('use'), avoid: t('avoid') } },
    small_numbers: { label: t('smallNumbers'), choices: { words: t('asWords'), figures: t('asFigures') } },
    speaker: { label: t('speakerRule'), choices: { 'not-i': t('notI'), 'not-i-or-we': t('notIOrWe') } },
    address: { label: t('address'), choices: { familiar: t('familiarForm'), polite: t('politeForm') } },
    exclamations: { label: t('exclamations'), choices: { avoid: t('avoid') } },
  }) as const
type Choice = keyof ReturnType<typeof choicesOf>

const ANY = 'any'

interface RulesFormProps {
  voice: FullVoice
  unsaved: ReturnType<typeof useUnsaved>
  onSave: (edit: VoiceEdit) => Promise<void>
}

/** What code can check of a voice. */
export function RulesForm({ voice, unsaved, onSave }: RulesFormProps) {
  const t = useT(messages)
  const { rules } = voice
  const [terms, setTerms] = useState(() => termsAsLines(rules.preferred))
  const choices = Object.entries(choicesOf(t)) as [Choice, { label: string; choices: Record<string, string> }][]
  return (
    <Form ref={unsaved.watch} onSubmit={(values) => onSave(editIn(values)).then(unsaved.settle)}>
      <div className="grid gap-4 sm:grid-cols-2">
        {choices.map(([name, { label, choices: named }]) => (
          <Select
            key={name}
            label={label}
            name={name}
            defaultValue={rules[name] ?? ANY}
            choices={[
              { value: ANY, label: t('any') },
              ...Object.entries(named).map(([value, words]) => ({ value, label: words })),
            ]}
          />
        ))}
        <TextField
          label={t('longestSentence')}
          name="longest_sentence"
          type="number"
          min={5}
          max={100}
          defaultValue={rules.longest_sentence ?? ''}
        />
      </div>
      <TextArea
        label={t('preferred')}
        name="terms_csv"
        hint={t('preferredHint')}
        value={terms}
        onChange={(event) => setTerms(event.target.value)}
      />
      <CsvButtons terms={terms} onTerms={setTerms} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextArea
          label={t('forbidden')}
          name="forbidden"
          hint={t('forbiddenHint')}
          defaultValue={asListed(rules.forbidden)}
        />
        <TextArea label={t('exactTerms')} name="terms" hint={t('onePerLine')} defaultValue={rules.terms.join('\n')} />
      </div>
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function CsvButtons({ terms, onTerms }: { terms: string; onTerms: (terms: string) => void }) {
  const t = useT(messages)
  const id = useId()
  const handleImport = async (file: File) => {
    const read = termsFromCsv(await file.text())
    // what is there is worth more than a file that can't be read
    if ('problem' in read) return toast({ text: t('notImported', { problem: read.problem }), tone: 'problem' })
    if (read.preferred.length === 0) return toast({ text: t('nothingToImport'), tone: 'problem' })
    onTerms(termsAsLines(read.preferred))
    toast({ text: t('imported', { count: read.preferred.length }), undo: () => onTerms(terms) })
  }
  const handleExport = () => {
    const read = termsFromCsv(asTermLines(terms))
    if ('problem' in read) return toast({ text: read.problem, tone: 'problem' })
    const address = URL.createObjectURL(new Blob([termsAsCsv(read.preferred)], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: address, download: 'terms.csv' }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => document.getElementById(id)?.click()}>
        {t('importCsv')}
      </Button>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('importCsv')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void handleImport(file)
          event.target.value = ''
        }}
      />
      <Button size="sm" onClick={handleExport} disabled={!terms.trim()}>
        {t('exportCsv')}
      </Button>
    </div>
  )
}

function editIn(values: FormValues): VoiceEdit {
  const lines = (name: string) =>
    values
      .raw(name)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const chosen = <Value extends string>(name: Choice, ...known: Value[]): Value | null =>
    known.find((value) => value === values.text(name)) ?? null
  const longest = values.text('longest_sentence')
  return {
    terms_csv: asTermLines(values.raw('terms_csv')),
    rules: {
      forbidden: wordsIn(values.raw('forbidden')),
      terms: lines('terms'),
      serial_comma: chosen('serial_comma', 'with', 'without'),
      heading_case: chosen('heading_case', 'sentence', 'title'),
      contractions: chosen('contractions', 'use', 'avoid'),
      small_numbers: chosen('small_numbers', 'words', 'figures'),
      speaker: chosen('speaker', 'not-i', 'not-i-or-we'),
      address: chosen('address', 'familiar', 'polite'),
      exclamations: chosen('exclamations', 'avoid'),
      longest_sentence: longest ? Number(longest) : null,
    },
  }
}
