import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { type Block, htmlToPage, type PageImage, type PageLink } from '../../../../engines/text/index.ts'
import { trimArticle } from './article-blocks.ts'
import { byline, crawlFacts, declaredBy } from './page-facts.ts'
import { removeFurniture } from './page-furniture.ts'
import type { ReadText } from './types.ts'

/** Larger pages are read as they are, without looking for the article in them. */
const MAX_ELEMENTS = 30_000
/** Readability's time grows with the cube of the depth (1 s at 500); no page that a person wrote comes near this. */
const MAX_DEPTH = 500
const MAY_STAY_OPEN = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option'.split(
    ' ',
  ),
)
/** In characters. */
const LEAST_ARTICLE = 250
/** An "article" shorter than this share of the page's prose is a teaser or a cookie notice. */
const LEAST_SHARE = 0.12
/** In characters. */
const LONGEST_LABEL = 80
const SURROUNDINGS =
  'nav, header, footer, aside, form, dialog, [role=navigation], [role=banner], [role=contentinfo], [aria-hidden=true], [hidden]'

/** Whoever publishes a page with an empty `alt` says that its picture is decoration. */
const PUBLISHED = { emptyAlt: 'decoration' } as const

/** The article of a page: its text without navigation and surroundings, and who wrote it when. */
export function readPage(source: string, url?: string): ReadText {
  const html = wholeDocument(source)
  const whole = htmlToPage(html, PUBLISHED)
  const { depth, elements } = shapeOf(html)
  if (depth > MAX_DEPTH || elements > MAX_ELEMENTS)
    return { text: whole.text, blocks: whole.blocks, title: headingOf(whole) }
  const { document } = parseHTML(html)
  const facts = { ...declaredBy(document, url), ...crawlFacts(document, url) }
  const article = articleOf(html)
  const isArticle = article && article.text.length >= Math.max(LEAST_ARTICLE, proseIn(whole) * LEAST_SHARE)
  const { text, blocks, links: anchors, images } = isArticle ? article : withoutSurroundings(document, whole)
  const title = facts.title ?? article?.title ?? headingOf(whole)
  return { text, blocks, anchors, images, ...facts, title, author: facts.author ?? article?.author }
}

/** The characters in blocks that are longer than labels and headlines are. */
function proseIn({ blocks }: Found): number {
  const lengths = blocks.map(({ start, end }) => end - start)
  return lengths.reduce((sum, length) => sum + (length > LONGEST_LABEL ? length : 0), 0)
}

/** How many elements there are and how deep they are in each other, roughly: those that may stay open add no depth. */
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
  links: readonly PageLink[]
  images: readonly PageImage[]
}

/**
 * What Readability takes for the article in what is left of the page without its furniture. It changes the document that
 * it reads, so it gets its own. A failure on a strange document (too deep, no root) costs only the choice of the article.
 */
function articleOf(html: string): (Found & { title: string | undefined; author: string | undefined }) | undefined {
  const { document } = parseHTML(html)
  try {
    removeFurniture(document)
    const found = new Readability(document, { charThreshold: LEAST_ARTICLE }).parse()
    if (!found?.content) return undefined
    return {
      ...trimmedText(found.content, found.title),
      title: found.title?.trim() || undefined,
      author: byline(found.byline),
    }
  } catch {
    return undefined
  }
}

function trimmedText(content: string, title: string | null | undefined): Found {
  const { document } = parseHTML(wholeDocument(content))
  if (document.body) trimArticle(document.body, title ?? undefined)
  return htmlToPage(document.body?.innerHTML ?? content, PUBLISHED)
}

function withoutSurroundings(document: Document, whole: Found): Found {
  for (const element of document.querySelectorAll(SURROUNDINGS)) element.remove()
  const rest = htmlToPage(document.body?.innerHTML ?? '', PUBLISHED)
  return rest.text.trim().length >= whole.text.trim().length * LEAST_SHARE ? rest : whole
}

function headingOf({ text, blocks }: Found): string | undefined {
  const heading = blocks.find(({ kind }) => kind === 'heading')
  return heading && text.slice(heading.start, heading.end).trim().slice(0, 300)
}
