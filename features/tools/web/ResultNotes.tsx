import { TriangleAlert } from 'lucide-react'
import { countSpaced } from '../../../engines/text/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Badge } from '../../../platform/web/ui/Badge.tsx'
import { citationNumbers } from '../../workflows/web/cited-text-door.ts'
import { messages } from './messages.ts'
import type { CardResult } from './use-tool-run.ts'

type Noted = Pick<CardResult, 'content' | 'citations' | 'ordered_words' | 'unused_sources' | 'input'>

/** What to know of a finished text, quietly below it: its length against what was ordered, which source each number is, and which was not used. */
export function ResultNotes({ result }: { result: Noted }) {
  const t = useT(messages)
  const sources = numbered(result.citations)
  const { unused_sources: unused = [] } = result
  return (
    <div className="mt-3 flex flex-col gap-1 text-ink-3 text-xs empty:hidden">
      <Length result={result} />
      {sources.length > 0 ? (
        <p>
          {t('citedSources')}{' '}
          {sources.map(({ title, numbers }, at) => (
            <span key={title}>
              {at > 0 ? ' · ' : null}
              <span className="text-supported tabular-nums">{numbers.join(', ')}</span> {title}
            </span>
          ))}
        </p>
      ) : null}
      {unused.length > 0 ? <p>{t('unusedSources', { titles: unused.join(', ') })}</p> : null}
    </div>
  )
}

/** How long the text is, where a length was ordered; an earlier result knows what its form said. */
function Length({ result: { content, ordered_words, input } }: { result: Noted }) {
  const t = useT(messages)
  const format = useFormat()
  const said = Number(input.fields.words)
  const ordered = ordered_words ?? (said > 0 ? { count: said, is_limit: false } : null)
  if (!ordered) return null
  const count = countSpaced(content)
  const shown = format.number(count)
  const wanted = format.number(ordered.count)
  if (!ordered.is_limit) return <p className="tabular-nums">{t('wordsAbout', { count: shown, wanted })}</p>
  return (
    <p className="flex flex-wrap items-center gap-2 tabular-nums">
      {t('unit_words', { count: shown, most: wanted })}
      {count > ordered.count ? (
        <Badge tone="disputed" icon={<TriangleAlert size={11} aria-hidden="true" />}>
          {t('over')}
        </Badge>
      ) : null}
    </p>
  )
}

/** The sources of a text, each with the numbers of its passages in the text. */
function numbered(citations: Noted['citations']) {
  const numbers = citationNumbers([{ citations }])
  const byTitle = Map.groupBy(
    [...new Map(citations.map((one) => [one.passage_id, one])).values()],
    ({ title }) => title,
  )
  return [...byTitle].map(([title, cited]) => ({
    title,
    numbers: cited.flatMap(({ passage_id }) => numbers.get(passage_id) ?? []).sort((a, b) => a - b),
  }))
}
