import type { Block, BlockKind } from './plain-text.ts'
import { moved, type Span } from './span.ts'

/** A link of a page: the words it is on. The span is empty where the link holds a picture alone. */
export interface PageLink extends Span {
  /** As it is written: absolute, relative, or a place on the same page (`#part`). */
  readonly url: string
  /** False when search engines are told not to follow it (`rel="nofollow"`). */
  readonly isFollowed: boolean
}

/** A picture of a page. */
export interface PageImage {
  /** Where it stands: before the character at this offset. */
  readonly at: number
  readonly url: string
  /** What it says to those who cannot see it; empty where nobody wrote anything. */
  readonly alt: string
  /** Said to be decoration: it needs no words. */
  readonly isDecorative?: boolean
  /** What is written below it, where that is no block of the page. */
  readonly caption?: string
}

/** A page as engines read it: its words, what each block of them is, and what is in them. Spans are in `text`, in order. */
export interface Page {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly links: readonly PageLink[]
  readonly images: readonly PageImage[]
  /** Code within sentences. */
  readonly codes: readonly Span[]
}

/** One block of a page to be put together: spans and places in it are offsets into its own text. */
export interface PagePart {
  readonly kind: BlockKind
  readonly level?: number
  readonly text: string
  readonly links?: readonly PageLink[]
  readonly images?: readonly PageImage[]
  readonly codes?: readonly Span[]
}

/** A page of its blocks in order, separated by empty lines; blocks without words give their pictures only. */
export function pageOf(parts: readonly PagePart[]): Page {
  const pieces: string[] = []
  const blocks: Block[] = []
  const links: PageLink[] = []
  const images: PageImage[] = []
  const codes: Span[] = []
  let length = 0
  for (const { kind, level, text, ...inside } of parts) {
    const start = text === '' || length === 0 ? length : length + 2
    for (const link of inside.links ?? []) links.push({ ...link, ...moved(link, start) })
    for (const image of inside.images ?? []) images.push({ ...image, at: start + image.at })
    for (const code of inside.codes ?? []) codes.push(moved(code, start))
    if (text === '') continue
    if (length > 0) pieces.push('\n\n')
    pieces.push(text)
    length = start + text.length
    blocks.push({ kind, ...(level === undefined ? {} : { level }), start, end: length })
  }
  return { text: pieces.join(''), blocks, links, images, codes }
}
