import { readHtml } from './html.ts'
import { attributesOf } from './html-attributes.ts'
import type { Tag } from './html-tags.ts'
import type { Page, PageImage, PageLink } from './page.ts'
import type { Block, PlainText, Run } from './plain-text.ts'
import type { Span } from './span.ts'

/** What an empty `alt` means: the standard takes it for decoration, editors leave it where nobody wrote anything yet. */
export interface HtmlReading {
  readonly emptyAlt?: 'missing' | 'decoration'
}

/** The page that HTML shows: the words as `htmlToText` reads them, with its links and pictures, and the way back. */
export function htmlToPage(html: string, { emptyAlt = 'missing' }: HtmlReading = {}): Page & Pick<PlainText, 'runs'> {
  const seen: Seen = { html, emptyAlt, links: [], images: [], codes: [], open: null, codeFrom: null, codeDepth: 0 }
  const plain = readHtml(html, (tag, at) => note(seen, tag, at))
  if (seen.open !== null) seen.links.push(seen.open)
  return {
    ...plain,
    links: seen.links.map((link) => asLink(plain, link)),
    images: seen.images.map(({ from, ...image }): PageImage => ({ ...image, at: offsetAt(plain.runs, from) })),
    codes: seen.codes.flatMap(({ start, end }) => {
      const code = { start: offsetAt(plain.runs, start), end: endBefore(plain.runs, end) }
      return code.start < code.end ? [code] : []
    }),
  }
}

interface SeenLink extends Pick<PageLink, 'url' | 'isFollowed'> {
  /** Where its words begin in the source. */
  readonly from: number
  /** Where they end; null when nothing closes it. */
  readonly to: number | null
}

interface Seen extends Required<HtmlReading> {
  readonly html: string
  readonly links: SeenLink[]
  readonly images: (Omit<PageImage, 'at'> & { readonly from: number })[]
  /** In the source, from after the opening tag to before the closing one. */
  readonly codes: Span[]
  open: SeenLink | null
  codeFrom: number | null
  codeDepth: number
}

const codeNames = new Set(['code', 'kbd', 'samp', 'tt'])

function note(seen: Seen, tag: Tag, at: number): void {
  if (tag.name === 'img') {
    const attributes = attributesOf(seen.html, at, tag.end)
    const alt = attributes.get('alt')
    const isDecorative =
      /^(?:presentation|none)$/i.test(attributes.get('role')?.trim() ?? '') ||
      (alt?.trim() === '' && seen.emptyAlt === 'decoration')
    const url = attributes.get('src') ?? ''
    seen.images.push({ from: at, url, alt: alt ?? '', ...(isDecorative ? { isDecorative } : {}) })
  }
  if (codeNames.has(tag.name)) noteCode(seen, tag, at)
  if (tag.name !== 'a') return
  if (seen.open !== null) seen.links.push({ ...seen.open, to: at })
  seen.open = tag.kind === 'close' ? null : openLink(seen.html, tag, at)
}

function noteCode(seen: Seen, tag: Tag, at: number): void {
  if (tag.kind === 'open') {
    if (seen.codeDepth === 0) seen.codeFrom = tag.end
    seen.codeDepth += 1
  } else if (tag.kind === 'close' && seen.codeDepth > 0) {
    seen.codeDepth -= 1
    if (seen.codeDepth === 0 && seen.codeFrom !== null) seen.codes.push({ start: seen.codeFrom, end: at })
  }
}

function openLink(html: string, tag: Tag, at: number): SeenLink | null {
  const attributes = attributesOf(html, at, tag.end)
  const url = attributes.get('href')?.trim()
  if (url === undefined) return null
  const isFollowed = !/(?:^|\s)nofollow(?:\s|$)/i.test(attributes.get('rel') ?? '')
  return { url, isFollowed, from: tag.end, to: null }
}

/** A link that nothing closes ends with the block it began in. */
function asLink({ runs, blocks, text }: PlainText, { url, isFollowed, from, to }: SeenLink): PageLink {
  const start = offsetAt(runs, from)
  const end = to === null ? blockEnd(blocks, start, text.length) : endBefore(runs, to)
  return { start, end: Math.max(start, end), url, isFollowed }
}

function blockEnd(blocks: readonly Block[], offset: number, last: number): number {
  return blocks.find((block) => block.end > offset)?.end ?? last
}

/** The first character of the plain text that is at or after an offset of the source. */
function offsetAt(runs: readonly Run[], from: number): number {
  const run = runs[firstAfter(runs, from)]
  if (run === undefined) return runs.at(-1)?.end ?? 0
  return run.from >= from ? run.start : Math.min(run.end, run.start + from - run.from)
}

/** The end of the last character of the plain text that is before an offset of the source. */
function endBefore(runs: readonly Run[], to: number): number {
  const index = firstAfter(runs, to)
  const run = runs[index]
  if (run !== undefined && run.from < to) return Math.min(run.end, run.start + to - run.from)
  return runs[index - 1]?.end ?? 0
}

/** The first run that reaches beyond an offset of the source. */
function firstAfter(runs: readonly Run[], offset: number): number {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.to ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
