import type { Node } from '@tiptap/pm/model'
import {
  firstEndingAfter,
  type Page,
  type PageImage,
  type PageLink,
  type PagePart,
  pageOf,
} from '../../../../../engines/text/index.ts'

/** A stretch of the text, end exclusive. */
export interface Stretch {
  start: number
  end: number
}

/** A citation with the words it is on. */
export interface WrittenCitation extends Stretch {
  id: string
}

/** The document as checks read it, without footnotes and what suggestions would add. Every stretch of it has its place. */
export interface Written {
  page: Page
  citations: WrittenCitation[]
  document: Node
  /** Stretches that lie unbroken in the document, in order. */
  runs: Run[]
  /** Document positions of the page's pictures, in order. */
  pictures: number[]
}

interface Run extends Stretch {
  /** Document position of the first character. */
  pos: number
}

const known = new WeakMap<Node, Written>()

/** Reads a document; the same document is read once. */
export function written(document: Node): Written {
  const found = known.get(document) ?? read(document)
  known.set(document, found)
  return found
}

interface Part extends PagePart {
  citations: WrittenCitation[]
  runs: Run[]
}

function read(document: Node): Written {
  const parts: Part[] = []
  const pictures: number[] = []
  document.descendants((node, pos, parent) => {
    if (node.type.name === 'footnotes' || String(node.attrs.suggestion ?? '').startsWith('+')) return false
    if (node.type.name === 'image') {
      parts.push(picture(node))
      pictures.push(pos)
    }
    if (!node.isTextblock) return true
    parts.push({ ...partOf(node, pos + 1), ...kindOf(node, parent, document, pos) })
    return false
  })
  const page = pageOf(parts)
  const withWords = parts.filter(({ text }) => text !== '')
  const moved = <T extends Stretch>(pick: (part: Part) => T[]): T[] =>
    withWords.flatMap((part, index) => {
      const by = page.blocks[index]?.start ?? 0
      return pick(part).map((one) => ({ ...one, start: one.start + by, end: one.end + by }))
    })
  return { page, document, runs: moved(({ runs }) => runs), citations: moved(({ citations }) => citations), pictures }
}

function picture({ attrs }: Node): Part {
  const image: PageImage = {
    at: 0,
    url: String(attrs.src ?? ''),
    alt: String(attrs.alt ?? ''),
    caption: String(attrs.caption ?? ''),
    ...(attrs.decorative ? { isDecorative: true } : {}),
  }
  return { kind: 'caption', text: '', images: [image], citations: [], runs: [] }
}

function partOf(node: Node, pos: number): Omit<Part, 'kind'> {
  const links: PageLink[] = []
  const codes: Stretch[] = []
  const citations: WrittenCitation[] = []
  const runs: Run[] = []
  let text = ''
  node.forEach((child, offset) => {
    if (child.marks.some(({ type }) => type.name === 'insertion')) return
    const piece = child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ''
    if (piece === '') return
    const stretch = { start: text.length, end: text.length + piece.length }
    text += piece
    addRun(runs, { ...stretch, pos: pos + offset })
    for (const { type, attrs } of child.marks) {
      if (type.name === 'link')
        addLink(links, { ...stretch, url: String(attrs.href ?? ''), isFollowed: isFollowed(attrs) })
      if (type.name === 'code') codes.push(stretch)
      if (type.name === 'citation') addCitation(citations, { ...stretch, id: String(attrs.id) })
    }
  })
  // A block of blanks is no block.
  return text.trim() === '' ? { text: '', citations: [], runs: [] } : { text, links, codes, citations, runs }
}

function isFollowed({ rel }: { rel?: unknown }): boolean {
  return !/\bnofollow\b/.test(String(rel ?? ''))
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && last.end === run.start && last.pos + (last.end - last.start) === run.pos) last.end = run.end
  else runs.push(run)
}

// Bold within a link splits its words into several texts; it is one link all the same. So with citations.
function addLink(links: PageLink[], link: PageLink): void {
  const last = links.at(-1)
  if (last && last.url === link.url && last.end === link.start) links[links.length - 1] = { ...last, end: link.end }
  else links.push(link)
}

function addCitation(citations: WrittenCitation[], citation: WrittenCitation): void {
  const last = citations.findLast(({ id, end }) => id === citation.id && end === citation.start)
  if (last) last.end = citation.end
  else citations.push(citation)
}

function kindOf(node: Node, parent: Node | null, document: Node, pos: number): Pick<PagePart, 'kind' | 'level'> {
  if (node.type.name === 'heading') return { kind: 'heading', level: Number(node.attrs.level) }
  if (node.type.spec.code) return { kind: 'code' }
  if (!parent || parent === document) return { kind: 'paragraph' }
  const $pos = document.resolve(pos)
  for (let depth = $pos.depth; depth > 0; depth--) {
    const name = $pos.node(depth).type.name
    if (/Item$/.test(name)) return { kind: 'list-item', level: Math.ceil(depth / 2) }
    if (/^table(Cell|Header)$/.test(name)) return { kind: 'table-row' }
    if (name === 'blockquote') return { kind: 'quote' }
  }
  return { kind: 'paragraph' }
}

/** Where a stretch of the text is in the document; null if none of it is. */
export function placeOf({ runs }: Written, { start, end }: Stretch): { from: number; to: number } | null {
  const first = runs[firstEndingAfter(runs, start)]
  const last = runs[firstEndingAfter(runs, Math.max(start, end - 1))]
  if (!first || !last || last.start >= end) return null
  const from = first.pos + Math.max(0, start - first.start)
  return { from, to: Math.max(from, last.pos + Math.min(end, last.end) - last.start) }
}
