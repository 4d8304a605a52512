import { expect, test } from 'vitest'
import { htmlToPage } from '../../engines/text/index.ts'
import { replacedIn } from './page-parts.ts'
import { pageToText, textToPage } from './text-page.ts'

const TEXT = '# Tides\n\nThey rise. They fall.\n\n- Rance\n- Sihwa'

const RICH = `## Lagoons

Read [the plan](https://a.example/plan_(2)) first, run \`tide --now\`, and look: ![a wall](wall.png)

> Nobody built it.

| Place | MW |
| Rance | 240 |

\`\`\`
one

two
\`\`\``

test.each([TEXT, RICH])('pasted words keep what they are, there and back', (text) => {
  const page = textToPage(text)
  expect(pageToText(page)).toBe(text)
  expect(textToPage(pageToText(page))).toEqual(page)
})

test('links, images, code, quotes, and tables are distinguished from prose', () => {
  const page = textToPage(RICH)
  expect(page.blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'quote',
    'table-row',
    'table-row',
    'code',
  ])
  expect(page.links.map(({ start, end, url }) => [page.text.slice(start, end), url])).toEqual([
    ['the plan', 'https://a.example/plan_(2)'],
  ])
  expect(page.images).toMatchObject([{ url: 'wall.png', alt: 'a wall' }])
  expect(page.codes.map(({ start, end }) => page.text.slice(start, end))).toEqual(['tide --now'])
})

test('text copied from a page is read as it would be pasted', () => {
  const html = '<h2>Lagoons</h2><p>Read <a href="/plan">the plan</a>.</p><ul><li>Rance</li><li>Sihwa</li></ul>'
  expect(pageToText(htmlToPage(html))).toBe('## Lagoons\n\nRead [the plan](/plan).\n\n- Rance\n- Sihwa')
})

test('words are replaced within their block; blocks and links stay what they are', () => {
  const page = textToPage(`${TEXT}\n\nSee [one](/1) and then [two](/2).`)
  const at = page.text.indexOf('They fall.')
  const next = replacedIn(page, { start: at, end: at + 10 }, 'They ebb.')
  const then = next.text.indexOf('and then')
  expect(pageToText(replacedIn(next, { start: then, end: then + 8 }, 'or'))).toBe(
    '# Tides\n\nThey rise. They ebb.\n\n- Rance\n- Sihwa\n\nSee [one](/1) or [two](/2).',
  )
})

test('words over several blocks go, and a block without words goes with them', () => {
  const page = textToPage(TEXT)
  const next = replacedIn(page, { start: page.text.indexOf('fall.'), end: page.text.indexOf('Sihwa') }, 'ebb')
  expect(next.text).toBe('Tides\n\nThey rise. They ebb\n\nSihwa')
})

test('no text makes reading slow', () => {
  for (const piece of ['[', '![', '[a](', '`', '[a]((((', '|']) textToPage(piece.repeat(50_000 / piece.length))
})

test('the source of a page is read as the page, broken as it may be', () => {
  const page = textToPage('<h1>Tides</h1><p>They <b>rise.</p><div><script>alert(1)</script')
  expect(page.blocks.map(({ kind, start, end }) => [kind, page.text.slice(start, end)])).toEqual([
    ['heading', 'Tides'],
    ['paragraph', 'They rise.'],
  ])
  expect(textToPage('<3 is a heart, p < 0.05').text).toBe('<3 is a heart, p < 0.05')
})
