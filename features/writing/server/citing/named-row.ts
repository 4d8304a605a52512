import type { Passage } from '../../../../engines/retrieval/index.ts'
import { countWords, textOf, trimmed } from '../../../../engines/text/index.ts'
import type { ConfirmedCitation } from '../confirm-citations.ts'
import { blocksOf } from './blocks.ts'
import { confirmNamed, type NamedMaterial, type NamedWords } from './named-words.ts'

/**
 * What the words that a model names carry of a row of a table: all of it, or else, of each quotation, the longest cell that it carries alone.
 * Another cell may have a date of publication or a reader's question, which the order wanted and no source has; so a row of which the model says
 * that it reckons gives way to a cell.
 */
export function confirmNamedInRow<P extends Passage>(
  row: string,
  named: readonly NamedWords[],
  material: NamedMaterial<P>,
): ConfirmedCitation<P>[] {
  const whole = confirmNamed(row, named, material)
  const isSaid = named.some(({ calculated }) => calculated)
  if (whole.length > 0 && !(isSaid && whole.every(({ by }) => by === 'calculation'))) return whole
  // of what doesn't hold of the row, no cell is reckoned
  const ofCells = whole.length > 0 ? named : named.filter(({ calculated }) => !calculated)
  const cells = blocksOf(row)
    .flatMap(({ cells: those }) => those ?? [])
    .map((cell) => trimmed(row, cell))
    .toSorted((one, other) => countWords(textOf(row, other)) - countWords(textOf(row, one)))
  const found = cells.flatMap(({ start, end }) =>
    confirmNamed(row.slice(start, end), ofCells, material).map((citation) => ({ ...citation, start, end })),
  )
  if (found.length === 0) return whole
  const reckoned = found.filter(({ by }) => by === 'calculation')
  const kept = isSaid && reckoned.length > 0 ? reckoned : found
  return kept.filter((one, at) => kept.findIndex(({ quote }) => quote === one.quote) === at)
}
