import { clsx } from 'clsx'
import { lookOf } from './source-look.ts'

/** The number of a source, in its color. */
export function SourceNumber({ number }: { number: number }) {
  return (
    <span
      className={clsx(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-sm border-2 px-1 font-semibold text-xs tabular-nums',
        lookOf(number).badge,
      )}
    >
      {number}
    </span>
  )
}
