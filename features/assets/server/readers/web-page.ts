import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { type Block, htmlToText } from '../../../../engines/text/index.ts'
import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import { byline, crawlFacts, declaredBy } from './page-facts.ts'
import type { Reading, ReadText } from './types.ts'

/** Larger pages are read as they stand, without looking for the article in them. */
const MAX_ELEMENTS = 30_000
/** The parser's time grows with the square of the depth; no page that a person wrote comes near this. */
const MAX_DEPTH = 1_500
const MAY_STAY_OPEN = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
)
/** In characters. */
const LEAST_ARTICLE = 250
/** An "article" shorter than this share of the page's text is a teaser or a cookie notice. */
const LEAST_SHARE = 0.12
const SURROUNDINGS =
  'nav, header, footer, aside, form, dialog, [role=navigation], [role=banner], [role=contentinfo], [aria-hidden=true], [hidden]'

/** The article of a web page or HTML file: its text without navigation and surroundings, and who wrote it when. */
export function readWebPage({ bytes, contentType, url }: Reading): ReadText {
  const html = wholeDocument(decodeText(bytes, contentType ?? 'text/html'))
  const whole = htmlToText(html)
  const { depth, elements } = shapeOf(html)
  if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return { ...whole, title: headingOf(whole) }
  const { document } = parseHTML(html)
  const facts = { ...declaredBy(document, url), ...crawlFacts(document, url) }
  const article = articleOf(html)
  const isArticle = article && article.text.length >= Math.max(LEAST_ARTICLE, whole.text.length * LEAST_SHARE)
  const { text, blocks } = isArticle ? article : withoutSurroundings(document, whole)
  const title = facts.title ?? article?.title ?? headingOf(whole)
  return { text, blocks, ...facts, title, author: facts.author ?? article?.author }
}

/** How many elements there are and how deep they stand in each other, roughly: those that may stay open add no depth. */
function shapeOf(html: string): { depth: number; elements: number } {
  let depth = 0
  let deepest = 0
  let elements = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (!closing) elements++
    if (MAY_STAY_OPEN.has(name.toLowerCase())) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    deepest = Math.max(deepest, depth)
  }
  return { depth: deepest, elements }
}

/** The parser takes the first element for the document; a page that leaves `html` and `body` out gets them here. */
function wholeDocument(source: string): string {
  if (/<html[\s>]/i.test(source)) return source
  return `<!doctype html><html><head></head><body>${source}</body></html>`
}

interface Found {
  text: string
  blocks: readonly Block[]
}

/** What Readability takes for the article. It changes the document that it reads, so it gets its own. */
function articleOf(html: string): (Found & { title: string | undefined; author: string | undefined }) | undefined {
  const { document } = parseHTML(html)
  const found = parsed(document)
  if (!found?.content) return undefined
  return {
    ...htmlToText(found.content),
    title: found.title?.trim() || undefined,
    author: byline(found.byline),
  }
}

/** Its own failure on a strange document (too deep, no root) costs only the choice of the article. */
function parsed(document: Document) {
  try {
    return new Readability(document, { charThreshold: LEAST_ARTICLE }).parse()
  } catch {
    return null
  }
}

function withoutSurroundings(document: Document, whole: Found): Found {
  for (const element of document.querySelectorAll(SURROUNDINGS)) element.remove()
  const rest = htmlToText(document.body?.innerHTML ?? '')
  return rest.text.trim().length >= whole.text.trim().length * LEAST_SHARE ? rest : whole
}

function headingOf({ text, blocks }: Found): string | undefined {
  const heading = blocks.find(({ kind }) => kind === 'heading')
  return heading && text.slice(heading.start, heading.end).trim().slice(0, 300)
}
