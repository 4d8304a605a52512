import { Mark, type Node, type Schema } from '@tiptap/pm/model'
import type { absolutePositionToRelativePosition } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

/** The node, or the run of text nodes, that a Yjs type is shown as. */
export type TypeMapping = Parameters<typeof absolutePositionToRelativePosition>[2]

/**
 * The node that a Yjs element is shown as, noted in the mapping with everything inside it. Nothing is ever deleted: what
 * does not fit the schema (two people's changes may meet in a form that neither made) is shown as a paragraph of its words.
 */
export function readBlock(type: Y.XmlElement, schema: Schema, mapping: TypeMapping): Node {
  const node = readElement(type, schema, mapping)
  if (node.isBlock) return node
  return schema.node('paragraph', null, [node])
}

function readElement(type: Y.XmlElement, schema: Schema, mapping: TypeMapping): Node {
  const children = type.toArray().flatMap((child) => {
    const known = mapping.get(child)
    if (known) return known
    if (child instanceof Y.XmlText) return readText(child, schema, mapping)
    return child instanceof Y.XmlElement ? [readElement(child, schema, mapping)] : []
  })
  const node = nodeOf(type, schema, children)
  mapping.set(type, node)
  return node
}

function nodeOf(type: Y.XmlElement, schema: Schema, children: Node[]): Node {
  const attributes = type.getAttributes()
  const nodeType = schema.nodes[type.nodeName]
  try {
    const filled = nodeType?.createAndFill(attributes, children)
    if (filled) {
      filled.check()
      return filled
    }
  } catch {
    // Told below: what does not fit is shown by its words.
  }
  const words = children.map((child) => child.textContent).join(' ')
  return schema.node('paragraph', null, words ? [schema.text(words)] : [])
}

function readText(type: Y.XmlText, schema: Schema, mapping: TypeMapping): Node[] {
  const texts = type.toDelta().flatMap((piece: { insert: unknown; attributes?: Record<string, unknown> }) => {
    if (typeof piece.insert !== 'string' || piece.insert === '') return []
    return [schema.text(piece.insert, Mark.setFrom(marksOf(piece.attributes ?? {}, schema)))]
  })
  mapping.set(type, texts)
  return texts
}

// Marks that may overlap carry a hash behind their name, so that several fit on one stretch.
const overlapHash = /--[a-zA-Z0-9+/=]{8}$/

function marksOf(attributes: Record<string, unknown>, schema: Schema): Mark[] {
  let marks: readonly Mark[] = Mark.none
  for (const [name, value] of Object.entries(attributes)) {
    const type = schema.marks[name.replace(overlapHash, '')]
    if (type) marks = type.create(isRecord(value) ? value : null).addToSet(marks)
  }
  return [...marks]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
