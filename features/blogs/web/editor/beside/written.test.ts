import { expect, test } from 'vitest'
import { htmlToDocument } from '../../../document/server-html.ts'
import { placeOf, written } from './written.ts'

const read = (html: string) => written(htmlToDocument(html))

test('the text is the blocks with a blank line between; each knows what it is', () => {
  const { text, blocks } = read(
    '<h2>Tides</h2><p>They <b>rise</b> twice.</p><ul><li><p>Rance</p></li></ul><blockquote><p>Well.</p></blockquote><table><tr><td>1966</td></tr></table><pre><code>24</code></pre>',
  )
  expect(text).toBe('Tides\n\nThey rise twice.\n\nRance\n\nWell.\n\n1966\n\n24')
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list-item', 'quote', 'table-cell', 'code'])
  for (const block of blocks) expect(text.slice(block.start, block.end)).toBe(block.text)
})

test('every stretch has its place in the document', () => {
  const all = read('<p>One <b>two</b><br>three.</p><p>Four <a href="https://example.test">five</a> six.</p>')
  for (const words of ['One', 'two', 'two\nthree', 'Four five', 'six.']) {
    const start = all.text.indexOf(words)
    const place = placeOf(all, { start, end: start + words.length })
    expect(place && all.document.textBetween(place.from, place.to, '', '\n')).toBe(words)
  }
  const [link] = all.blocks[1]?.links ?? []
  expect(link && [all.text.slice(link.start, link.end), link.href]).toEqual(['five', 'https://example.test'])
})

test('an empty document has no text and no places', () => {
  expect(placeOf(read('<p></p>'), { start: 0, end: 0 })).toBeNull()
})
