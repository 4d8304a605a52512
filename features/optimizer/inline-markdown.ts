import type { PageImage, PageLink, PagePart, Span } from '../../engines/text/index.ts'

/** What is in a block: its words, and the links, pictures and code among them. */
type Inline = Pick<PagePart, 'text'> & Required<Pick<PagePart, 'links' | 'images' | 'codes'>>

const ADDRESS = /(?:[^\s()]|\([^\s()]{0,200}\)){1,2000}/.source
/** A picture, a link with words of its own, or code; each bounded, so that no text makes the search slow. */
const MARKED = new RegExp(
  `!\\[([^\\][\\n]{0,300})\\]\\((${ADDRESS})\\)|\\[([^\\][\\n]{1,300})\\]\\((${ADDRESS})\\)|\`([^\`\\n]{1,300})\``,
  'g',
)

/** Reads the links, pictures and code of Markdown in the words of one block. All other marks stay as they are written. */
export function textToInline(markdown: string): Inline {
  const links: PageLink[] = []
  const images: PageImage[] = []
  const codes: Span[] = []
  let text = ''
  let from = 0
  for (const match of markdown.matchAll(MARKED)) {
    const [whole, alt, picture, words, url, code] = match
    text += markdown.slice(from, match.index)
    from = match.index + whole.length
    const start = text.length
    text += words ?? code ?? ''
    if (picture !== undefined) images.push({ at: start, url: picture, alt: alt ?? '' })
    else if (url !== undefined) links.push({ start, end: text.length, url, isFollowed: true })
    else codes.push({ start, end: text.length })
  }
  return { text: text + markdown.slice(from), links, images, codes }
}

/** The words of a block with its links, pictures and code as Markdown writes them. */
export function inlineToText({ text, links = [], images = [], codes = [] }: PagePart): string {
  const marks = [
    ...links.map(({ start, end, url }) => ({ start, end, as: `[${text.slice(start, end)}](${url})` })),
    ...images.map(({ at, url, alt }) => ({ start: at, end: at, as: `![${alt}](${url})` })),
    ...codes.map(({ start, end }) => ({ start, end, as: `\`${text.slice(start, end)}\`` })),
  ].sort((a, b) => a.start - b.start || a.end - b.end)
  let written = ''
  let from = 0
  for (const { start, end, as } of marks) {
    if (start < from) continue
    written += text.slice(from, start) + as
    from = end
  }
  return written + text.slice(from)
}
