import { type Passage, tableHead } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, cellWithUnit } from '../../../../engines/text/index.ts'

/**
 * A row of a table as a sentence, each cell behind the head of its column: `Segment Irish Sea, revenue 184 million euros; profit 6.1
 * million euros.` Null for what is no row, for the row of heads, and for a table without any.
 */
export function rowAsSentence(row: Passage, all: readonly Passage[], language: ContentLanguage): string | null {
  const head = tableHead(row, all)
  if (head === null) return null
  const [corner = '', ...columns] = head.text.split(CELL)
  const [name = '', ...cells] = row.text.split(CELL)
  const said = cells.flatMap((cell, column) => {
    const value = cell.trim()
    return value === '' ? [] : [cellAsWords(columns[column] ?? '', value, language)]
  })
  return `${withoutUnit(corner)} ${name.trim()}, ${said.join('; ')}.`.trim()
}

/** Cells are parted by tabs, in plain text by bars. */
const CELL = /\t|[ \t]+\|[ \t]+/

/** `184` under `Revenue (million euros)` as `Revenue 184 million euros`. */
function cellAsWords(head: string, value: string, language: ContentLanguage): string {
  const counted = cellWithUnit(value, head, language)
  const said = counted === null ? head : withoutUnit(head)
  // `1985–2020` and `735` would be one figure
  return `${said}${/\d$/.test(said) ? ':' : ''} ${counted ?? value}`.trim()
}

/** The head of a column without its unit in brackets. */
function withoutUnit(head: string): string {
  return head.replace(/\s*\([^()]{1,24}\)\s*$/, '')
}
