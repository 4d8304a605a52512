import { clsx } from 'clsx'

interface ProgressProps {
  label: string
  /** 0 to 1; undefined while nobody knows how much there is. */
  share?: number
  className?: string
}

/** How far a piece of work is. */
export function Progress({ label, share, className }: ProgressProps) {
  const known = share === undefined ? undefined : Math.min(1, Math.max(0, share))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known === undefined ? undefined : Math.round(known * 100)}
      className={clsx('h-1 overflow-hidden rounded-full bg-wash-2', className)}
    >
      {known === undefined ? (
        <div className="h-full w-1/3 animate-sweep rounded-full bg-accent" />
      ) : (
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${known * 100}%` }} />
      )}
    </div>
  )
}
