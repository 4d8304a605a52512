import type { Node } from '@tiptap/pm/model'
import { prosemirrorJSONToYDoc } from '@tiptap/y-tiptap'
import { type Doc, XmlElement } from 'yjs'
import { readBlock } from './read-ydoc.ts'
import { DOCUMENT_FIELD, documentSchema, emptyDocument } from './schema.ts'

/** A fresh Y.Doc that holds the document. Only for a document's birth: seeding one that people already opened doubles its text. */
export function documentToYDoc(document: Node): Doc {
  return prosemirrorJSONToYDoc(documentSchema, document.toJSON(), DOCUMENT_FIELD)
}

/**
 * The document that a Y.Doc holds; one empty paragraph where it holds none. Never changes the Y.Doc: what does not fit the
 * schema (a client may write anything there) is read as a paragraph of its words.
 */
export function documentOfYDoc(ydoc: Doc): Node {
  const mapping = new Map()
  const types = ydoc.getXmlFragment(DOCUMENT_FIELD).toArray()
  const blocks = types.flatMap((type) => (type instanceof XmlElement ? [readBlock(type, documentSchema, mapping)] : []))
  return blocks.length > 0 ? documentSchema.node('doc', null, blocks) : emptyDocument()
}
