import { expect, test } from 'vitest'
import { readWebPage } from './web-page.ts'

const url = 'https://de.wikipedia.example/wiki/Gezeiten'
const BY = 'https://creativecommons.org/licenses/by/4.0/'
const prose = `<p>${'Tides turn the turbines of the barrage twice a day, as they always did. '.repeat(6)}</p>`

function read(head: string, body = '') {
  const html = `<html><head><title>Tides</title>${head}</head><body><main><h1>Tides</h1>${prose}${body}</main></body></html>`
  return readWebPage({
    format: 'html',
    bytes: new TextEncoder().encode(html),
    name: 'page',
    url,
    contentType: 'text/html',
  })
}

test('a wiki page has the license, revision, and day of what was read', () => {
  const { rights, publishedAt } = read(
    `<meta name="generator" content="MediaWiki 1.46.0"><link rel="license" href="https://creativecommons.org/licenses/by-sa/4.0/deed.de">
    <script>RLCONF={"wgCurRevisionId":99,"wgRevisionId":42};</script>`,
    '<script type="application/ld+json">{"@type":"Article","datePublished":"2003-05-04","dateModified":"2026-10-03T07:00:00Z"}</script>',
  )
  expect(rights).toEqual({
    license: 'CC BY-SA 4.0',
    license_url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.de',
    revision: '42',
    attribution_url: `${url}?oldid=42`,
  })
  expect(publishedAt).toBe('2026-10-03')
})

test.each([
  ['declared in the head', read(`<link rel="license" href="${BY}">`), 'CC BY 4.0'],
  [
    'linked in the text',
    read('', `<a rel="license" href="${BY}">CC</a><a rel="license" href="${BY}">CC</a>`),
    'CC BY 4.0',
  ],
  [
    'of one picture among others',
    read(
      '',
      `<a rel="license" href="${BY}"></a><a rel="license" href="https://creativecommons.org/licenses/by-nd/4.0/"></a>`,
    ),
    undefined,
  ],
  ['other terms in the text', read('', '<a rel="license" href="/terms">Terms</a>'), undefined],
  ['a script that only looks like a wiki’s', read('<script>x={"wgRevisionId":42}</script>'), undefined],
])('a license %s', (_, { rights }, license) => expect(rights?.license).toBe(license))
