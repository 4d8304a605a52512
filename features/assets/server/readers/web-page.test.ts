import { expect, test } from 'vitest'
import { readWebPage } from './web-page.ts'

const prose = (about: string) =>
  `Tides turn the ${about} of the barrage twice a day, and what they give is known for years ahead. `.repeat(3)

const textOf = (html: string) =>
  readWebPage({ format: 'html', bytes: new TextEncoder().encode(html), name: 'page', contentType: 'text/html' }).text

const page = (body: string) => `<html><head><title>Power from tides</title></head><body>${body}</body></html>`

test('captions, shares, newsletters and the author’s box are left out', () => {
  const text = textOf(
    page(`<main><h1>Power from tides</h1><p>${prose('turbines')}</p>
      <figure><img src="a.png"><figcaption>The wall in spring</figcaption></figure>
      <div class="article-newsletter">Get our letter every Monday, free of charge.</div><p>${prose('gates')}</p>
      <ul class="shareTools"><li>Send</li><li>Print</li></ul><p>${prose('locks')}</p>
      <div class="author-card"><p>Ann writes about the sea and lives near it.</p></div></main>`),
  )
  for (const kept of ['turbines', 'gates', 'locks']) expect(text).toContain(kept)
  for (const gone of ['wall in spring', 'every Monday', 'Print', 'lives near it']) expect(text).not.toContain(gone)
})

test('a wrapper with such a name keeps its text, and so do headings and code', () => {
  const text = textOf(
    page(`<div class="post social-share comments"><p>${prose('turbines')}</p><h2 class="social">What people say</h2>
      <p>${prose('gates')}</p><pre><code><span class="comment"># opens the gate</span></code></pre><p>${prose('locks')}</p></div>`),
  )
  for (const kept of ['turbines', 'What people say', '# opens the gate']) expect(text).toContain(kept)
})

test('of many articles the one with the heading is read', () => {
  const others = ['shells', 'boats', 'gulls'].map((about) => `<article><h2>More</h2><p>${prose(about)}</p></article>`)
  const text = textOf(page(`<article><h1>Tides</h1><p>${prose('turbines')}</p></article>${others.join('')}`))
  expect(text).toContain('turbines')
  expect(text).not.toContain('boats')
})

test('an article’s marked body is read, even if short', () => {
  const text = textOf(
    page(`<div><p>${prose('shells')}</p><p>${prose('gulls')}</p></div>
      <div itemprop="articleBody"><p>${prose('turbines')}</p></div><div><p>${prose('boats')}</p></div>`),
  )
  expect(text.trim()).toBe(prose('turbines').trim())
})

test('paragraphs that only point elsewhere, the date at the head and labels at the end are left out', () => {
  const text = textOf(
    page(`<article><h1>Power from tides</h1><p>Monday, 3 May 2021</p><p>${prose('turbines')}</p>
      <p>Read more: <a href="/b">How a barrage was built</a></p><p>${prose('gates')}</p>
      <p><a href="/c">The full report is here.</a></p><p>${prose('locks')}</p><h3>Latest news</h3></article>`),
  )
  for (const kept of ['gates', 'locks', 'The full report is here.']) expect(text).toContain(kept)
  for (const gone of ['Monday', 'Read more', 'Latest news']) expect(text).not.toContain(gone)
})

test('a list goes as a whole or stays as a whole', () => {
  const text = textOf(
    page(`<article><p>${prose('turbines')}</p><ul><li><a href="/1">Gates of oak</a></li><li><a href="/2">Locks</a></li></ul>
      <p>${prose('gates')}</p><ul><li><a href="/3">Ann fixed the wall</a></li><li>The wall is higher now, and holds.</li></ul><p>${prose('locks')}</p></article>`),
  )
  expect(text).toContain('Ann fixed the wall')
  expect(text).not.toContain('Gates of oak')
})

test('short lines in scripts without spaces are prose', () => {
  const lines = Array.from(
    { length: 12 },
    (_, at) => `<p>一波波接續性低溫寒流報到已將新竹尖石鄉後山層層山巒披上彩衣${at}</p>`,
  )
  const text = textOf(page(`<article>${lines.join('')}<p>${prose('turbines')}</p></article>`))
  expect(text).toContain('彩衣0')
})

test('a page of links and short lines keeps them', () => {
  const items = Array.from({ length: 30 }, (_, at) => `<li><a href="/${at}">Tide table of harbour ${at}</a></li>`)
  expect(textOf(page(`<main><p>${prose('turbines')}</p><ul>${items.join('')}</ul></main>`))).toContain('harbour 17')
})

test.each([
  ['unclosed', '<div class="share"><p>Deep'.repeat(450)],
  ['nested', `${'<article>'.repeat(10_000)}x${'</article>'.repeat(10_000)}`],
  ['not HTML', '<<<>>> & <p <p class=">" </div>'],
  ['empty', ''],
])('%s markup is read without failing', (_, html) => expect(typeof textOf(html)).toBe('string'))
