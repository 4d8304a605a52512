import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey, hostOf, htmlToPage, htmlToText, linkKind, pageOf } from './index.ts'

test('a page keeps the links, pictures and code of its HTML, with the words they lie on', () => {
  const html = `<h1>Tea</h1><script><a href="/no">no</a></script>
    <p>Drink <A title='x > y' HREF='/green?a=1&amp;b=2' rel="noopener NOFOLLOW">green <b>tea</b></a> or <code>tea<kbd>pot</kbd></code>.</p>
    <template><img src="no.png"></template><p><a href=black>black<p>next</p><a name="x">no link</a>
    <a href="/p"><img src="p.png" alt="A &quot;pot&quot;"></a> end <a href=open>open</p><p>after</p>`
  const page = htmlToPage(html)
  const words = (spans: readonly { start: number; end: number }[]) =>
    spans.map((span) => page.text.slice(span.start, span.end))
  expect(page.links.map(({ url }) => url)).toEqual(['/green?a=1&b=2', 'black', '/p', 'open'])
  expect(page.links.map(({ isFollowed }) => isFollowed)).toEqual([false, true, true, true])
  expect(words(page.links)).toEqual(['green tea', 'black\n\nnext', '', 'open'])
  expect(words(page.codes)).toEqual(['teapot'])
  expect(page.images).toMatchObject([{ url: 'p.png', alt: 'A "pot"' }])
  expect(page.text.slice(page.images[0]?.at)).toMatch(/^end/)
})

test('the words of a page are those of its text; spans are in it and are in order', () => {
  const piece = fc.constantFrom(
    '<a href="/x">',
    '</a>',
    '<code>',
    '</code>',
    '<p>',
    '<img src=a alt="b',
    '">',
    'tea ',
    '&amp;',
    '<pre>',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 30 }), (pieces) => {
      const page = htmlToPage(pieces.join(''))
      expect(page.text).toBe(htmlToText(pieces.join('')).text)
      for (const spans of [page.links, page.codes]) {
        let last = 0
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(page.text.length)
          last = start
        }
      }
    }),
  )
})

test('blocks are joined with an empty line, and their spans move along', () => {
  const link = { start: 0, end: 3, url: '/t', isFollowed: true }
  const page = pageOf([
    { kind: 'paragraph', text: '', images: [{ at: 0, url: 'a.png', alt: '' }] },
    { kind: 'heading', level: 2, text: 'Tea' },
    { kind: 'paragraph', text: 'Tea is hot', links: [link], codes: [{ start: 4, end: 6 }] },
  ])
  expect(page.text).toBe('Tea\n\nTea is hot')
  expect(page.blocks).toEqual([
    { kind: 'heading', level: 2, start: 0, end: 3 },
    { kind: 'paragraph', start: 5, end: 15 },
  ])
  expect(page.links).toEqual([{ ...link, start: 5, end: 8 }])
  expect(page.codes).toEqual([{ start: 9, end: 11 }])
  expect(page.images).toEqual([{ at: 0, url: 'a.png', alt: '' }])
})

test.each([
  ['https://www.Example.org:8080/a', 'internal'],
  ['//example.org/a', 'internal'],
  ['/a', 'internal'],
  ['a', 'internal'],
  ['https://example.org.evil.net/', 'external'],
  ['#a', 'other'],
  ['mailto:a@example.org', 'other'],
  ['', 'internal'],
])('%s is %s', (url, kind) => expect(linkKind(url, 'https://example.org/blog/post')).toBe(kind))

test.each([
  ['https://www.example.org/a/b/?x#y', 'example.org/a/b'],
  ['../c', 'example.org/c'],
  ['./d', 'example.org/blog/d'],
  ['/e/', 'example.org/e'],
])('%s is the page %s', (url, key) => expect(addressKey(url, 'https://example.org/blog/post')).toBe(key))

test('the host of an address', () => {
  expect(hostOf('https://user:pw@WWW.Example.org:1/x')).toBe('example.org')
  expect(hostOf('/x')).toBeNull()
})
