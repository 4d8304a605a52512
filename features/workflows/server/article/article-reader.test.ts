import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ArticleReader } from './article-reader.ts'

const ARTICLE = `# Power from the tides

Tides are known years ahead [1].
They cost much.

## What it gives
The Rance gives 240 MW [1].

### A side note
It stays in its section.

## 2. **What it costs** [2]
A *lot*.
## Conclusion
Wait and see.
`

function read(pieces: readonly string[], headings = ['What it gives', 'What it costs']) {
  const reader = new ArticleReader(headings, 'Conclusion')
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return reader
}

test('planned headings part the text; others belong to it; a title is left out', () => {
  const reader = read([ARTICLE])
  expect(reader.textOf('opening')?.trim()).toBe('Tides are known years ahead [1].\nThey cost much.')
  expect(reader.textOf(0)?.trim()).toBe('The Rance gives 240 MW [1].\n\n### A side note\nIt stays in its section.')
  expect(reader.textOf(1)?.trim()).toBe('A *lot*.')
  expect(reader.textOf('closing')?.trim()).toBe('Wait and see.')
})

test('however it is cut into pieces, the parts are the same', () => {
  const whole = read([ARTICLE])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: ARTICLE.length - 1 }), { maxLength: 30 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), ARTICLE.length]
      const reader = read(at.slice(1).map((end, index) => ARTICLE.slice(at[index], end)))
      for (const part of ['opening', 0, 1, 'closing'] as const) expect(reader.textOf(part)).toBe(whole.textOf(part))
    }),
  )
})

test('a part is past once the next has begun, and a section that was left out has no text', () => {
  const reader = new ArticleReader(['One', 'Two', 'Three'], 'Conclusion')
  reader.push('Opening words\n## One\nText of one')
  expect([reader.isPast('opening'), reader.isPast(0), reader.textOf(0)]).toEqual([true, false, 'Text of one'])
  reader.push('.\n## Three\n')
  expect([reader.isPast(0), reader.isPast(1), reader.textOf(1), reader.isPast(2)]).toEqual([
    true,
    true,
    undefined,
    false,
  ])
})

test('words of a line are there before its end, and a sign within a line is no heading', () => {
  const reader = new ArticleReader(['One'], 'Conclusion')
  reader.push('Some words of a long li')
  expect(reader.textOf('opening')).toBe('Some words of a long li')
  reader.push('ne with a\n# in C#\n')
  expect(reader.textOf('opening')).toBe('Some words of a long line with a\n')
})
