import { Link } from '@tanstack/react-router'
import { BookOpen, Check, Eye, Minus, Quote, X } from 'lucide-react'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../platform/web/ui/button.ts'
import type { FactEvidenceShape } from '../../contract.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { messages } from './messages.ts'

const stances = {
  supports: { icon: Check, className: 'text-supported', edge: 'border-supported' },
  disputes: { icon: X, className: 'text-disputed', edge: 'border-disputed' },
  neither: { icon: Minus, className: 'text-ink-3', edge: 'border-line-2' },
} as const

interface EvidenceItemProps {
  evidence: FactEvidenceShape
  /** Whether it says which way it points; the only one for a plain verdict need not. */
  hasStance: boolean
  onShow: () => void
  /** Missing where it cannot be cited here. */
  onCite?: (() => void) | undefined
}

/** Words of a source, which way they point, and the way to them. */
export function EvidenceItem({ evidence, hasStance, onShow, onCite }: EvidenceItemProps) {
  const t = useT(messages)
  const { day } = useFormat()
  const { quote, stance, origin, title, url, place, published, fetched_at, faults } = evidence
  const { icon: Icon, className, edge } = stances[stance]
  const source = origin === 'document' ? t('inThisText') : title || url || ''
  const dates = [
    published ? t('published', { day: day(published) }) : '',
    fetched_at ? t('read', { day: day(fetched_at) }) : '',
  ].filter(Boolean)
  return (
    <li className="flex flex-col gap-1">
      {hasStance ? (
        <p className={`flex items-center gap-1.5 font-medium text-xs ${className}`}>
          <Icon size={13} aria-hidden="true" className="shrink-0" />
          {t(stance)}
        </p>
      ) : null}
      <blockquote dir="auto" className={`max-h-40 overflow-y-auto border-l-2 pl-3 font-serif text-base ${edge}`}>
        <MarkedWords text={quote} marks={faults} tone="bad" />
      </blockquote>
      <p className="text-ink-3 text-xs">
        <cite className="text-ink-2 not-italic">{source}</cite>
        {place && place !== source ? `, ${place}` : ''}
        {dates.length > 0 ? ` · ${dates.join(' · ')}` : ''}
      </p>
      <div className="-ml-2 flex flex-wrap gap-1">
        {origin === 'document' ? (
          <Button size="sm" look="quiet" icon={<Eye size={14} aria-hidden="true" />} onClick={onShow}>
            {t('show')}
          </Button>
        ) : (
          <OpenEvidence evidence={evidence} />
        )}
        {onCite ? (
          <Button size="sm" look="quiet" icon={<Quote size={14} aria-hidden="true" />} onClick={onCite}>
            {t('cite')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** The way to the source: its reading view at the quote, or the page that it was read from. */
function OpenEvidence({ evidence: { asset_id, passage_id, quote, url } }: { evidence: FactEvidenceShape }) {
  const t = useT(messages)
  const icon = <BookOpen size={14} aria-hidden="true" />
  if (asset_id) {
    return (
      <Link to={`/assets/${asset_id}`} search={{ passage: passage_id, quote }} className={buttonClass('quiet', 'sm')}>
        {icon}
        {t('openSource')}
      </Link>
    )
  }
  return url && /^https?:/.test(url) ? (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'sm')}>
      {icon}
      {t('openSource')}
    </a>
  ) : null
}
