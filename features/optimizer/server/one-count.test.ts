import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readability } from '../../../engines/readability/index.ts'
import { contentReport, structureAgainst } from '../../../engines/seo/index.ts'
import { countWords, type Page } from '../../../engines/text/index.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { runningText } from '../../blogs/document/plain-text.ts'
import { htmlToDocument } from '../../blogs/document/server-html.ts'
import { written } from '../../blogs/web/editor/beside/written.ts'
import { outlineOf, wordsOf } from '../../blogs/web/editor/outline/outline-of.ts'
import { subjectToPage } from '../text-page.ts'

const HTML = `<h1>Power from the well-known tides</h1>
<p>The Rance station, which was finished in 1966, has 24 turbines<sup data-footnote="n1"></sup>. It isn’t the largest <code>station</code> any more.</p>
<figure><img src="https://example.org/rance.png" alt="A dam"><figcaption>The dam at low tide</figcaption></figure>
<h2>What others say</h2>
<blockquote><p>“Nobody believed that the sea could be tamed.”</p></blockquote>
<table><tbody><tr><th><p>Station</p></th><th><p>Output</p></th></tr><tr><td><p>Sihwa Lake in Korea</p></td><td><p>254 megawatts at most</p></td></tr></tbody></table>
<ul><li><p>It is clean.</p></li><li><p>It is dear, though.</p></li></ul>
<pre><code>tide.rise(4)</code></pre>
<div data-embed="link" data-url="https://example.org/film"><a href="https://example.org/film">A film</a><p>About it</p></div>
<section data-footnotes=""><ol><li data-footnote-item="n1"><p>See the report of the operator.</p></li></ol></section>`

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** What the SEO check says of a page. */
function measuredBySeo(page: Page) {
  const { assessments, headings } = contentReport({ page, language: 'English-US' })
  const factsOf = (id: string) => assessments.find((assessment) => assessment.id === id)?.facts
  return {
    words: factsOf('text-length')?.words,
    beside: structureAgainst(page, [page])?.words.own,
    sections: headings.map(({ words }) => words),
    ease: factsOf('reading-ease')?.ease,
  }
}

test('a text has one word count and one reading ease, in the editor, every check, reports, and the API', async () => {
  const { caller } = await server.newWriter()
  const document = htmlToDocument(HTML)
  const editor = {
    words: wordsOf(document),
    ease: readability(runningText(document), 'English-US').readingEase,
    sections: outlineOf(document).map(({ words }) => words),
  }
  const expected = { ...editor, beside: editor.words }
  expect(editor.words).toBe(54)
  const { page } = written(document)
  expect(measuredBySeo(page)).toEqual(expected)

  const { blog } = (await caller.post('/api/blogs', { html: HTML })).body
  expect(blog.words).toBe(editor.words)
  const opened = subjectToPage((await caller.post('/api/optimizer/read', { blog_id: blog.id })).body)
  expect(countWords(opened.text)).toBe(editor.words)
  expect(measuredBySeo(opened)).toEqual(expected)

  for (const subject of [{ blog_id: blog.id }, { text: page.text }]) {
    const started = await caller.post('/api/optimizer/originality', { ...subject, options: { search: false } })
    const { id } = started.body.check
    const get = async () => (await caller.get(`/api/optimizer/originality/${id}`)).body.check
    await vi.waitUntil(async () => (await get()).state === 'done', { timeout: 20_000, interval: 50 })
    expect((await get()).words).toBe(editor.words)
    const { text } = await caller.get(`/api/optimizer/originality/${id}/export/md`)
    expect(text).toContain(`${editor.words} words`)
  }
  const answer = await caller.post('/api/check/plagiarism', { text: page.text })
  expect(answer.body.querywords, answer.text).toBe(editor.words)
})
