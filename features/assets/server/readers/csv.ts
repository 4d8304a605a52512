import Papa from 'papaparse'
import type { Block } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import type { Reading, ReadText } from './types.ts'

/** Rows beyond this are a database, not a source. */
const MAX_ROWS = 50_000

/**
 * A table, row by row. Each row becomes a line that can stand alone when it is cited: `Country: France; Capacity: 240`.
 * A first row that looks like data (numbers in it) is taken for data, and its columns have no names.
 */
export function readCsv({ bytes, contentType }: Reading): ReadText {
  const source = decodeText(bytes, contentType)
    .replace(/^\ufeff/, '')
    .replace(/\0/g, '')
  const { data } = Papa.parse<string[]>(source, { skipEmptyLines: 'greedy' })
  if (data.length > MAX_ROWS) refuse('file-too-complex')
  const [first = [], ...rest] = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const hasNames = first.length > 1 && rest.length > 0 && first.every((cell) => cell && !/^[\d.,%€$£+-]+$/.test(cell))
  const blocks: Block[] = []
  let text = ''
  for (const row of hasNames ? rest : [first, ...rest]) {
    const line = row
      .flatMap((cell, at) => (cell ? [hasNames && first[at] ? `${first[at]}: ${cell}` : cell] : []))
      .join('; ')
    if (!line) continue
    if (text) text += '\n\n'
    blocks.push({ kind: 'table-row', start: text.length, end: text.length + line.length })
    text += line
  }
  return { text, blocks }
}
