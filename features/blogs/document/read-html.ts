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
  return parserFor(root).parse(root)
}

/**
 * The schema's parser without the rules for elements that do not occur. Every rule is tried on every element, and on the
 * server each try parses the rule's selector again: for a long table that was most of the time.
 */
function parserFor(root: HTMLElement): DOMParser {
  const { rules } = DOMParser.fromSchema(documentSchema)
  const names = new Set(Array.from(root.querySelectorAll('*'), ({ localName }) => localName))
  return new DOMParser(
    documentSchema,
    rules.filter((rule) => {
      const [, name] = /^([a-z0-9]+)(?:$|[[:])/.exec(rule.tag ?? '') ?? []
      return name === undefined || names.has(name)
    }),
  )
}
