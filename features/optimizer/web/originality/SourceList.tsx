import { useId } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { OriginalityCheckShape, OriginalitySourceShape } from '../../contract.ts'
import { messages } from './messages.ts'
import type { PlacedMatch } from './placed-matches.ts'
import { SourceRow } from './SourceRow.tsx'
import type { Exclude } from './use-check.ts'

interface SourceListProps {
  check: OriginalityCheckShape
  sources: readonly OriginalitySourceShape[]
  matches: readonly PlacedMatch[]
  onOpen: (key: string) => void
  onExclude: Exclude
}

/** Sources with what is in each. Up and down go from match to match, whatever source it is in. */
export function SourceList({ check, sources, matches, onOpen, onExclude }: SourceListProps) {
  const t = useT(messages)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-medium text-sm">
        {t('sources')}
      </h3>
      <ol
        className="flex flex-col gap-3"
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
          if (step !== 0 && focusNeighbour(event.currentTarget, step)) event.preventDefault()
        }}
      >
        {copiedFirst(sources).map((source) => (
          <li key={source.key}>
            <SourceRow
              source={source}
              matches={matches.filter((placed) => placed.source.key === source.key)}
              exclusions={check.exclusions}
              onOpen={onOpen}
              onExclude={onExclude}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Sources with copied words before those that say the same in other words. */
function copiedFirst(sources: readonly OriginalitySourceShape[]): OriginalitySourceShape[] {
  const copied = ({ matches }: OriginalitySourceShape) =>
    matches.reduce((sum, { kind, counted }) => (kind === 'paraphrase' ? sum : sum + counted), 0)
  return sources.toSorted((a, b) => copied(b) - copied(a))
}

/** Moves the focus between the matches of the list. False when it is on none of them, or at an end. */
function focusNeighbour(list: HTMLElement, step: number): boolean {
  const all = [...list.querySelectorAll<HTMLElement>('[data-match]')].filter((match) => match.checkVisibility())
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1
  const next = at < 0 ? undefined : all[at + step]
  next?.focus()
  return next !== undefined
}
