import { expect, test } from 'vitest'
import { htmlToPage, pageOf, textOf } from '../../../../engines/text/index.ts'
import type { MappedLinkPageShape } from '../../contract.ts'
import { canEdit, editedAnchor, sentenceOf } from './anchor-words.ts'
import { pageToHtml, pageToMarkdown, withLinks } from './linked-text.ts'
import { laidOut } from './map-layout.ts'
import { ownConflicts } from './own-conflicts.ts'
import { unknownLinks } from './unknown-links.ts'
import { fullAddress } from './use-tried-links.ts'

const page = htmlToPage(
  '<h1>Sea</h1><p>First words. The old tidal power stations of <a href="/rance">the Rance</a> still run. Last.</p>',
)
const place = (words: string) => {
  const start = page.text.indexOf(words)
  return { start, end: start + words.length }
}

test('an anchor grows and shrinks by words, within its sentence and up to the next link', () => {
  const anchor = place('tidal power')
  const words = (before: number, after: number) => textOf(page.text, editedAnchor(page, anchor, { before, after }))
  expect(textOf(page.text, sentenceOf(page, anchor))).toBe('The old tidal power stations of the Rance still run.')
  expect([words(0, 0), words(1, 0), words(9, 0), words(0, 1), words(0, 9)]).toEqual([
    'tidal power',
    'old tidal power',
    'The old tidal power',
    'tidal power stations',
    'tidal power stations of',
  ])
  expect([words(-1, 0), words(-5, 0), words(0, -5)]).toEqual(['power', 'power', 'tidal'])
  expect(canEdit(page, anchor, { before: 2, after: 0 }, { before: 3, after: 0 })).toBe(false)
  expect(canEdit(page, anchor, { before: 1, after: 0 }, { before: 2, after: 0 })).toBe(true)
})

test('text with several targets is reported, however the URL is written', () => {
  const several = htmlToPage(
    '<p><a href="https://a.example/x/">Tides</a> and <a href="https://www.a.example/x">tides</a>, <a href="/y">tides</a>; <a href="/z">mills</a></p>',
  )
  expect(ownConflicts(several)).toEqual([{ anchor: 'tides', urls: ['https://www.a.example/x', '/y'] }])
})

test('a text is copied with old and new links as HTML and Markdown, its marks kept from meaning anything', () => {
  const text = pageOf([
    { kind: 'heading', level: 1, text: 'A & B' },
    { kind: 'paragraph', text: 'Use *tides* <now>.' },
    { kind: 'list-item', text: 'one' },
    { kind: 'list-item', text: 'two' },
    { kind: 'code', text: 'a < b' },
  ])
  const start = text.text.indexOf('tides')
  const linked = withLinks(text, [{ start, end: start + 5, url: 'https://a.example/(x)?a="b"' }])
  expect(pageToHtml(linked)).toBe(
    '<h1>A &amp; B</h1>\n<p>Use *<a href="https://a.example/(x)?a=&quot;b&quot;">tides</a>* &lt;now>.</p>\n<ul><li>one</li>\n<li>two</li></ul>\n<pre><code>a &lt; b</code></pre>',
  )
  expect(pageToMarkdown(linked)).toBe(
    '# A & B\n\nUse \\*[tides](https://a.example/%28x%29?a="b")\\* \\<now>.\n\n- one\n- two\n\n```\na < b\n```',
  )
})

const mapped = (id: number, inbound: number): MappedLinkPageShape => ({
  id: String(id).padStart(4, '0'),
  kind: 'blog',
  title: `Page ${id}`,
  url: null,
  inbound: Array.from({ length: inbound }, (_, at) => String(at)),
  outbound: [],
  is_orphan: inbound === 0,
  is_weak: inbound < 3,
  is_dead_end: true,
  is_over_linked: false,
})

test('two hundred pages stand apart on the map, the most linked in the middle and orphans outside', () => {
  const placed = laidOut(Array.from({ length: 200 }, (_, id) => mapped(id, id % 7)))
  const off = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 50, y - 50)
  expect(placed[0]).toMatchObject({ x: 50, y: 50, mark: 'fine' })
  expect(placed.every((one) => off(one) <= 44.001)).toBe(true)
  const nearest = (mark: string) => Math.min(...placed.filter((one) => one.mark === mark).map(off))
  expect(nearest('orphan')).toBeGreaterThan(nearest('weak'))
  const gaps = placed.flatMap((a, at) => placed.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  expect(Math.min(...gaps)).toBeGreaterThan(3)
})

test('links within the site that no page has are named, with the address that they seem to mean', () => {
  const known = ['/blog/sensor-calibration-basics', '/blog/care-labels', 'https://own.example/blog/tides', '/top']
  const html = [
    '/blog/sensor-calibaration-basics',
    '/blog/care-labels-2',
    '/blog/other',
    '/blog/tides/',
    '/about',
    'https://a.example/blog/x',
  ]
  const { links } = htmlToPage(html.map((url) => `<p><a href="${url}">words</a></p>`).join(''))
  const found = unknownLinks(links, known, 'https://own.example').map(({ link, nearest }) => [link.url, nearest])
  expect(found).toEqual([
    ['/blog/sensor-calibaration-basics', '/blog/sensor-calibration-basics'],
    ['/blog/care-labels-2', '/blog/care-labels'],
    ['/blog/other', null],
  ])
  expect(unknownLinks(links, known, '').map(({ link }) => link.url)).toContain('/blog/other')
})

test('only addresses of the web are tried, those without a host on the site that is known', () => {
  const tried = ['https://a.example/x', '/x', '#part', 'mailto:a@b.example'].map((url) => [
    fullAddress(url, 'https://own.example/blog'),
    fullAddress(url, ''),
  ])
  expect(tried).toEqual([
    ['https://a.example/x', 'https://a.example/x'],
    ['https://own.example/x', null],
    [null, null],
    [null, null],
  ])
})
