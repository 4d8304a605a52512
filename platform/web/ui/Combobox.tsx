import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { controlClass, Field, type FieldProps } from './Field.tsx'
import { floatingClass, rowClass } from './floating.ts'
import { messages } from './messages.ts'
import type { Choice } from './Select.tsx'

interface ComboboxProps extends FieldProps {
  choices: readonly Choice[]
  value?: Choice | null
  defaultValue?: Choice | null
  onChange?: (choice: Choice | null) => void
  /** Called with what is typed, for choices that come from the server; the page then hands in new `choices`. */
  onWords?: (words: string) => void
  placeholder?: string
  required?: boolean
}

/** One of many, found by typing. */
export function Combobox({
  choices,
  value,
  defaultValue,
  onChange,
  onWords,
  placeholder,
  required,
  ...field
}: ComboboxProps) {
  const t = useT(messages)
  const [words, setWords] = useState('')
  return (
    <Field {...field}>
      {({ onInput, name, ...control }) => (
        <Base.Root
          items={choices}
          filter={onWords ? null : undefined}
          name={name}
          required={required}
          value={value}
          defaultValue={defaultValue}
          isItemEqualToValue={(item, chosen) => item.value === chosen.value}
          onValueChange={(choice) => {
            onInput()
            onChange?.(choice)
          }}
          onInputValueChange={(typed) => {
            setWords(typed)
            onWords?.(typed)
          }}
        >
          <Base.InputGroup className="relative">
            <Base.Input {...control} placeholder={placeholder} className={clsx(controlClass, 'h-9 pr-9')} />
            <Base.Trigger
              aria-label={t('choose')}
              className="absolute inset-y-0 right-0 grid w-9 place-items-center text-ink-3"
            >
              <ChevronsUpDown size={14} aria-hidden="true" />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner sideOffset={4} className="z-50 outline-none">
              <Base.Popup className={clsx(floatingClass, 'max-h-80 w-(--anchor-width) p-1')}>
                <Base.Empty className="px-2 text-ink-3 text-sm not-empty:py-2">
                  {words ? t('nothingFound', { words }) : t('noChoices')}
                </Base.Empty>
                <Base.List>
                  {(choice: Choice) => (
                    <Base.Item key={choice.value} value={choice} className={rowClass}>
                      <span className="flex-1">{choice.label}</span>
                      <Base.ItemIndicator>
                        <Check size={14} aria-hidden="true" className="text-accent" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
