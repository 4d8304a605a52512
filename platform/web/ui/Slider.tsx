import { useId } from 'react'

interface SliderProps {
  label: string
  /** What the two ends mean. */
  ends: readonly [low: string, high: string]
  name?: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** A step between two ends. */
export function Slider({ label, ends: [low, high], value, onChange, ...rest }: SliderProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="range"
        step={1}
        value={value}
        aria-describedby={`${id}-ends`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-accent pointer-coarse:h-10"
      />
      <p id={`${id}-ends`} className="flex justify-between gap-2 text-ink-3 text-xs">
        <span>{low}</span>
        <span className="text-end">{high}</span>
      </p>
    </div>
  )
}
