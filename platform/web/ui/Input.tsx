import { clsx } from 'clsx'
import { Eye, EyeOff, Search } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { controlClass, Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { messages } from './messages.ts'

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, keyof FieldProps | 'id' | 'onInput'>

/** A bare one-line control, for places that bring their own label. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(controlClass, 'h-9', className)} />
}

/** One line of text with its label. */
export function TextField({
  label,
  name,
  hint,
  optional,
  labelHidden,
  className,
  ...native
}: FieldProps & Native<'input'>) {
  return (
    <Field {...{ label, name, hint, optional, labelHidden, className }}>
      {(control) => <Input {...native} {...control} />}
    </Field>
  )
}

/** A password that can be looked at while typing. */
export function PasswordField({ label, name, hint, className, ...native }: FieldProps & Native<'input'>) {
  const t = useT(messages)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, name, hint, className }}>
      {(control) => (
        <div className="relative">
          <Input
            {...native}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className="pr-10"
          />
          <IconButton
            className="absolute top-1/2 right-1 -translate-y-1/2"
            size="sm"
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isShown}
            icon={isShown ? <EyeOff size={15} aria-hidden="true" /> : <Eye size={15} aria-hidden="true" />}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}

/** Several lines of text with their label; as high as `rows` at least, and grows with what is typed. */
export function TextArea({
  label,
  name,
  hint,
  optional,
  labelHidden,
  className,
  rows,
  style,
  ...native
}: FieldProps & Native<'textarea'>) {
  return (
    <Field {...{ label, name, hint, optional, labelHidden, className }}>
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows ?? 4}
          // what grows with its content has no height of its own: `rows` alone would be ignored
          style={rows ? { minBlockSize: `clamp(5rem, ${rows}lh + 1rem, 24rem)`, ...style } : style}
          className={clsx(controlClass, 'field-sizing-content max-h-96 min-h-20 resize-y py-2')}
        />
      )}
    </Field>
  )
}

/** A search box. What it does with the words is up to the page; Escape empties it. */
export function SearchField({
  label,
  className,
  onSearch,
  clearsOnEscape = true,
  ...native
}: {
  label: string
  onSearch: (words: string) => void
  /** Off in a dialog, which one Escape closes. */
  clearsOnEscape?: boolean
} & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <Input
        {...native}
        type="search"
        aria-label={label}
        placeholder={native.placeholder ?? label}
        className="pl-8 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (clearsOnEscape && event.key === 'Escape' && event.currentTarget.value) {
            event.stopPropagation()
            onSearch('')
            if (native.value === undefined) event.currentTarget.value = ''
          }
        }}
      />
    </div>
  )
}
