import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

/** Moves the block with the caret past its neighbor: an item within its list, anything else within the document. */
export function moveBlock(editor: Editor, step: 1 | -1): boolean {
  const { state, view } = editor
  const { $from } = state.selection
  const depth = movableDepth($from)
  if (depth === 0) return false
  const index = $from.index(depth - 1)
  const parent = $from.node(depth - 1)
  const target = index + step
  if (target < 0 || target >= parent.childCount || parent.child(target).type.name === 'footnotes') return false
  const start = $from.before(depth)
  const block = parent.child(index)
  const neighbour = parent.child(target)
  const to = step < 0 ? start - neighbour.nodeSize : start + neighbour.nodeSize
  const offset = state.selection.from - start
  const tr = state.tr.delete(start, start + block.nodeSize).insert(to, block)
  view.dispatch(selectAt(tr, to + offset, state.selection instanceof NodeSelection).scrollIntoView())
  return true
}

function movableDepth($pos: { depth: number; node: (depth: number) => Node }): number {
  for (let depth = $pos.depth; depth > 1; depth--) if (/Item$/.test($pos.node(depth).type.name)) return depth
  return $pos.depth > 0 ? 1 : 0
}

function selectAt(tr: Transaction, pos: number, isNode: boolean): Transaction {
  const selection = isNode
    ? NodeSelection.create(tr.doc, pos)
    : TextSelection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)))
  return tr.setSelection(selection)
}

/** Moves a stretch of top-level blocks to before another place between blocks; the caret stays in it. */
export function moveRange(tr: Transaction, from: number, to: number, before: number): Transaction {
  if (before >= from && before <= to) return tr
  const slice = tr.doc.slice(from, to)
  tr.delete(from, to)
  const place = tr.mapping.map(before)
  return tr
    .insert(place, slice.content)
    .setSelection(TextSelection.near(tr.doc.resolve(place + 1)))
    .scrollIntoView()
}
