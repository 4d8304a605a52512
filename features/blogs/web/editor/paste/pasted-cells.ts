import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { isInTable } from '@tiptap/pm/tables'

/**
 * What is pasted into a table brings no table into a cell: cells that come alone go into the cells there, and a table among
 * other words becomes a line for each of its rows.
 */
export function fitForPlace(slice: Slice, state: EditorState): Slice {
  if (!isInTable(state) || isOnlyCells(slice) || !holdsTable(slice.content)) return slice
  const { content, openStart, openEnd } = slice
  const depth = (edge: Node | null, open: number) => (edge && isOrHoldsTable(edge) ? Math.min(open, 1) : open)
  return new Slice(withoutTables(content), depth(content.firstChild, openStart), depth(content.lastChild, openEnd))
}

function isOnlyCells({ content }: Slice): boolean {
  const roles = content.content.map(({ type }) => type.spec.tableRole)
  return roles.every(Boolean) && (roles.length === 1 || !roles.includes('table'))
}

function isOrHoldsTable(node: Node): boolean {
  return node.type.spec.tableRole === 'table' || holdsTable(node.content)
}

function holdsTable(content: Fragment): boolean {
  return content.content.some(isOrHoldsTable)
}

function withoutTables(content: Fragment): Fragment {
  return Fragment.from(
    content.content.flatMap((node) => {
      if (node.type.spec.tableRole === 'table') return node.content.content.map(lineOf)
      return holdsTable(node.content) ? [node.copy(withoutTables(node.content))] : [node]
    }),
  )
}

function lineOf(row: Node): Node {
  const { schema } = row.type
  const words = row.content.content.flatMap((cell, index) => [
    ...(index > 0 ? [schema.text(' | ')] : []),
    ...wordsOf(cell),
  ])
  return schema.node('paragraph', null, words)
}

function wordsOf(cell: Node): Node[] {
  const blocks: Node[] = []
  cell.descendants((node) => {
    if (node.isTextblock) blocks.push(node)
    return !node.isTextblock
  })
  return blocks.flatMap(({ content, type }, index) => [
    ...(index > 0 ? [type.schema.text(' ')] : []),
    ...content.content,
  ])
}
