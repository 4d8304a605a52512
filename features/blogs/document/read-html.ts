import { DOMParser, type Node } from '@tiptap/pm/model'
import { documentSchema } from './schema.ts'
import { tidyForeignHtml } from './tidy-foreign-html.ts'

/**
 * Reads a piece of a page into a document: what the schema has no place for (scripts, styles, frames, handlers, unsafe
 * addresses) does not come in; what Word and Google Docs write is turned into plain headings, lists, tables and marks first.
 * Changes the given element. Works with any DOM: the browser's, or linkedom's on the server.
 */
export function documentFromDom(root: HTMLElement): Node {
  tidyForeignHtml(root)
  return DOMParser.fromSchema(documentSchema).parse(root)
}
