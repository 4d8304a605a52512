import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useT } from '../i18n/use-t.ts'
import { controlClass, Field, type FieldProps } from './Field.tsx'
import { floatingClass, rowClass } from './floating.ts'
import { messages } from './messages.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line in the list. */
  hint?: string
  disabled?: boolean
}

interface SelectProps<Value extends string> extends FieldProps {
  choices: readonly Choice<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  required?: boolean
  disabled?: boolean
  size?: 'sm' | 'md'
}

/** One of a few. For more than about fifteen, a `Combobox` can be searched. */
export function Select<Value extends string>({
  choices,
  value,
  defaultValue,
  onChange,
  required,
  disabled,
  size = 'md',
  ...field
}: SelectProps<Value>) {
  const t = useT(messages)
  const items = choices.map((choice) => ({ value: choice.value, label: choice.label }))
  return (
    <Field {...field}>
      {({ onInput, name, ...control }) => (
        <Base.Root
          items={items}
          name={name}
          value={value}
          defaultValue={defaultValue ?? null}
          required={required}
          disabled={disabled}
          onValueChange={(chosen) => {
            onInput()
            if (chosen !== null) onChange?.(chosen)
          }}
        >
          <Base.Trigger
            {...control}
            className={clsx(
              controlClass,
              'flex items-center justify-between gap-2 text-left',
              size === 'sm' ? 'h-8 text-sm' : 'h-9',
            )}
          >
            <Base.Value className="truncate data-placeholder:text-ink-3" placeholder={t('choose')} />
            <ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
          </Base.Trigger>
          <Base.Portal>
            {/* Our security policy takes no style element; the one that is left out is for a list laid over its trigger. */}
            <CSPProvider disableStyleElements>
              <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
                <Base.Popup className={clsx(floatingClass, 'min-w-(--anchor-width) p-1')}>
                  {choices.map((choice) => (
                    <Base.Item key={choice.value} value={choice.value} disabled={choice.disabled} className={rowClass}>
                      <span className="flex min-w-0 flex-1 flex-col">
                        <Base.ItemText>{choice.label}</Base.ItemText>
                        {choice.hint ? <span className="text-ink-3 text-xs">{choice.hint}</span> : null}
                      </span>
                      <Base.ItemIndicator>
                        <Check size={14} aria-hidden="true" className="text-accent" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.Popup>
              </Base.Positioner>
            </CSPProvider>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
