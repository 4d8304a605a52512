import Papa from 'papaparse'
import type { Block } from '../../../../engines/text/index.ts'
import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import type { Reading, ReadText } from './types.ts'

/**
 * A table, row by row. Each row becomes a line that can stand alone when it is cited: `Country: France; Capacity: 240`.
 * A first row that looks like data (numbers in it) is taken for data, and its columns have no names.
 */
export function readCsv({ bytes, contentType }: Reading): ReadText {
  const source = decodeText(bytes, contentType)
    .replace(/^\ufeff/, '')
    .replace(/\0/g, '')
  const { data } = Papa.parse<string[]>(source, { skipEmptyLines: 'greedy' })
  const [first = [], ...rest] = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const hasNames = first.length > 1 && rest.length > 0 && first.every((cell) => cell && !/^[\d.,%€$£+-]+$/.test(cell))
  const blocks: Block[] = []
  const lines: string[] = []
  let start = 0
  for (const row of hasNames ? rest : [first, ...rest]) {
    const line = row
      .flatMap((cell, at) => (cell ? [hasNames && first[at] ? `${first[at]}: ${cell}` : cell] : []))
      .join('; ')
    if (!line) continue
    blocks.push({ kind: 'table-row', start, end: start + line.length })
    lines.push(line)
    start += line.length + 2
  }
  return { text: lines.join('\n\n'), blocks }
}
