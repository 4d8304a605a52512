import { expect, test } from 'vitest'
import { documentToMarkdown, markdownToDocument } from '../../document/index.ts'
import type { CitationRow } from '../store/citation-store.ts'
import { asRead } from './citation-notes.ts'

const TEXT = 'Everybody got it back. Some agreed on less. Nobody used this.'

function citation(id: string, quote: string): CitationRow {
  return { id, quote, passageId: 'p1', title: 'Checkouts', url: null, place: null, fetchedAt: null } as CitationRow
}

test('sentences that rest on different words of a passage share a note that quotes each', () => {
  const document = markdownToDocument(TEXT, [
    { id: 'a', start: 0, end: 22 },
    { id: 'b', start: 23, end: 43 },
  ])
  const rows = [
    citation('c', 'not in the text any more'),
    citation('a', 'In 61 of them the tenant got everything back.'),
    citation('b', 'In 52 we agreed on a deduction.'),
  ]
  expect(documentToMarkdown(asRead(document, rows, 'en'))).toContain(
    '[^1]: “In 61 of them the tenant got everything back.”; “In 52 we agreed on a deduction.” Checkouts',
  )
})
