import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  onChange?: (on: boolean) => void
}

/** On or off, taking effect at once. */
export function Switch({ label, hint, onChange, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="flex flex-col">
        <label htmlFor={id} className="font-medium text-ink text-sm">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="text-ink-3 text-xs">
            {hint}
          </span>
        ) : null}
      </div>
      <span className="relative h-5 w-9 shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className="peer h-5 w-9 appearance-none rounded-full bg-line-2 transition-colors checked:bg-accent disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-accent-ink transition-transform peer-checked:translate-x-4"
        />
      </span>
    </div>
  )
}
