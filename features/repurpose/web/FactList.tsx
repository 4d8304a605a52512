import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleHelp, Diff, Quote, TriangleAlert } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge, type Tone } from '../../../platform/web/ui/Badge.tsx'
import { Popover } from '../../../platform/web/ui/Popover.tsx'
import type { Claim, Derivative } from './api.ts'
import { messages } from './messages.ts'

const faces = {
  carried: { icon: CircleCheck, tone: 'supported', label: 'carried' },
  differs: { icon: Diff, tone: 'disputed', label: 'differs' },
  'not-found': { icon: CircleHelp, tone: 'unsure', label: 'notFound' },
  refuted: { icon: TriangleAlert, tone: 'disputed', label: 'refuted' },
  corrected: { icon: CircleCheck, tone: 'supported', label: 'corrected' },
} as const satisfies Record<string, { icon: typeof Diff; tone: Tone; label: string }>

/** How many claims don’t say what the original says, or say what was refuted. */
export function claimsToCheck(claims: readonly Claim[]): number {
  return claims.filter((claim) => faces[faceOf(claim)].tone !== 'supported').length
}

/** Each claim with what it rests on in the original, and what that cites. */
export function FactList({ derivative: { claims, is_compared, is_condensed } }: { derivative: Derivative }) {
  const t = useT(messages)
  if (!is_compared) return <p className="text-ink-2 text-sm">{t('notCompared')}</p>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2 text-sm">
        {t(claims.length === 0 ? 'noClaims' : 'factsText')} {is_condensed ? t('condensed') : ''}
      </p>
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <Fact key={`${claim.part} ${claim.entry} ${claim.start}`} claim={claim} />
        ))}
      </ul>
    </div>
  )
}

function Fact({ claim }: { claim: Claim }) {
  const t = useT(messages)
  const { icon: Icon, tone, label } = faces[faceOf(claim)]
  // one that says what the original says needs no second copy of it
  const origins = claim.from.filter(({ text }) => text !== claim.text)
  const citations = claim.from.flatMap((origin) => origin.citations)
  return (
    <li className="flex flex-col items-start gap-1.5 py-3">
      <Badge tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
        {t(label)}
      </Badge>
      <p dir="auto" className="wrap-anywhere text-sm">
        {marked(claim)}
      </p>
      {origins.map(({ text }) => (
        <p key={text} dir="auto" className="wrap-anywhere border-line-2 border-l-2 pl-3 text-ink-2 text-sm">
          <span className="text-ink-3 text-xs">{t(claim.state === 'not-found' ? 'nearest' : 'original')}</span> {text}
        </p>
      ))}
      {citations.length > 0 ? (
        <ul aria-label={t('citations')} className="flex max-w-full flex-wrap gap-1.5">
          {citations.map((citation) => (
            <li key={`${citation.title} ${citation.quote}`} className="max-w-full">
              <CitationChip citation={citation} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function faceOf({ state, from, is_refuted }: Claim): keyof typeof faces {
  if (is_refuted) return 'refuted'
  return state !== 'carried' && from.some(({ refuted }) => refuted) ? 'corrected' : state
}

/** The sentence with the words at fault. */
function marked({ text, faults, is_refuted }: Claim) {
  if (is_refuted) return <mark className={faultClass}>{text}</mark>
  const edges = [0, ...faults.flatMap(({ start, end }) => [start, end]), text.length]
  return edges.slice(1).map((edge, at) => {
    const words = text.slice(edges[at], edge)
    return at % 2 === 1 ? (
      <mark key={edge} className={faultClass}>
        {words}
      </mark>
    ) : (
      words
    )
  })
}

const faultClass = 'bg-disputed-wash text-ink underline decoration-disputed decoration-wavy'

function CitationChip({ citation }: { citation: Claim['from'][number]['citations'][number] }) {
  const t = useT(messages)
  const { day } = useFormat()
  const { quote, title, url, asset_id, passage_id, place, fetched_at } = citation
  const name = title || url || t('source')
  return (
    <Popover
      label={t('citationOf', { name })}
      trigger={
        <button
          type="button"
          className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line bg-paper px-2.5 text-ink-2 text-sm hover:bg-wash pointer-coarse:h-10"
        >
          <Quote size={12} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{name}</span>
        </button>
      }
    >
      <div className="flex max-w-sm flex-col gap-2 text-sm">
        <blockquote dir="auto" className="wrap-anywhere border-supported border-l-2 pl-3 font-serif text-base">
          {quote}
        </blockquote>
        <p className="text-ink-3 text-xs">
          <cite className="text-ink-2 not-italic">{name}</cite>
          {place ? `, ${place}` : ''}
          {fetched_at ? ` · ${t('retrieved', { day: day(fetched_at) })}` : ''}
        </p>
        {asset_id ? (
          <Link
            to={`/assets/${asset_id}`}
            search={{ ...(passage_id ? { passage: passage_id } : {}), quote }}
            className="text-accent underline"
          >
            {t('openSource')}
          </Link>
        ) : url && /^https?:/.test(url) ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
            {t('openSource')}
          </a>
        ) : null}
      </div>
    </Popover>
  )
}
