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

/** The card beside a chip: the exact words, where they are from, and the way there. */
export function CitationCard({ subject, onClose }: { subject: CardSubject | null; onClose: () => void }) {
  const t = useT(messages)
  if (!subject) return null
  const isCitation = 'citation' in subject
  return (
    <Popover
      open
      anchor={subject.anchor}
      onOpenChange={(isOpen) => isOpen || onClose()}
      label={
        isCitation ? t('citation', { title: subject.citation.title }) : t('verdict', { verdict: subject.claim.verdict })
      }
    >
      {isCitation ? <Cited citation={subject.citation} /> : <Claimed mark={subject.claim} />}
    </Popover>
  )
}

function Cited({ citation }: { citation: CitationView }) {
  const t = useT(messages)
  const format = useFormat()
  const { quote, title, url, date, place, asset_id, matched_by } = citation
  // the terms of a stored source say when it is from
  const published = date && !asset_id ? format.dated(date) : ''
  const about = [place, published, url ? hostOf(url) : ''].filter(Boolean)
  return (
    <>
      <blockquote className="max-h-60 overflow-y-auto border-supported border-l-2 pl-3 font-serif">{quote}</blockquote>
      <p className="mt-2 font-medium text-sm [overflow-wrap:anywhere]">{title}</p>
      {about.length > 0 ? <p className="text-ink-2 text-sm">{about.join(' · ')}</p> : null}
      {matched_by ? <p className="text-ink-3 text-xs">{t('matchedBy', { by: matched_by })}</p> : null}
      {asset_id ? <SourceTerms assetId={asset_id} /> : null}
      <p className="mt-2 flex gap-4 text-sm">
        {asset_id ? (
          <Link
            to={`/assets/${asset_id}`}
            search={{ passage: citation.passage_id, quote }}
            className="text-accent hover:underline"
          >
            {t('openSource')}
          </Link>
        ) : null}
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-accent hover:underline">
            {t('openPage')}
          </a>
        ) : null}
      </p>
    </>
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
