import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface CheckboxProps {
  label: ReactNode
  hint?: ReactNode
  name?: string
  value?: string
  checked?: boolean
  defaultChecked?: boolean
  /** Some of several are on. */
  mixed?: boolean
  disabled?: boolean
  required?: boolean
  /** For a column of rows that have their own words. */
  labelHidden?: boolean
  /** `isRange` where Shift was held: in a list, that all up to here are meant. */
  onChange?: (checked: boolean, isRange: boolean) => void
  className?: string
}

/** On or off, as one answer among several. The browser's own checkbox, drawn in our colors. */
export function Checkbox({ label, hint, labelHidden, mixed = false, onChange, className, ...rest }: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const Mark = mixed ? Minus : Check
  return (
    <div className={clsx('flex items-start gap-2', className)}>
      <span className="relative mt-0.5 grid size-4 shrink-0">
        <input
          {...rest}
          ref={box}
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange?.(event.target.checked, isShifted(event.nativeEvent))}
          className="peer size-4 appearance-none rounded-sm border border-line-2 bg-paper transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-ink-2 disabled:opacity-50 pointer-coarse:before:absolute pointer-coarse:before:-inset-3"
        />
        <Mark
          size={12}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 left-0.5 text-accent-ink opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
      <div className={labelHidden ? 'sr-only' : 'flex min-w-0 flex-col'}>
        <label htmlFor={id} className="break-words text-ink text-sm">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="break-words text-ink-3 text-xs">
            {hint}
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** A change of a checkbox comes from a click, which knows the keys that were held. */
function isShifted(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}
