import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { TextArea, TextField } from '../../../platform/web/ui/Input.tsx'
import { Select } from '../../../platform/web/ui/Select.tsx'
import type { Variable } from '../variables.ts'
import { messages } from './messages.ts'

const types = ['line', 'text', 'choice', 'number'] as const

interface VariableFieldsProps {
  variables: readonly Variable[]
  onChange: (variables: Variable[]) => void
}

/** The variables that stand in a template’s text, and what its form says of each. */
export function VariableFields({ variables, onChange }: VariableFieldsProps) {
  const t = useT(messages)
  return (
    <section aria-label={t('variables')} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold text-base">{t('variables')}</h2>
      {variables.length === 0 ? <p className="text-ink-2 text-sm">{t('noVariables')}</p> : null}
      {variables.map((variable, at) => (
        <VariableField
          key={variable.name}
          at={at}
          variable={variable}
          onChange={(next) => onChange(variables.map((one) => (one.name === next.name ? next : one)))}
        />
      ))}
    </section>
  )
}

interface VariableFieldProps {
  /** Its place among the variables, by which the server names what is wrong with it. */
  at: number
  variable: Variable
  onChange: (variable: Variable) => void
}

function VariableField({ at, variable, onChange }: VariableFieldProps) {
  const t = useT(messages)
  const { name, label, hint, type, is_required, initial } = variable
  const path = `variables.${at}`
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 font-mono text-sm">{`{{${name}}}`}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('variableLabel')}
          name={`${path}.label`}
          required
          maxLength={80}
          value={label}
          onChange={({ target }) => onChange({ ...variable, label: target.value })}
        />
        <Select
          label={t('variableType')}
          value={type}
          choices={types.map((one) => ({ value: one, label: t(`type_${one}`) }))}
          onChange={(next) => onChange(ofType(variable, next))}
        />
        <TextField
          label={t('variableHint')}
          name={`${path}.hint`}
          optional
          maxLength={300}
          value={hint}
          onChange={({ target }) => onChange({ ...variable, hint: target.value })}
        />
        <TextField
          label={t('variableDefault')}
          name={`${path}.initial`}
          optional
          value={initial}
          onChange={({ target }) => onChange({ ...variable, initial: target.value })}
        />
        <Example path={path} variable={variable} onChange={onChange} />
        {variable.type === 'choice' ? (
          <TextArea
            className="sm:col-span-2"
            label={t('variableOptions')}
            name={`${path}.options`}
            hint={t('onePerLine')}
            rows={4}
            value={variable.options.join('\n')}
            onChange={({ target }) => onChange({ ...variable, options: target.value.split('\n') })}
          />
        ) : null}
        {variable.type === 'number' ? <Bounds path={path} variable={variable} onChange={onChange} /> : null}
      </div>
      <Checkbox
        className="mt-3"
        label={t('variableRequired')}
        checked={is_required}
        onChange={(isOn) => onChange({ ...variable, is_required: isOn })}
      />
    </fieldset>
  )
}

/** What a try can start from: as long as what the field takes. */
function Example({ path, variable, onChange }: { path: string } & Pick<VariableFieldProps, 'variable' | 'onChange'>) {
  const t = useT(messages)
  const shared = {
    className: 'sm:col-span-2',
    label: t('variableExample'),
    name: `${path}.example`,
    optional: true,
    value: variable.example,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...variable, example: target.value }),
  }
  return variable.type === 'text' ? <TextArea {...shared} rows={3} /> : <TextField {...shared} />
}

interface BoundsProps {
  path: string
  variable: Extract<Variable, { type: 'number' }>
  onChange: (variable: Variable) => void
}

function Bounds({ path, variable, onChange }: BoundsProps) {
  const t = useT(messages)
  return (['least', 'most'] as const).map((bound) => (
    <TextField
      key={bound}
      label={t(bound)}
      name={`${path}.${bound}`}
      type="number"
      optional
      value={variable[bound] ?? ''}
      onChange={({ target }) => onChange({ ...variable, [bound]: target.value === '' ? null : Number(target.value) })}
    />
  ))
}

/** The variable as another type, with what both have. */
function ofType({ name, label, hint, is_required, initial, example }: Variable, type: Variable['type']): Variable {
  const shared = { name, label, hint, is_required, initial, example }
  return type === 'choice' ? { ...shared, type, options: ['', ''] } : { ...shared, type }
}
