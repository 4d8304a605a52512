import { Fragment, type Node } from '@tiptap/pm/model'

/** Ids of the footnotes in the order in which the text first refers to them. */
export function footnoteOrder(document: Node): string[] {
  const ids = new Set<string>()
  document.descendants((node) => {
    if (node.type.name === 'footnoteReference' && node.attrs.id) ids.add(node.attrs.id)
    return node.type.name !== 'footnotes'
  })
  return [...ids]
}

/**
 * The document as readers get it: references and footnotes carry their `number`, references to a note that was referred to
 * before are `repeated`, the footnotes stand in that order in one list at the end, and those that nothing refers to are left out.
 */
export function numberFootnotes(document: Node): Node {
  const numbers = new Map(footnoteOrder(document).map((id, index) => [id, index + 1]))
  const notes = new Map<string, Node>()
  document.descendants((node) => {
    if (node.type.name === 'footnote' && numbers.has(node.attrs.id) && !notes.has(node.attrs.id))
      notes.set(node.attrs.id, node)
    return true
  })
  const numbered = withNumbers(document, numbers)
  const list = [...numbers].flatMap(([id, number]) => {
    const note = notes.get(id)
    return note ? [note.type.create({ ...note.attrs, number }, note.content)] : []
  })
  const listType = document.type.schema.nodes.footnotes
  if (list.length === 0 || !listType) return numbered
  return numbered.copy(numbered.content.append(Fragment.from(listType.create(null, list))))
}

function withNumbers(node: Node, numbers: Map<string, number>, referred = new Set<string>()): Node {
  if (node.type.name === 'footnoteReference') {
    const number = numbers.get(node.attrs.id) ?? null
    const repeated = referred.has(node.attrs.id) || null
    referred.add(node.attrs.id)
    return node.type.create({ ...node.attrs, number, repeated }, null, node.marks)
  }
  if (node.isLeaf) return node
  const children: Node[] = []
  node.forEach((child) => {
    if (child.type.name !== 'footnotes') children.push(withNumbers(child, numbers, referred))
  })
  return node.copy(Fragment.from(children))
}
