import { TriangleAlert } from 'lucide-react'
import type { PartValues } from '../../../engines/parts/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { Claim } from './api.ts'
import { messages } from './messages.ts'
import type { Change, Editing } from './use-derivative.ts'

/** Over the whole text: what of it was refuted since, with the correction. */
export function RefutedSummary({ editing }: { editing: Editing }) {
  const t = useT(messages)
  const claims = stillThere(editing)
  if (claims.length === 0) return null
  return (
    <section aria-label={t('refutedTitle', { count: claims.length })} className="mb-4 rounded-lg bg-disputed-wash p-4">
      <h3 className="mb-2 flex items-center gap-2 font-semibold text-disputed">
        <TriangleAlert size={16} aria-hidden="true" className="shrink-0" />
        {t('refutedTitle', { count: claims.length })}
      </h3>
      <ul className="flex flex-col gap-4">
        {claims.map((claim) => (
          <li key={`${claim.part} ${claim.entry} ${claim.start}`}>
            <Refuted claim={claim} change={editing.change} hasEvidence />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Below a text: what in it was refuted. */
export function RefutedHere({ text, editing }: { text: string; editing: Editing }) {
  const claims = stillThere(editing).filter((claim) => text.includes(claim.text))
  return claims.map((claim) => (
    <div key={claim.text} className="mt-2 border-disputed border-l-2 pl-3">
      <Refuted claim={claim} change={editing.change} hasEvidence={false} />
    </div>
  ))
}

interface RefutedProps {
  claim: Claim
  change: Change
  hasEvidence: boolean
}

function Refuted({ claim, change, hasEvidence }: RefutedProps) {
  const t = useT(messages)
  const { day } = useFormat()
  const refuted = claim.from.find((origin) => origin.refuted)?.refuted
  if (!refuted) return null
  const { correction, evidence, at } = refuted
  const handleUse = () => {
    if (correction === null) return
    change(({ parts }) => ({ parts: replaced(parts, claim.text, correction) }))
    toast({
      text: t('correctionUsed'),
      undo: () => change(({ parts }) => ({ parts: replaced(parts, correction, claim.text) })),
    })
  }
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm">
      <p className="wrap-anywhere">
        <span className="font-medium text-disputed">
          {t(refuted.verdict === 'source-invented' ? 'notInSource' : 'wasRefuted')}
        </span>{' '}
        <mark className="bg-disputed-wash text-ink underline decoration-disputed decoration-wavy">{claim.text}</mark>
      </p>
      {correction ? (
        <p className="wrap-anywhere">
          <span className="font-medium">{t('correctVersion')}</span> {correction}
        </p>
      ) : null}
      {hasEvidence && evidence ? (
        <blockquote className="wrap-anywhere border-line-2 border-l-2 pl-3 text-ink-2">
          “{evidence.quote}”{' '}
          <cite className="not-italic">
            {evidence.url && /^https?:/.test(evidence.url) ? (
              <a href={evidence.url} target="_blank" rel="noreferrer" className="text-accent underline">
                {evidence.title || evidence.url}
              </a>
            ) : (
              evidence.title
            )}
          </cite>
        </blockquote>
      ) : null}
      {hasEvidence ? <p className="text-ink-3 text-xs">{t('refutedOn', { day: day(at) })}</p> : null}
      {correction ? (
        <Button size="sm" onClick={handleUse}>
          {t('useCorrection')}
        </Button>
      ) : null}
    </div>
  )
}

/** Refuted claims that are in the text as it is typed now. */
function stillThere({ derivative, draft }: Editing): Claim[] {
  const words = JSON.stringify(Object.values(draft.parts))
  return derivative.claims.filter(
    ({ is_refuted, text }) => is_refuted && words.includes(JSON.stringify(text).slice(1, -1)),
  )
}

/** Parts in which a sentence is another, wherever it was. */
function replaced(parts: PartValues, from: string, to: string): PartValues {
  const inText = (text: string) => text.replaceAll(from, () => to)
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      if (typeof value === 'string') return [name, inText(value)]
      const entries = value.map((entry) =>
        typeof entry === 'string'
          ? inText(entry)
          : Object.fromEntries(Object.entries(entry).map(([column, text]) => [column, inText(text)])),
      )
      return [name, entries as PartValues[string]]
    }),
  )
}
