import { clsx } from 'clsx'
import type { PageMark } from './map-layout.ts'

const looks: Record<PageMark, string> = {
  fine: 'fill-supported stroke-supported',
  weak: 'fill-unsure-wash stroke-unsure',
  over_linked: 'fill-wash-2 stroke-ink',
  orphan: 'fill-paper stroke-disputed',
}

/** How a page is linked, by shape as well as by color: disc, triangle, square, open diamond. */
export function PageMarkIcon({ mark, size = 14 }: { mark: PageMark; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true" className={clsx('shrink-0', looks[mark])}>
      {mark === 'fine' ? <circle cx="7" cy="7" r="5" strokeWidth="1.5" /> : null}
      {mark === 'weak' ? <path d="M7 1.5 13 12H1Z" strokeWidth="1.5" strokeLinejoin="round" /> : null}
      {mark === 'over_linked' ? <rect x="2" y="2" width="10" height="10" rx="1" strokeWidth="1.5" /> : null}
      {mark === 'orphan' ? <path d="M7 1 13 7 7 13 1 7Z" strokeWidth="1.5" strokeDasharray="2 1.5" /> : null}
    </svg>
  )
}
