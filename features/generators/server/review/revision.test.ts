import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Citation } from '../../../../platform/contract/evidence.ts'
import { revised } from './revision.ts'

const plain = { parts: [], language: 'en' }
const cited = (content: string, words: string): Citation => ({
  id: words,
  title: 'Source',
  url: null,
  asset_id: null,
  passage_id: 'p',
  quote: words,
  start: content.indexOf(words),
  end: content.indexOf(words) + words.length,
})

test('citations behind an edit move along, and those of the sentence it is in come back to be confirmed', () => {
  const content = 'The mill opened in 1902. It closed in 1961. It is a museum now.'
  const citations = ['The mill opened in 1902.', 'It closed in 1961.', 'It is a museum now.'].map((one) =>
    cited(content, one),
  )
  const made = revised({ content, citations }, { words: 'in 1961', instead: 'in the spring of 1961' }, plain)
  const words = (list: readonly Citation[] = []) => list.map(({ start, end }) => made?.content.slice(start, end))
  expect(words(made?.citations)).toEqual(['The mill opened in 1902.', 'It is a museum now.'])
  expect(words(made?.touched)).toEqual(['It closed in the spring of 1961.'])
})

test.each([
  ['A. Truly. B.', 'A. B.'],
  ['A. B. Truly.', 'A. B.'],
  ['A. Truly.\n\nB.', 'A.\n\nB.'],
])('words that go take the blank beside them along: %j', (content, left) => {
  expect(revised({ content, citations: [] }, { words: 'Truly.', instead: '' }, plain)?.content).toBe(left)
})

test.each([
  [' Truly.', 'A. Truly. B.', 'A. B.'],
  ['and that is all', 'A has 24, and that is all. B.', 'A has 24. B.'],
  ['and more', 'A (and more). B.', 'A (). B.'],
])('what goes leaves one blank, and no comma before the end: %j', (words, content, left) => {
  expect(revised({ content, citations: [] }, { words, instead: '' }, plain)?.content).toBe(left)
})

test('words that stand there twice, or not at all, change nothing', () => {
  const copy = { content: 'Bread and bread.', citations: [] }
  for (const words of ['bread and', 'read', '', ' ']) expect(revised(copy, { words, instead: 'x' }, plain)).toBeNull()
})

test('an edit of a part is an edit of the text; one over two parts, or that empties an entry, is none', () => {
  const parts = [
    { name: 'subject', label: 'Subject', form: 'line' as const },
    { name: 'points', label: 'Points', form: 'list' as const },
  ]
  const values = { subject: 'Bread', points: ['Rye on Monday', 'None on Sunday'] }
  const content = '**Subject:** Bread\n\n- Rye on Monday\n- None on Sunday'
  const copy = { content, parts: values, citations: [] }
  const layout = { parts, language: 'en' }
  expect(revised(copy, { words: 'on Monday', instead: 'from Monday' }, layout)).toMatchObject({
    content: content.replace('on Monday', 'from Monday'),
    parts: { ...values, points: ['Rye from Monday', 'None on Sunday'] },
  })
  expect(revised(copy, { words: '- Rye on Monday', instead: '- Rye from Monday' }, layout)?.parts).toEqual({
    ...values,
    points: ['Rye from Monday', 'None on Sunday'],
  })
  expect(revised(copy, { words: 'Monday\n- None', instead: 'x' }, layout)).toBeNull()
  expect(revised(copy, { words: 'None on Sunday', instead: '' }, layout)).toBeNull()
})

test('whatever the edit, citations that were not touched still name the same words', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), fc.nat(), fc.nat(), word, (words, a, b, instead) => {
      const content = words.join(' ')
      const [at, other] = [words[a % words.length] ?? '', words[b % words.length] ?? '']
      const made = revised({ content, citations: [cited(content, other)] }, { words: at, instead }, plain)
      for (const { start, end, quote } of made?.citations ?? []) expect(made?.content.slice(start, end)).toBe(quote)
    }),
  )
})
