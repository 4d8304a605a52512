import { expect, test } from 'vitest'
import { markdownToText } from '../text/index.ts'
import { splitPassages, tableHead } from './index.ts'

const SOURCE = `# Lines

| Line | Ships |
|---|---|
| Halm | 7 |
| Sorn | 3 |

# Ports

| Port | Berths |
|---|---|
| Okta | 2 |`

test('a row has the first row of its own table over it, though headings are left out between two tables', () => {
  const { text, blocks } = markdownToText(SOURCE)
  const all = splitPassages({ sourceId: '1', title: 'Ferries', text, blocks, language: 'English-US' })
  const rows = all.filter(({ kind }) => kind === 'table-row')
  const headOver = (row: (typeof rows)[number]) => tableHead(row, rows)?.text ?? null
  expect(rows.map((row) => [row.text, headOver(row)])).toEqual([
    ['Line\tShips', null],
    ['Halm\t7', 'Line\tShips'],
    ['Sorn\t3', 'Line\tShips'],
    ['Port\tBerths', null],
    ['Okta\t2', 'Port\tBerths'],
  ])
})
