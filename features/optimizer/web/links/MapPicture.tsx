import { clsx } from 'clsx'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { MappedLinkPageShape } from '../../contract.ts'
import { laidOut, type PageMark, type PlacedPage } from './map-layout.ts'
import { messages } from './messages.ts'
import { PageMarkIcon } from './PageMarkIcon.tsx'

interface MapPictureProps {
  pages: readonly MappedLinkPageShape[]
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** Pages whose names are beside them at all times; with more there is no room. */
const MOST_NAMED = 14
const marks: readonly PageMark[] = ['fine', 'weak', 'over_linked', 'orphan']

/** Pages on rings around those that most lead to, with the links between them. */
export function MapPicture({ pages, chosen, onChoose }: MapPictureProps) {
  const t = useT(messages)
  const placed = useMemo(() => laidOut(pages), [pages])
  const present = marks.filter((mark) => placed.some((each) => each.mark === mark))
  return (
    <div className="flex flex-col gap-2">
      <div className="relative mx-auto aspect-square w-full max-w-xl rounded-md border border-line bg-paper">
        <Links placed={placed} chosen={chosen} />
        <Nodes placed={placed} chosen={chosen} onChoose={onChoose} />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
        {present.map((mark) => (
          <li key={mark} className="flex items-center gap-1.5">
            <PageMarkIcon mark={mark} /> {t('pageState', { state: mark })}
          </li>
        ))}
      </ul>
      <p className="text-ink-3 text-xs">{t('mapKeys')}</p>
    </div>
  )
}

function Links({ placed, chosen }: { placed: readonly PlacedPage[]; chosen: string | null }) {
  const byId = new Map(placed.map((each) => [each.page.id, each]))
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
      {placed.flatMap(({ page, x, y }) =>
        page.outbound.map((id) => {
          const to = byId.get(id)
          const isChosen = chosen === page.id || chosen === id
          return to ? (
            <line
              key={`${page.id} ${id}`}
              x1={x}
              y1={y}
              x2={to.x}
              y2={to.y}
              vectorEffect="non-scaling-stroke"
              className={clsx(isChosen ? 'stroke-accent' : 'stroke-ink-3', chosen && !isChosen && 'opacity-15')}
              strokeWidth={isChosen ? 1.5 : 0.75}
              strokeOpacity={isChosen ? 0.9 : 0.45}
            />
          ) : null
        }),
      )}
    </svg>
  )
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One stop of the tab key; arrows go from page to page. */
function Nodes({ placed, chosen, onChoose }: { placed: readonly PlacedPage[] } & Omit<MapPictureProps, 'pages'>) {
  const t = useT(messages)
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = step === undefined ? edgeOf(event.key, placed.length) : (at + step + placed.length) % placed.length
    if (next === null) return
    event.preventDefault()
    setAt(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <ul ref={list} aria-label={t('map')}>
      {placed.map(({ page, mark, x, y }, index) => {
        const facts = {
          title: page.title || t('untitled'),
          inbound: page.inbound.length,
          outbound: page.outbound.length,
        }
        const isChosen = chosen === page.id
        return (
          <li key={page.id}>
            <button
              type="button"
              tabIndex={index === Math.min(at, placed.length - 1) ? 0 : -1}
              aria-pressed={isChosen}
              aria-label={`${t('pageFacts', facts)}, ${t('pageState', { state: mark })}`}
              onKeyDown={handleKey}
              onFocus={() => setAt(index)}
              onClick={() => onChoose(isChosen ? null : page.id)}
              style={{ left: `${x}%`, top: `${y}%` }}
              className={clsx(
                'group absolute flex size-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full hover:z-20 focus-visible:z-20',
                isChosen && 'z-10 ring-2 ring-accent',
              )}
            >
              <PageMarkIcon mark={mark} />
              <span
                aria-hidden="true"
                className={clsx(
                  'pointer-events-none absolute top-full max-w-28 truncate rounded-sm bg-paper px-1 text-ink-2 text-xs',
                  placed.length > MOST_NAMED && !isChosen && 'hidden group-hover:block group-focus-visible:block',
                )}
              >
                {facts.title}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function edgeOf(key: string, count: number): number | null {
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
