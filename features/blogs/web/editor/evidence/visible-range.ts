import type { EditorView } from '@tiptap/pm/view'

/** A stretch of the document that can be seen, as document positions. */
export interface VisibleRange {
  from: number
  to: number
}

/**
 * The stretch of the document that lies between two heights of the window. Blocks are found by halving; within a block
 * that is taller than the window, the lines at the edges.
 */
export function visibleRange(view: EditorView, top: number, bottom: number): VisibleRange | null {
  const blocks = view.dom.children
  if (blocks.length === 0) return null
  const first = firstBelow(blocks, top)
  let last = first
  while (
    last + 1 < blocks.length &&
    (blocks[last + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < bottom
  )
    last += 1
  const from = edge(view, blocks[first], top, 'from')
  const to = edge(view, blocks[last], bottom, 'to')
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

function firstBelow(blocks: HTMLCollection, top: number): number {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) < top) low = middle + 1
    else high = middle
  }
  return low
}

// Asking the browser which letter is at a height makes ProseMirror look at every letter of a very long block; asking
// for the height of a letter is quick, and heights only grow along the text.
function edge(view: EditorView, block: Element | undefined, y: number, side: 'from' | 'to'): number {
  const whole = blockRange(view, block)
  if (!block || block.getBoundingClientRect().height < 2 * innerHeight) return whole[side]
  let low = whole.from + 1
  let high = Math.max(low, whole.to - 1)
  while (high - low > NEAR_CHARACTERS) {
    const middle = (low + high) >> 1
    if (view.coordsAtPos(middle).bottom < y) low = middle
    else high = middle
  }
  return side === 'from' ? low : high
}

/** Letters that are near enough: about a line. */
const NEAR_CHARACTERS = 100

function blockRange(view: EditorView, block: Element | undefined): VisibleRange {
  const { doc } = view.state
  if (!block) return { from: 0, to: doc.content.size }
  const $pos = doc.resolve(Math.min(view.posAtDOM(block, 0), doc.content.size))
  const from = $pos.depth > 0 ? $pos.before(1) : $pos.pos
  return { from, to: from + (doc.nodeAt(from)?.nodeSize ?? 0) }
}
