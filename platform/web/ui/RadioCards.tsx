import { clsx } from 'clsx'
import { useId } from 'react'

interface Card<Value extends string> {
  value: Value
  label: string
  hint?: string
}

interface RadioCardsProps<Value extends string> {
  /** The question; read out, and shown unless a heading above already asks it. */
  label: string
  labelHidden?: boolean
  name: string
  choices: readonly Card<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  columns?: 1 | 2 | 3
}

const grids = { 1: 'grid-cols-1', 2: 'grid-cols-1 sm:grid-cols-2', 3: 'grid-cols-1 sm:grid-cols-3' }

/** One of a few, all of them in sight. Arrow keys move between them, as between any radio buttons. */
export function RadioCards<Value extends string>({
  label,
  labelHidden = true,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  columns = 1,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'mb-2 font-medium text-sm'}>{label}</legend>
      <div className={clsx('grid gap-2', grids[columns])}>
        {choices.map((card) => (
          <label
            key={card.value}
            htmlFor={`${id}-${card.value}`}
            className="flex min-h-10 items-start gap-3 rounded-md border border-line bg-paper px-3 py-2 text-sm transition-colors hover:border-line-2 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              id={`${id}-${card.value}`}
              type="radio"
              name={name}
              value={card.value}
              checked={value === undefined ? undefined : value === card.value}
              defaultChecked={value === undefined ? defaultValue === card.value : undefined}
              onChange={() => onChange?.(card.value)}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="flex flex-col">
              <span className="font-medium">{card.label}</span>
              {card.hint ? <span className="text-ink-2">{card.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
