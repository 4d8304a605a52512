import { weights } from '../weights.ts'
import type { ReadPassage } from './said.ts'
import type { TableThought } from './thought.ts'

/** Rows that follow each other, with the first as their header. Null where they are no table: uneven, or without a header. */
export function tableOf(rows: readonly ReadPassage[]): TableThought | null {
  const read = rows.map(({ passage, sentences }) => ({
    place: { passage, span: { start: 0, end: passage.text.length } },
    cells: passage.text.split('\t').map((cell) => cell.replace(/\s+/g, ' ').trim()),
    sentences,
  }))
  const [header, ...body] = read
  if (header === undefined || body.length === 0 || !isHeader(header.cells)) return null
  if (body.some(({ cells }) => cells.length !== header.cells.length)) return null
  const said = [header, ...body.slice(0, weights.reading.items)]
  const sentences = said.flatMap((row) => row.sentences)
  return {
    kind: 'table',
    sourceId: header.place.passage.sourceId,
    rows: said.map(({ place, cells }) => ({ place, cells })),
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
  }
}

/** Names in every cell but the first, which may be empty. */
function isHeader(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.slice(1).every((cell) => /\p{L}/u.test(cell) && !/^[\d.,\s%€$£]+$/.test(cell))
}
