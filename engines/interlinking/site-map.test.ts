import { expect, test } from 'vitest'
import { htmlToPage } from '../text/index.ts'
import { siteMap } from './index.ts'

const site = (links: Readonly<Record<string, string>>) =>
  Object.entries(links).map(([id, html]) => ({ id, url: `https://example.org/blog/${id}`, page: htmlToPage(html) }))

test('who links to whom, and who is left out', () => {
  const map = siteMap(
    site({
      a: '<p>See <a href="/blog/b">bread</a>, <a href="b#crust">bread</a> and <a href="#top">the top</a>.</p>',
      b: '<p>See <a href="https://www.example.org/blog/c/?x=1">Bread</a> or <a href="https://else.org/">else</a>.</p>',
      c: '<p>Nothing, but <a href="gone">a page that is not there</a>.</p>',
    }),
  )
  expect(map.pages).toMatchObject([
    { id: 'a', inbound: [], outbound: ['b'], isOrphan: true, isWeak: true, isDeadEnd: false },
    { id: 'b', inbound: ['a'], outbound: ['c'], isOrphan: false, isWeak: true, isDeadEnd: false },
    { id: 'c', inbound: ['b'], outbound: [], isOrphan: false, isWeak: true, isDeadEnd: true },
  ])
  expect(map.unknown).toEqual([{ documentId: 'c', url: 'gone' }])
  expect(map.mostLinked).toEqual(['b', 'c'])
  expect(map.conflicts).toEqual([
    {
      anchor: 'bread',
      uses: [
        { documentId: 'a', targetId: 'b' },
        { documentId: 'a', targetId: 'b' },
        { documentId: 'b', targetId: 'c' },
      ],
    },
  ])
})

test('a page with too many links is reported', () => {
  const links = '<a href="/blog/b">one</a> word '.repeat(10)
  const [over, fine] = siteMap(
    site({ a: `<p>${links}</p>`, b: `<p>${'many words '.repeat(40)}${links.slice(0, 31)}</p>` }),
  ).pages
  expect([over?.isOverLinked, fine?.isOverLinked]).toEqual([true, false])
})

test('a site without pages has an empty map', () => {
  expect(siteMap([])).toEqual({ pages: [], conflicts: [], unknown: [], mostLinked: [] })
})
