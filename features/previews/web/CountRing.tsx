import { clsx } from 'clsx'

const RADIUS = 8
const AROUND = 2 * Math.PI * RADIUS

/** How full a post is, drawn; the count itself is written beside it. */
export function CountRing({ count, most }: { count: number; most: number }) {
  const isOver = count > most
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 -rotate-90">
      <circle cx="10" cy="10" r={RADIUS} fill="none" strokeWidth="2.5" className="stroke-line" />
      <circle
        cx="10"
        cy="10"
        r={RADIUS}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray={`${Math.min(1, count / most) * AROUND} ${AROUND}`}
        className={clsx(isOver ? 'stroke-disputed' : 'stroke-accent')}
      />
    </svg>
  )
}
