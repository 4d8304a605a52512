import { Link } from '@tanstack/react-router'
import { hostOf } from '../../../engines/text/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Popover } from '../../../platform/web/ui/Popover.tsx'
import { SourceTerms } from '../../assets/web/terms-door.ts'
import type { CitationView } from './api.ts'
import type { CardSubject } from './citation-context.ts'
import type { ClaimMark } from './claim-marks.ts'
import { messages } from './messages.ts'

/** The card beside a chip: the exact words, where they are from, and the way there; or a verdict with its evidence. */
export function CitationCard({ subject, onClose }: { subject: CardSubject | null; onClose: () => void }) {
  const t = useT(messages)
  if (!subject) return null
  const isCitation = 'citations' in subject
  return (
    <Popover
      open
      anchor={subject.anchor}
      onOpenChange={(isOpen) => isOpen || onClose()}
      label={
        isCitation
          ? t('citation', { title: subject.citations[0].title })
          : t('verdict', { verdict: subject.claim.verdict })
      }
    >
      {isCitation ? <Cited citations={subject.citations} /> : <Claimed mark={subject.claim} />}
    </Popover>
  )
}

/** One source: each of its passages with the way to it, then what it is. */
function Cited({ citations }: { citations: readonly [CitationView, ...CitationView[]] }) {
  const t = useT(messages)
  const format = useFormat()
  const [{ title, url, date, asset_id }] = citations
  // the terms of a stored source say when it is from
  const published = date && !asset_id ? format.dated(date) : ''
  const about = [published, url ? hostOf(url) : ''].filter(Boolean)
  return (
    <div className="max-h-96 overflow-y-auto">
      {citations.map(({ id, quote, place, matched_by, passage_id }) => (
        <div key={id} className="mb-3">
          <blockquote className="max-h-60 overflow-y-auto border-supported border-l-2 pl-3 font-serif">
            {quote}
          </blockquote>
          {matched_by ? <p className="mt-1 text-ink-3 text-xs">{t('matchedBy', { by: matched_by })}</p> : null}
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            {place ? <span className="text-ink-2">{place}</span> : null}
            {asset_id ? (
              <Link
                to={`/assets/${asset_id}`}
                search={{ passage: passage_id, quote }}
                className="text-accent hover:underline"
              >
                {t('openSource')}
              </Link>
            ) : null}
          </p>
        </div>
      ))}
      <p className="font-medium text-sm [overflow-wrap:anywhere]">{title}</p>
      {about.length > 0 ? <p className="text-ink-2 text-sm">{about.join(' · ')}</p> : null}
      {asset_id ? <SourceTerms assetId={asset_id} /> : null}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className="mt-2 block text-accent text-sm hover:underline">
          {t('openPage')}
        </a>
      ) : null}
    </div>
  )
}

function Claimed({ mark: { verdict, claim } }: { mark: ClaimMark }) {
  const t = useT(messages)
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-medium">{t('verdict', { verdict })}</p>
      {claim.evidence.slice(0, 3).map((evidence) => (
        <div key={`${evidence.passage_id} ${evidence.quote}`}>
          <blockquote className="border-line border-l-2 pl-3 font-serif">{evidence.quote}</blockquote>
          <p className="mt-1 text-ink-2">{evidence.title}</p>
        </div>
      ))}
      {claim.correction ? <p>{t('correction', { text: claim.correction })}</p> : null}
    </div>
  )
}
