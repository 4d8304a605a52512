import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { childrenOf } from './children-of.ts'

type KeepMark = (mark: Mark) => boolean

function mapInline(node: Node, map: (child: Node) => Node | undefined): Node {
  if (node.isText || node.isLeaf) return node
  const children: Node[] = []
  node.forEach((child) => {
    const mapped = child.isBlock ? mapInline(child, map) : map(child)
    if (mapped) children.push(mapped)
  })
  return node.copy(Fragment.from(children))
}

function keepMarks(document: Node, keep: KeepMark): Node {
  return mapInline(document, (child) => child.mark(child.marks.filter(keep)))
}

/**
 * The document as it is while no open suggestion is accepted: what they would add is gone, what they would take away
 * is there. This is what exports, shares, counts and checks see.
 */
export function withoutSuggestions(document: Node): Node {
  const settled = mapInline(withoutAddedBlocks(document) ?? document, (child) =>
    child.marks.some((mark) => mark.type.name === 'insertion')
      ? undefined
      : child.mark(child.marks.filter((mark) => mark.type.name !== 'deletion')),
  )
  return settled.childCount > 0 ? settled : settled.copy(Fragment.from(settled.type.schema.node('paragraph')))
}

function withoutAddedBlocks(node: Node): Node | undefined {
  const suggestion = String(node.attrs.suggestion ?? '')
  if (suggestion.startsWith('+')) return undefined
  if (node.isTextblock || node.isLeaf) return suggestion ? unmarked(node) : node
  const children: Node[] = []
  node.forEach((child) => {
    const kept = withoutAddedBlocks(child)
    if (kept) children.push(kept)
  })
  if (children.length === 0 && node.childCount > 0 && node.type.name !== 'doc') return undefined
  const copy = node.copy(Fragment.from(children))
  return suggestion ? unmarked(copy) : copy
}

function unmarked(block: Node): Node {
  return block.type.create({ ...block.attrs, suggestion: null }, block.content, block.marks)
}

/** The document without any sign of who wrote what: no citation, no provenance. The words stay. */
export function withoutCitations(document: Node): Node {
  return keepMarks(document, (mark) => mark.type.name !== 'citation' && mark.type.name !== 'assistant')
}

/** Where one citation is in a document. */
export interface CitedSpan {
  id: string
  /** The words that carry it, within one block. */
  text: string
  from: number
  to: number
}

/** Every cited span in order; a citation over several blocks counts once per block. */
export function citedSpans(document: Node): CitedSpan[] {
  const spans: CitedSpan[] = []
  document.descendants((block, pos) => {
    if (!block.isTextblock) return true
    const open = new Map<string, CitedSpan>()
    block.forEach((child, offset) => {
      const from = pos + 1 + offset
      for (const mark of child.marks)
        if (mark.type.name === 'citation')
          extend(open, spans, { id: mark.attrs.id, text: child.text ?? '', from, to: from + child.nodeSize })
    })
    return false
  })
  return spans
}

function extend(open: Map<string, CitedSpan>, spans: CitedSpan[], piece: CitedSpan): void {
  const before = open.get(piece.id)
  if (before?.to === piece.from) {
    before.to = piece.to
    before.text += piece.text
    return
  }
  open.set(piece.id, piece)
  spans.push(piece)
}

/** Ids of all citations in a document, in order of first use. */
export function citationIds(document: Node): string[] {
  return [...new Set(citedSpans(document).map((span) => span.id))]
}

/** The footnote of a citation. Citations with the same `id` share one note, whose words are those of the first. */
export interface CitationNote {
  id: string
  words: Node[]
}

/**
 * The document with its citations as footnotes: `noteFor` gives the note of a citation, or undefined for one that nobody
 * knows anymore. Sentences that follow each other and share a note have one reference, behind the last of them; so have the
 * cells of a row.
 */
export function citationsAsFootnotes(document: Node, noteFor: (id: string) => CitationNote | undefined): Node {
  const { schema } = document.type
  const notes = new Map<string, Node>()
  const noteIds = new Map<string, string>()
  for (const citationId of citationIds(document)) {
    const note = noteFor(citationId)
    if (!note) continue
    const id = `cite-${note.id}`
    noteIds.set(citationId, id)
    if (!notes.has(id)) notes.set(id, schema.node('footnote', { id }, [schema.node('paragraph', null, note.words)]))
  }
  const referred = mapTextblocks(document, (block, next) => withReferences(block, noteIds, next))
  const cleaned = withoutCitations(referred)
  if (notes.size === 0) return cleaned
  return cleaned.copy(cleaned.content.append(Fragment.from(schema.node('footnotes', null, [...notes.values()]))))
}

/** `map` gets each block of words, and where a cell ends with it the words that the next cell of the row begins with. */
function mapTextblocks(node: Node, map: (block: Node, next: Node | undefined) => Node, next?: Node | undefined): Node {
  if (node.isTextblock) return map(node, next)
  if (node.isLeaf) return node
  const children: Node[] = []
  node.forEach((child, _, index) => {
    const isLast = index === node.childCount - 1
    const follows = node.type.name === 'tableRow' ? firstWords(node.maybeChild(index + 1)) : isLast ? next : undefined
    children.push(mapTextblocks(child, map, follows))
  })
  return node.copy(Fragment.from(children))
}

function firstWords(node: Node | null): Node | undefined {
  if (node?.isTextblock) return nextWithWords(childrenOf(node), -1)
  return node?.firstChild ? firstWords(node.firstChild) : undefined
}

// The reference stands where the cited words end.
function withReferences(block: Node, noteIds: ReadonlyMap<string, string>, next: Node | undefined): Node {
  const inside = childrenOf(block)
  const children = inside.flatMap((child, index) => {
    const after = new Set(followers(inside, index, next).flatMap((node) => notesOf(node, noteIds)))
    const ending = notesOf(child, noteIds).filter((id) => !after.has(id))
    return [child, ...ending.map((id) => block.type.schema.node('footnoteReference', { id }))]
  })
  return block.copy(Fragment.from(children))
}

/**
 * What follows, to the next words: the full stop behind words in code or bold is a node of its own, and has the reference
 * if it is cited as they are.
 */
function followers(inside: readonly Node[], index: number, next: Node | undefined): Node[] {
  const words = nextWithWords(inside, index)
  const marks = inside.slice(index + 1, words ? inside.indexOf(words, index + 1) : undefined)
  const last = words ?? next
  return last ? [...marks, last] : marks
}

/** What follows, over spaces and punctuation that carry no statement of their own. */
function nextWithWords(inside: readonly Node[], index: number): Node | undefined {
  return inside.slice(index + 1).find((node) => !node.isText || /[\p{L}\p{N}]/u.test(node.text ?? ''))
}

function notesOf(node: Node | undefined, noteIds: ReadonlyMap<string, string>): string[] {
  const cited = node?.marks.filter((mark) => mark.type.name === 'citation') ?? []
  return [...new Set(cited.flatMap((mark) => noteIds.get(String(mark.attrs.id)) ?? []))]
}
