import { expect, test } from 'vitest'
import { pageToText, replacedIn, textToPage } from './text-page.ts'

const TEXT = '# Tides\n\nThey rise. They fall.\n\n- Rance\n- Sihwa'

test('pasted words keep their headings and lists, there and back', () => {
  const page = textToPage(TEXT)
  expect(page.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list-item', 'list-item'])
  expect(textToPage(pageToText(page))).toEqual(page)
})

test('words are replaced within their block, and blocks stay what they are', () => {
  const page = textToPage(TEXT)
  const at = page.text.indexOf('They fall.')
  const next = replacedIn(page, { start: at, end: at + 10 }, 'They ebb.')
  expect(pageToText(next)).toBe('# Tides\n\nThey rise. They ebb.\n\n- Rance\n\n- Sihwa')
})

test('words over several blocks go, and a block without words goes with them', () => {
  const page = textToPage(TEXT)
  const next = replacedIn(page, { start: page.text.indexOf('fall.'), end: page.text.indexOf('Sihwa') }, 'ebb')
  expect(next.text).toBe('Tides\n\nThey rise. They ebb\n\nSihwa')
})
