import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipProps {
  icon?: ReactNode
  children: ReactNode
  /** What the removing button says; without it there is none. */
  removeLabel?: string
  onRemove?: () => void
}

/** A chosen thing in a row of them: a source, a tag, a filter. */
export function Chip({ icon, children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-paper pl-2.5 text-ink-2 text-sm last:pr-2.5">
      {icon}
      <span className={removeLabel ? 'truncate' : 'truncate pr-2.5'}>{children}</span>
      {removeLabel ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="mr-1 grid size-5 place-items-center rounded-full hover:bg-wash-2"
        >
          <X size={12} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}
