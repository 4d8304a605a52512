import { Fragment, type Mark, type Node, type ResolvedPos } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Suggester } from './suggester.ts'

/** Puts new blocks behind the text block at `pos` (or before it), each behind the one before, as the suggester's. */
export function suggestBlocks(
  tr: Transaction,
  pos: number,
  blocks: readonly Node[],
  suggester: Suggester,
  side: 'after' | 'before' = 'after',
): void {
  let place = { pos, side }
  for (const block of blocks) {
    const range = insertBlock(tr, place.pos, suggested(block, suggester), place.side)
    if (range) place = { pos: lastTextblock(tr.doc, range.from, range.to) ?? place.pos, side: 'after' }
  }
}

function lastTextblock(document: Node, from: number, to: number): number | null {
  let last: number | null = null
  document.nodesBetween(from, to, (node, pos) => {
    if (pos >= from && (node.isTextblock || (node.isBlock && node.isLeaf))) last = pos
    return !node.isTextblock
  })
  return last
}

/** The block as one that the suggester would add: signs on every word, the id on the block. */
export function suggested(block: Node, { id, engine }: Suggester): Node {
  const mark = block.type.schema.marks.insertion?.create({ id, engine })
  const marked = mark ? markWords(block, mark) : block
  return 'suggestion' in marked.attrs
    ? marked.type.create({ ...marked.attrs, suggestion: `+${id}` }, marked.content)
    : marked
}

/** The node with the mark on everything within its lines that may carry it. */
export function markWords(node: Node, mark: Mark): Node {
  if (node.isInline) return node.mark(mark.addToSet(node.marks))
  if (node.isTextblock && !node.type.allowsMarkType(mark.type)) return node
  const children: Node[] = []
  node.forEach((child) => {
    children.push(markWords(child, mark))
  })
  return node.copy(Fragment.from(children))
}

// Beside the old block, or as near to it as the structure allows.
function insertBlock(tr: Transaction, pos: number, block: Node, side: 'after' | 'before'): Range | null {
  const isBefore = side === 'before'
  const beside = tr.doc.nodeAt(pos)
  if (beside?.isLeaf) return insertAt(tr, isBefore ? pos : pos + beside.nodeSize, [block])
  const $pos = tr.doc.resolve(pos + 1)
  const placeAt = (depth: number) => (isBefore ? $pos.before(depth) : $pos.after(depth))
  const sameList = isList(block) ? depthOf($pos, (node) => node.type === block.type) : null
  if (sameList !== null) {
    return insertAt(tr, placeAt(sameList + 1), itemsOf(block))
  }
  for (let depth = $pos.depth; depth > 0; depth--) {
    const parent = $pos.node(depth - 1)
    const at = placeAt(depth)
    const index = isBefore ? $pos.index(depth - 1) : $pos.indexAfter(depth - 1)
    if (isItem(parent) ? isInside($pos, depth - 1, isBefore) : parent.canReplaceWith(index, index, block.type)) {
      return insertAt(tr, at, [block])
    }
    if (isBefore && isItem($pos.node(depth)) && index > 0) {
      return insertAt(tr, at - 1, [block])
    }
  }
  return null
}

interface Range {
  from: number
  to: number
}

function insertAt(tr: Transaction, at: number, nodes: Node[]): Range {
  tr.insert(at, nodes)
  return { from: at, to: at + nodes.reduce((size, node) => size + node.nodeSize, 0) }
}

function depthOf($pos: ResolvedPos, isWanted: (node: Node) => boolean): number | null {
  for (let depth = $pos.depth; depth > 0; depth--) if (isWanted($pos.node(depth))) return depth
  return null
}

function isList(node: Node): boolean {
  return /List$/.test(node.type.name)
}

function isItem(node: Node): boolean {
  return /Item$/.test(node.type.name)
}

// Between two items only the inside of the first keeps the order without cutting the list in two.
function isInside($pos: ResolvedPos, depth: number, isBefore: boolean): boolean {
  return !isBefore && $pos.indexAfter(depth - 1) < $pos.node(depth - 1).childCount
}

function itemsOf(list: Node): Node[] {
  const items: Node[] = []
  list.forEach((item) => {
    items.push(item.type.create({ ...item.attrs, suggestion: list.attrs.suggestion }, item.content))
  })
  return items
}
