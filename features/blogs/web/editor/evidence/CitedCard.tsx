import { Link } from '@tanstack/react-router'
import { BookOpen, Replace, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../../platform/web/ui/button.ts'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { SourceTerms } from '../../../../assets/web/terms-door.ts'
import type { CitationShape } from '../../../contract.ts'
import { safeLink } from '../../../document/addresses.ts'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { recite, uncite } from './citing.ts'
import type { PlacedEvidence } from './evidence-counts.ts'
import { messages } from './messages.ts'
import { PassageInPlace } from './PassageInPlace.tsx'
import { SourceSearch } from './SourceSearch.tsx'

interface Citations {
  data: { citations: CitationShape[] } | undefined
  error: unknown
  isPending: boolean
  refetch: () => unknown
}

const MATCHED_BY = {
  figures: 'matchedByFigures',
  model: 'matchedByModel',
  calculation: 'matchedByCalculation',
} as const

/** The sources of a cited sentence. */
export function CitedCard({ sentence, citations }: { sentence: PlacedEvidence; citations: Citations }) {
  const t = useT(messages)
  return (
    <>
      {/* a verdict above it has a heading of its own, and the word for how the sentence stands */}
      {sentence.verdict ? null : (
        <h2 className="flex items-center gap-2 font-medium text-sm text-supported">
          <span aria-hidden="true" className="evidence-glyph" data-state="cited" />
          {t('cited')}
        </h2>
      )}
      <Loaded from={citations}>
        {(loaded) =>
          sentence.citations.map((id) => (
            <OneCitation
              key={id}
              id={id}
              sentence={sentence}
              citation={loaded.citations.find((known) => known.id === id)}
            />
          ))
        }
      </Loaded>
    </>
  )
}

function OneCitation({
  id,
  sentence,
  citation,
}: {
  id: string
  sentence: PlacedEvidence
  citation: CitationShape | undefined
}) {
  const t = useT(messages)
  const { editor, evidence, announcement } = useDesk()
  const [isReplacing, setReplacing] = useState(false)
  // the verdict above it shows the same words with the same source
  const isQuoted = citation !== undefined && (sentence.verdict?.quotes.includes(citation.quote) ?? false)
  const close = () => {
    evidence.set(null)
    focusText(editor)
  }
  const handleRemove = () => {
    editor.view.dispatch(uncite(editor.state.tr, sentence, id))
    announcement.set(t('removed'))
    close()
  }
  const handleReplace = (next: string) => {
    editor.view.dispatch(recite(editor.state.tr, sentence, id, next))
    close()
  }
  if (isReplacing) return <SourceSearch words={citation?.quote ?? ''} onCite={handleReplace} />
  return (
    <article className="flex flex-col gap-2 border-line border-t pt-3 first-of-type:border-t-0 first-of-type:pt-0">
      {citation && isQuoted ? (
        <p className="text-ink-2 text-sm">{t('citedFrom', { title: citation.title })}</p>
      ) : citation ? (
        <CitationBody citation={citation} />
      ) : (
        <p className="text-ink-2 text-sm">{t('unknownCitation')}</p>
      )}
      <div className="flex flex-wrap gap-1">
        {citation && !isQuoted ? <OpenSource citation={citation} /> : null}
        <Button
          size="sm"
          look="quiet"
          icon={<Replace size={14} aria-hidden="true" />}
          onClick={() => setReplacing(true)}
        >
          {t('replace')}
        </Button>
        <Button size="sm" look="quiet" icon={<Unlink size={14} aria-hidden="true" />} onClick={handleRemove}>
          {t('remove')}
        </Button>
      </div>
    </article>
  )
}

function CitationBody({ citation }: { citation: CitationShape }) {
  const t = useT(messages)
  const format = useFormat()
  const [isInPlace, setInPlace] = useState(false)
  return (
    <>
      {isInPlace && citation.passage_id ? (
        <PassageInPlace passageId={citation.passage_id} quote={citation.quote} />
      ) : (
        <blockquote
          dir="auto"
          className="max-h-48 overflow-y-auto border-supported border-l-2 pl-3 font-serif text-base"
        >
          {citation.quote}
        </blockquote>
      )}
      <p className="text-ink-2 text-sm">
        <cite className="not-italic">{citation.title}</cite>
        {citation.place ? `, ${citation.place}` : ''}
        {citation.fetched_at ? (
          <span className="text-ink-3"> · {t('fetched', { day: format.day(citation.fetched_at) })}</span>
        ) : null}
      </p>
      {citation.asset_id ? <SourceTerms assetId={citation.asset_id} /> : null}
      {citation.matched_by ? <p className="text-sm text-unsure">{t(MATCHED_BY[citation.matched_by])}</p> : null}
      {citation.passage_id && !isInPlace ? (
        <button
          type="button"
          className="self-start text-accent text-sm hover:underline"
          onClick={() => setInPlace(true)}
        >
          {t('inItsPlace')}
        </button>
      ) : null}
    </>
  )
}

/** The way to the source: its reading view at the quote, or the page that it was read from. */
export function OpenSource({
  citation,
}: {
  citation: Pick<CitationShape, 'asset_id' | 'passage_id' | 'quote' | 'url'>
}) {
  const t = useT(messages)
  const icon = <BookOpen size={14} aria-hidden="true" />
  if (citation.asset_id) {
    return (
      <Link
        to={`/assets/${citation.asset_id}`}
        search={{ passage: citation.passage_id, quote: citation.quote }}
        className={buttonClass('quiet', 'sm')}
      >
        {icon}
        {t('openSource')}
      </Link>
    )
  }
  const address = safeLink(citation.url)
  return address ? (
    <a href={address} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'sm')}>
      {icon}
      {t('openSource')}
    </a>
  ) : null
}
