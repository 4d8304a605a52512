import type { Passage } from '../../../../engines/retrieval/index.ts'
import { countWords, type Span, textOf, trimmed } from '../../../../engines/text/index.ts'
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
  const cells = blocksOf(row)
    .flatMap(({ cells: those }) => those ?? [])
    .map((cell) => trimmed(row, cell))
    .toSorted((one, other) => countWords(textOf(row, other)) - countWords(textOf(row, one)))
  const inCells = (those: readonly Span[], entries: readonly NamedWords[]) =>
    those.flatMap(({ start, end }) =>
      confirmNamed(row.slice(start, end), entries, material).map((citation) => ({ ...citation, start, end })),
    )
  // of a bare figure only its row can tell what it is of
  const readable = cells.filter((cell) => whole.length > 0 || /\p{L}/u.test(textOf(row, cell)))
  const reckoned = isSaid ? inCells(readable, named).filter(({ by }) => by === 'calculation') : []
  const unsaid = named.filter(({ calculated }) => !calculated)
  const found = reckoned.length > 0 ? reckoned : inCells(cells, unsaid)
  if (found.length === 0) return whole
  return found.filter((one, at) => found.findIndex(({ quote }) => quote === one.quote) === at)
}
