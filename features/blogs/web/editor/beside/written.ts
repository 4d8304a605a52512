import type { Node } from '@tiptap/pm/model'

/** What kind of block some text stands in. */
export type WrittenKind = 'heading' | 'paragraph' | 'list-item' | 'quote' | 'code' | 'table-cell' | 'footnote'

/** One block of running text, as checks read it. Offsets count in the whole text. */
export interface WrittenBlock {
  kind: WrittenKind
  /** Of a heading, 1 to 6; 0 otherwise. */
  level: number
  text: string
  start: number
  end: number
  links: WrittenLink[]
  /** Ids of the citations that stand in it. */
  citations: WrittenCitation[]
}

export interface WrittenLink {
  start: number
  end: number
  href: string
}

export interface WrittenCitation {
  start: number
  end: number
  id: string
}

/** A picture of the document. */
export interface WrittenPicture {
  alt: string
  src: string
  /** Offset in the text before which it stands. */
  at: number
}

/**
 * The document as checks read it: blocks with a blank line between, without what suggestions would add. Every stretch of
 * the text has its place in the document.
 */
export interface Written {
  text: string
  blocks: WrittenBlock[]
  pictures: WrittenPicture[]
  document: Node
  /** Runs of text that lie unbroken in the document, in order. */
  runs: Run[]
}

interface Run {
  start: number
  end: number
  /** Document position of the first character. */
  pos: number
}

/** A stretch of the text, end exclusive. */
export interface Stretch {
  start: number
  end: number
}

const known = new WeakMap<Node, Written>()

/** Reads a document; the same document is read once. */
export function written(document: Node): Written {
  const found = known.get(document) ?? read(document)
  known.set(document, found)
  return found
}

function read(document: Node): Written {
  const all: Written = { text: '', blocks: [], pictures: [], document, runs: [] }
  const parts: string[] = []
  let length = 0
  document.descendants((node, pos, parent) => {
    if (String(node.attrs.suggestion ?? '').startsWith('+')) return false
    if (node.type.name === 'image')
      all.pictures.push({ alt: String(node.attrs.alt ?? ''), src: String(node.attrs.src ?? ''), at: length })
    if (!node.isTextblock) return true
    const start = length === 0 ? 0 : length + 2
    const block = readBlock(node, { pos: pos + 1, start }, all.runs)
    if (block.text.trim() === '') return false
    if (length > 0) parts.push('\n\n')
    parts.push(block.text)
    length = block.end
    all.blocks.push({ ...block, kind: kindOf(node, parent, document, pos), level: levelOf(node) })
    return false
  })
  return { ...all, text: parts.join('') }
}

function readBlock(node: Node, { pos, start }: { pos: number; start: number }, runs: Run[]) {
  const links: WrittenLink[] = []
  const citations: WrittenCitation[] = []
  let text = ''
  node.forEach((child, offset) => {
    if (child.marks.some(({ type }) => type.name === 'insertion')) return
    const piece = child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ''
    if (piece === '') return
    const from = start + text.length
    text += piece
    const stretch = { start: from, end: start + text.length }
    addRun(runs, { ...stretch, pos: pos + offset })
    for (const { type, attrs } of child.marks) {
      if (type.name === 'link') extend(links, { ...stretch, href: String(attrs.href ?? '') }, 'href')
      if (type.name === 'citation') extend(citations, { ...stretch, id: String(attrs.id) }, 'id')
    }
  })
  return { text, start, end: start + text.length, links, citations }
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1)
  if (last && last.end === run.start && last.pos + (last.end - last.start) === run.pos) last.end = run.end
  else runs.push(run)
}

/** Bold within a link splits it into several texts; it is one link all the same. */
function extend<T extends Stretch>(list: T[], next: T, key: keyof T): void {
  const last = list.findLast((one) => one[key] === next[key] && one.end === next.start)
  if (last) last.end = next.end
  else list.push(next)
}

function levelOf(node: Node): number {
  return node.type.name === 'heading' ? Number(node.attrs.level) : 0
}

function kindOf(node: Node, parent: Node | null, document: Node, pos: number): WrittenKind {
  if (node.type.name === 'heading') return 'heading'
  if (node.type.spec.code) return 'code'
  if (!parent || parent === document) return 'paragraph'
  const $pos = document.resolve(pos)
  for (let depth = $pos.depth; depth > 0; depth--) {
    const name = $pos.node(depth).type.name
    if (/Item$/.test(name)) return 'list-item'
    if (/^table(Cell|Header)$/.test(name)) return 'table-cell'
    if (name === 'blockquote') return 'quote'
    if (name.startsWith('footnote')) return 'footnote'
  }
  return 'paragraph'
}

/** Where a stretch of the text stands in the document; null where nothing of it does. */
export function placeOf({ runs }: Written, { start, end }: Stretch): { from: number; to: number } | null {
  const first = runs[firstEndingAfter(runs, start)]
  const lastAt = firstEndingAfter(runs, Math.max(start, end - 1))
  const last = runs[lastAt]
  if (!first || !last || last.start >= end) return null
  const from = first.pos + Math.max(0, start - first.start)
  return { from, to: Math.max(from, last.pos + Math.min(end, last.end) - last.start) }
}

function firstEndingAfter(runs: readonly Run[], offset: number): number {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
