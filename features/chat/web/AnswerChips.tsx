import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { type ComponentType, use } from 'react'
import { hostOf } from '../../../engines/text/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { tip } from '../../../platform/web/ui/tip.ts'
import type { CitationView } from './api.ts'
import { CitationContext } from './citation-context.ts'
import type { ClaimMark } from './claim-marks.ts'
import { messages } from './messages.ts'

/** What stands behind a stretch of an answer: its sources by name, that it has none, and what the fact check says of it. */
export function AnswerChips({
  citations,
  isUnsourced,
  claims,
}: {
  citations: readonly CitationView[]
  isUnsourced: boolean
  claims: readonly ClaimMark[]
}) {
  const t = useT(messages)
  const show = use(CitationContext)
  return (
    <>
      {bySource(citations).map((ofSource) => (
        <button
          key={ofSource[0].id}
          type="button"
          aria-label={t('citation', { title: ofSource[0].title })}
          className="mx-0.5 inline-block max-w-40 truncate rounded-full border border-line bg-supported-wash px-1.5 align-middle font-sans text-supported text-xs hover:border-line-2"
          onClick={(event) => show({ citations: ofSource, anchor: event.currentTarget })}
        >
          {chipName(ofSource[0])}
        </button>
      ))}
      {/* a verdict says more of it */}
      {isUnsourced && claims.length === 0 ? (
        <span
          {...tip(t('unsourcedHint'))}
          className="mx-0.5 inline-flex items-center gap-0.5 rounded-full border border-line border-dashed px-1.5 align-middle font-sans text-unsourced text-xs"
        >
          <CircleHelp size={11} aria-hidden="true" />
          {t('unsourced')}
        </span>
      ) : null}
      {claims.map((claim) => (
        <Verdict key={claim.id} claim={claim} />
      ))}
    </>
  )
}

const FACES: Record<ClaimMark['verdict'], { Icon: ComponentType<{ size: number }>; look: string }> = {
  supported: { Icon: CircleCheck, look: 'text-supported bg-supported-wash' },
  partly: { Icon: CircleAlert, look: 'text-unsure bg-unsure-wash' },
  misleading: { Icon: CircleAlert, look: 'text-unsure bg-unsure-wash' },
  contradicted: { Icon: CircleX, look: 'text-disputed bg-disputed-wash' },
  unknown: { Icon: CircleHelp, look: 'text-unsourced bg-unsourced-wash' },
}

function Verdict({ claim }: { claim: ClaimMark }) {
  const t = useT(messages)
  const show = use(CitationContext)
  const { Icon, look } = FACES[claim.verdict]
  return (
    <button
      type="button"
      className={clsx('mx-0.5 inline-flex items-center gap-1 rounded-full px-1.5 align-middle font-sans text-xs', look)}
      onClick={(event) => show({ claim, anchor: event.currentTarget })}
    >
      <Icon size={11} />
      {t('verdict', { verdict: claim.verdict })}
    </button>
  )
}

/** The passages behind one sentence, those of one source together. */
function bySource(citations: readonly CitationView[]): (readonly [CitationView, ...CitationView[]])[] {
  const found = new Map<string, [CitationView, ...CitationView[]]>()
  for (const one of citations) {
    const source = one.asset_id ?? one.url ?? one.title
    const known = found.get(source)
    if (!known) found.set(source, [one])
    else if (known.every(({ quote }) => quote !== one.quote)) known.push(one)
  }
  return [...found.values()]
}

/** A site by its name, a file by its title. */
function chipName({ url, title }: CitationView): string {
  return (url && hostOf(url)) || title
}
