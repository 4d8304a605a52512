import { useQuery } from '@tanstack/react-query'
import type { Node } from '@tiptap/pm/model'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { Loaded } from '../../../../../platform/web/ui/Loaded.tsx'
import { Spinner } from '../../../../../platform/web/ui/Spinner.tsx'
import type { CitationShape } from '../../../contract.ts'
import { citedSpans } from '../../../document/settle.ts'
import { blogsApi } from '../api.ts'
import { type Desk, useDesk } from '../core/desk.ts'
import { usePausedValue } from '../core/use-paused-value.ts'
import { OpenSource } from '../evidence/CitedCard.tsx'
import { evidenceBetween } from '../evidence/evidence-counts.ts'
import { goToEvidence, showEvidence } from '../evidence/evidence-steps.ts'
import { messages } from './messages.ts'
import { useEvidenceCounts } from './use-evidence-counts.ts'

/** What the text rests on: how many sentences are cited, how many lack a source, and every source cited. */
export function SourcesPanel() {
  const t = useT(messages)
  const { blogId } = useDesk()
  const citations = useQuery(blogsApi.query.citations.list.queryOptions({ input: { id: blogId } }))
  return (
    <div className="flex flex-col gap-6">
      <Counts />
      <section>
        <h2 className="mb-2 font-medium text-ink-3 text-xs">{t('citedSources')}</h2>
        <Loaded from={citations}>{(loaded) => <CitedSources citations={loaded.citations} />}</Loaded>
      </section>
    </div>
  )
}

function Counts() {
  const t = useT(messages)
  const format = useFormat()
  const desk = useDesk()
  const counts = useEvidenceCounts()
  if (!counts) {
    return (
      <p className="flex items-center gap-2 text-ink-3 text-sm">
        <Spinner />
        {t('counting')}
      </p>
    )
  }
  return (
    <section className="flex flex-col gap-2" aria-label={t('evidenceCounts')}>
      <p className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="evidence-glyph" data-state="cited" />
        {t('citedCount', { count: counts.cited })}
      </p>
      <p className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="evidence-glyph" data-state="unsourced" />
        {counts.unsourced === 0 ? t('allSourced') : t('unsourcedCount', { count: format.number(counts.unsourced) })}
      </p>
      {counts.assistant > 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <span aria-hidden="true" className="evidence-glyph" data-state="assistant" />
          {t('assistantCount', { count: format.number(counts.assistant) })}
        </p>
      ) : null}
      {counts.unsourced > 0 ? (
        <Button
          size="sm"
          className="mt-1 self-start"
          onClick={() => goToEvidence(desk, 1, ({ state }) => state === 'unsourced')}
        >
          {t('nextUnsourced')}
        </Button>
      ) : null}
    </section>
  )
}

function CitedSources({ citations }: { citations: readonly CitationShape[] }) {
  const t = useT(messages)
  const desk = useDesk()
  const counts = usePausedValue(usesOf)
  const shown = citations.filter(({ id }) => counts.has(id))
  if (shown.length === 0) return <p className="text-ink-2 text-sm">{t('noCitations')}</p>
  return (
    <ul className="flex flex-col">
      {shown.map((citation) => (
        <li key={citation.id} className="flex flex-col gap-1 border-line border-b py-3 last:border-b-0">
          <blockquote dir="auto" className="line-clamp-3 font-serif text-base">
            {citation.quote}
          </blockquote>
          <p className="text-ink-3 text-xs">
            {citation.title} · {t('timesCited', { count: counts.get(citation.id) ?? 0 })}
          </p>
          <div className="-ml-2 flex gap-1">
            <Button size="sm" look="quiet" onClick={() => showFirstUse(desk, citation.id)}>
              {t('showPlace')}
            </Button>
            <OpenSource citation={citation} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function usesOf(document: Node): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id } of citedSpans(document)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function showFirstUse(desk: Desk, id: string): void {
  const { doc } = desk.editor.state
  const span = citedSpans(doc).find((candidate) => candidate.id === id)
  const found =
    span &&
    evidenceBetween(doc, span, { language: desk.language.get() }).find(({ citations }) => citations.includes(id))
  if (found) showEvidence(desk, found)
}
