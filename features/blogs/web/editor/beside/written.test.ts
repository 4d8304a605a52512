import { expect, test } from 'vitest'
import { htmlToDocument } from '../../../document/server-html.ts'
import { placeOf, written } from './written.ts'

const read = (html: string) => written(htmlToDocument(html))

test('the text is the blocks with a blank line between; each knows what it is', () => {
  const { page } = read(
    '<h2>Tides</h2><p>They <b>rise</b> twice.</p><ul><li><p>Rance</p></li></ul><blockquote><p>Well.</p></blockquote><table><tr><td>1966</td></tr></table><pre><code>24</code></pre>',
  )
  expect(page.text).toBe('Tides\n\nThey rise twice.\n\nRance\n\nWell.\n\n1966\n\n24')
  expect(page.blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'list-item',
    'quote',
    'table-row',
    'code',
  ])
})

test('every stretch has its place in the document', () => {
  const all = read('<p>One <b>two</b><br>three.</p><p>Four <a href="https://example.test">five</a> six.</p>')
  for (const words of ['One', 'two', 'two\nthree', 'Four five', 'six.']) {
    const start = all.page.text.indexOf(words)
    const place = placeOf(all, { start, end: start + words.length })
    expect(place && all.document.textBetween(place.from, place.to, '', '\n')).toBe(words)
  }
  const [link] = all.page.links
  expect(link && [all.page.text.slice(link.start, link.end), link.url]).toEqual(['five', 'https://example.test'])
})

test('citations lie on their words, whatever else is marked', () => {
  const { citations, page } = read('<p>Well. <span data-citation="a">It has <b>24</b> of them.</span></p>')
  expect(citations.map(({ id, start, end }) => [id, page.text.slice(start, end)])).toEqual([
    ['a', 'It has 24 of them.'],
  ])
})

test('an empty document has no text and no places', () => {
  expect(placeOf(read('<p> </p>'), { start: 0, end: 0 })).toBeNull()
})
