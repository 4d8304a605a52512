import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test('unseen characters and look-alike letters are read as they look, and spans lead back', () => {
  const text = 'The R\u0430nce st\u200bation opened in 19\u200b67 \u202eat\u202c “sea”.'
  const read = readable(text)
  expect(read.text).toBe('The Rance station opened in 1967 at “sea”.')
  const at = read.text.indexOf('1967')
  const { start, end } = read.origin({ start: at, end: at + 4 })
  expect(text.slice(start, end)).toBe('19\u200b67')
})

test('what hides nothing stays: other alphabets, accents, pictures of several parts', () => {
  for (const text of ['Москва открыта в 1967 году.', 'Crème brûlée, 24 €', '👨‍👩‍👧‍👦 in 1967', ''])
    expect(readable(text).text).toBe(text)
})
