import type { Passage } from '../../../../engines/retrieval/index.ts'
import { countWords, textOf, trimmed } from '../../../../engines/text/index.ts'
import type { ConfirmedCitation } from '../confirm-citations.ts'
import { blocksOf } from './blocks.ts'
import { confirmNamed, type NamedMaterial, type NamedWords } from './named-words.ts'

/**
 * What the words that a model names carry of a row of a table: all of it, or else, of each quotation, the longest cell that it carries alone.
 * Another cell may have a date of publication or a reader's question, which the order wanted and no source has; so a row whose figures are only
 * reckoned gives way to a cell.
 */
export function confirmNamedInRow<P extends Passage>(
  row: string,
  named: readonly NamedWords[],
  material: NamedMaterial<P>,
): ConfirmedCitation<P>[] {
  const whole = confirmNamed(row, named, material)
  if (whole.some(({ by }) => by !== 'calculation')) return whole
  const cells = blocksOf(row)
    .flatMap(({ cells: those }) => those ?? [])
    .map((cell) => trimmed(row, cell))
    .toSorted((one, other) => countWords(textOf(row, other)) - countWords(textOf(row, one)))
  const found = cells.flatMap(({ start, end }) =>
    confirmNamed(row.slice(start, end), named, material).map((citation) => ({ ...citation, start, end })),
  )
  if (found.length === 0) return whole
  return found.filter((one, at) => found.findIndex(({ quote }) => quote === one.quote) === at)
}
