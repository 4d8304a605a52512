import { Play } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { Run } from '../../tools/web/run-door.ts'
import type { Content } from '../contract.ts'
import { declaredFor, MOST_VARIABLES, oddBraces, openBraces, type Variable } from '../variables.ts'
import { messages } from './messages.ts'
import { formOf, writeWith } from './template-form.ts'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import { useDraft } from './use-draft.ts'
import { VariableFields } from './VariableFields.tsx'

interface EditorProps {
  /** What a draft that is not saved is kept under. */
  name: string
  /** 0 for one that is not stored yet. */
  version: number
  content: Content
  /** Calls `onSaved` once it is stored, before the stored version is shown: what was kept of it is then nothing unsaved. */
  onSave: (content: Content, onSaved: () => void) => Promise<unknown>
}

/** The words of a template. Its form is drawn from the variables while they are typed; it can be tried before it is saved. */
export function Editor({ name, version, content, onSave }: EditorProps) {
  const t = useT(messages)
  const languages = useLanguages()
  const { draft, change, forget, ...kept } = useDraft(name, { version, content })
  const [isTrying, setTrying] = useState(false)
  const missingId = useId()
  const trial = useRef<HTMLDivElement>(null)
  const variables = declaredFor(draft.body, draft.variables)
  // what is too many is said of the prompt, once
  const whole = { ...draft, variables: variables.slice(0, MOST_VARIABLES).map(withoutEmptyOptions) }
  const [odd] = oddBraces(draft.body)
  const [open] = openBraces(draft.body)
  const missing =
    draft.body.trim() === ''
      ? t('tryNeedsBody')
      : odd
        ? t('tryNeedsNames')
        : open
          ? t('tryNeedsClosing', { open })
          : variables.length > MOST_VARIABLES
            ? t('tooManyVariables', { most: String(MOST_VARIABLES), count: String(variables.length) })
            : null
  const handleTry = () => {
    setTrying(!isTrying)
    // once it is drawn; it stands below the fields, out of sight where there are many
    requestAnimationFrame(() => trial.current?.scrollIntoView({ behavior: 'smooth' }))
  }
  const tried = { ...whole, title: draft.title.trim() || t('untitled') }
  return (
    <>
      <Form onSubmit={() => onSave(whole, forget)}>
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <TextField
              label={t('templateTitle')}
              name="title"
              required
              maxLength={120}
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
            />
            <TextField
              label={t('templateDescription')}
              name="description"
              optional
              maxLength={300}
              value={draft.description}
              onChange={({ target }) => change({ description: target.value })}
            />
            <TextField
              label={t('formula')}
              name="formula"
              hint={t('formulaHint')}
              optional
              maxLength={500}
              value={draft.formula}
              onChange={({ target }) => change({ formula: target.value })}
            />
            <TextArea
              label={t('body')}
              name="body"
              hint={
                odd ? (
                  <span className="text-unsure">{t('oddBraces', { found: odd })}</span>
                ) : (
                  t('bodyHint', { example: '{{product}}' })
                )
              }
              required
              rows={16}
              value={draft.body}
              onChange={({ target }) => change({ body: target.value })}
            />
            <Select
              label={t('language')}
              value={draft.language}
              choices={[...new Set([...languages, draft.language])].map((one) => ({ value: one, label: one }))}
              onChange={(language) => change({ language: language as Content['language'] })}
            />
          </div>
          <VariableFields variables={variables} onChange={(next) => change({ variables: next })} />
        </div>
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
          <Button
            icon={<Play size={13} aria-hidden="true" />}
            aria-expanded={isTrying}
            aria-describedby={missing ? missingId : undefined}
            disabled={missing !== null}
            onClick={handleTry}
          >
            {t('try')}
          </Button>
          {missing ? (
            <span id={missingId} className="text-ink-2 text-sm">
              {missing}
            </span>
          ) : null}
          <UnsavedNotice version={version} {...kept} />
        </FormActions>
      </Form>
      {isTrying && missing === null ? (
        <div ref={trial} className="mt-8">
          <Section title={t('tryTitle')} description={t('tryText')}>
            <Run
              key={variables.map(({ name: one, type }) => `${one} ${type}`).join()}
              form={formOf(`template-try:${name}`, tried)}
              write={writeWith({ content: tried })}
              hasHistory={false}
            />
          </Section>
        </div>
      ) : null}
    </>
  )
}

/** A line that is left empty while options are typed is none of them. */
function withoutEmptyOptions(variable: Variable): Variable {
  return variable.type === 'choice' ? { ...variable, options: variable.options.filter((one) => one.trim()) } : variable
}
