import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { ForeignHtml } from './foreign-html.ts'

/** Pages with more elements are read as they are, without looking for the article in them. */
const MAX_ELEMENTS = 60_000

/** The article of a web page, without navigation and surroundings, its addresses made whole. */
export function articleHtml(html: string, address: string): ForeignHtml {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`)
  makeWhole(document, address)
  const article = document.querySelectorAll('*').length > MAX_ELEMENTS ? null : parsed(document)
  const title = (article?.title ?? document.title ?? '').trim()
  const content = article?.content ?? document.body?.innerHTML ?? ''
  const hasHeading = /<h1[\s>]/i.test(content)
  if (hasHeading || !title) return { html: content, title, pictures: [] }
  const heading = document.createElement('h1')
  heading.textContent = title
  return { html: heading.outerHTML + content, title, pictures: [] }
}

/** Its own failure on a strange page costs only the choice of the article. */
function parsed(document: Document) {
  try {
    return new Readability(document).parse()
  } catch {
    return null
  }
}

/** Links and pictures as they lead from anywhere; pictures that a page loads late stand in other attributes. */
function makeWhole(document: Document, address: string): void {
  const base = document.querySelector('base[href]')?.getAttribute('href')
  const from = (base && URL.parse(base, address)?.href) || address
  for (const link of document.querySelectorAll('a[href]')) {
    const whole = URL.parse(link.getAttribute('href') ?? '', from)
    if (whole) link.setAttribute('href', whole.href)
  }
  for (const picture of document.querySelectorAll('img')) {
    const named = ['data-src', 'data-lazy-src', 'data-original'].map((name) => picture.getAttribute(name)).find(Boolean)
    const src = picture.getAttribute('src') ?? ''
    const address = named && (src === '' || src.startsWith('data:')) ? named : src
    const whole = address.startsWith('data:') ? null : URL.parse(address, from)
    if (whole) picture.setAttribute('src', whole.href)
  }
}
