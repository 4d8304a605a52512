import { clsx } from 'clsx'
import { useEffect, useId, useMemo, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import type { FactCheckShape } from '../../contract.ts'
import { countClaims } from '../../facts/claim-counts.ts'
import { useSheet } from '../sheet/sheet.ts'
import { ClaimCard, Confidence, FaceLine } from './ClaimCard.tsx'
import { MarkedWords, toneOf } from './MarkedWords.tsx'
import { messages } from './messages.ts'
import type { PlacedClaim } from './use-facts.ts'
import { rowOf, useRowKeys } from './use-row-keys.ts'
import { type Face, faceOrder, faces, markOf } from './verdict-faces.ts'

/** Findings by what most needs looking at, those with figures first; one of them open. */
export function ClaimList({ check, placed }: { check: FactCheckShape; placed: readonly PlacedClaim[] }) {
  const t = useT(messages)
  const { show, tint } = useSheet()
  const [chosen, setChosen] = useState<Face | 'all'>('all')
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const keysId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const sorted = useMemo(() => placed.toSorted(byUrgency), [placed])
  // the last of a kind may just have been mended
  const filter = chosen !== 'all' && sorted.some(({ face }) => face === chosen) ? chosen : 'all'
  const shown = sorted.filter(({ face }) => filter === 'all' || face === filter)
  useEffect(() => {
    tint(
      'bad',
      placed.flatMap(({ claim, face, sentence }) =>
        markOf(face) === 'disputed'
          ? claim.faults.map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }))
          : [],
      ),
    )
  }, [placed, tint])
  const handleOpen = (id: string | null) => {
    setOpenId(id)
    const opened = placed.find(({ claim }) => claim.id === id)
    if (opened) show(opened.sentence)
  }
  const { list, handleKeyDown, handleFocus, leaveRow } = useRowKeys({ openId, onOpen: handleOpen })
  return (
    <section aria-label={t('findings')} className="flex flex-col gap-3">
      <p className="text-ink-2 text-sm">{listedWords(placed, t)}</p>
      <Filters placed={placed} filter={filter} onFilter={setChosen} />
      {shown.length > 1 ? (
        <p id={keysId} className="text-ink-3 text-xs max-md:hidden">
          {t('keys')}
        </p>
      ) : null}
      <ul
        ref={list}
        aria-describedby={shown.length > 1 ? keysId : undefined}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        className="-mx-2 flex flex-col"
      >
        {shown.slice(0, most).map((one) => (
          <li key={one.claim.id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              {...rowOf(one.claim.id)}
              aria-expanded={openId === one.claim.id}
              onClick={() => handleOpen(openId === one.claim.id ? null : one.claim.id)}
              className="relative flex w-full flex-col gap-1 rounded-sm px-2 py-2.5 text-left hover:bg-wash"
            >
              <FaceLine face={one.face} kind={one.claim.kind} />
              <span dir="auto" className={clsx('font-serif text-base', openId === one.claim.id ? '' : 'line-clamp-2')}>
                {one.state === 'fresh' ? (
                  <MarkedWords text={one.claim.text} marks={one.claim.faults} tone={toneOf(one.claim)} />
                ) : (
                  one.sentence.text
                )}
              </span>
              {/* read out last, after verdict and sentence */}
              <Confidence face={one.face} claim={one.claim} className="absolute end-2 top-3" />
            </button>
            {openId === one.claim.id ? (
              <div className="px-2 pt-1 pb-4">
                <ClaimCard
                  key={one.claim.id}
                  check={check}
                  placed={one}
                  isBelowRow
                  onWritten={() => {
                    leaveRow()
                    setOpenId(null)
                  }}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length > most ? (
        <Button size="sm" className="self-start" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {t('showMore', { count: String(shown.length - most) })}
        </Button>
      ) : null}
    </section>
  )
}

/** Findings that are drawn before more are asked for. */
const SHOWN_AT_ONCE = 100

interface FiltersProps {
  placed: readonly PlacedClaim[]
  filter: Face | 'all'
  onFilter: (filter: Face | 'all') => void
}

/** What is listed: claims, which the check counts and charges, apart from what is only listed beside them. */
function listedWords(placed: readonly PlacedClaim[], t: ReturnType<typeof useT<typeof messages>>): string {
  const { claims, checked, quoted } = countClaims(placed.map(({ claim }) => claim))
  return [
    checked < claims
      ? t('listedChecked', { checked: String(checked), count: claims })
      : t('listedClaims', { count: claims }),
    ...(quoted > 0 ? [t('listedQuoted', { count: quoted })] : []),
  ].join(' · ')
}

/** One button for each verdict that occurs, with how often. */
function Filters({ placed, filter, onFilter }: FiltersProps) {
  const t = useT(messages)
  const counts = Map.groupBy(placed, ({ face }) => face)
  const present = faceOrder.filter((face) => counts.has(face))
  return (
    <fieldset className="-ml-1.5 flex flex-wrap gap-1">
      <legend className="sr-only">{t('filter')}</legend>
      <Button size="sm" look="quiet" aria-pressed={filter === 'all'} onClick={() => onFilter('all')}>
        {t('all')}
      </Button>
      {present.map((face) => {
        const { icon: Icon, label, className } = faces[face]
        return (
          <Button
            key={face}
            size="sm"
            look="quiet"
            aria-pressed={filter === face}
            icon={<Icon size={14} aria-hidden="true" className={className} />}
            onClick={() => onFilter(filter === face ? 'all' : face)}
          >
            {t(label)} {counts.get(face)?.length}
          </Button>
        )
      })}
    </fieldset>
  )
}

function byUrgency(a: PlacedClaim, b: PlacedClaim): number {
  const rank = ({ face }: PlacedClaim) => faceOrder.indexOf(face)
  return (
    rank(a) - rank(b) ||
    Number(b.claim.has_figures) - Number(a.claim.has_figures) ||
    a.sentence.start - b.sentence.start
  )
}
