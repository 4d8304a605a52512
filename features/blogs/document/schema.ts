import { type Extensions, getSchema } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Node, type Schema } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { safeLink } from './addresses.ts'
import { Callout, Direction, Embed, Figure, SuggestedBlocks } from './blocks.ts'
import { Footnote, FootnoteList, FootnoteReference } from './footnotes.ts'
import { Assistant, Citation, Deletion, Highlight, InlineCode, Insertion, Subscript, Superscript } from './marks.ts'
import { tableExtensions } from './table-cells.ts'

/** Name of the piece of a Y.Doc that holds the document, on the server and on the page alike. */
export const DOCUMENT_FIELD = 'default'

const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => safeLink(element.getAttribute('href')) ?? null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (safeLink(element.getAttribute('href')) ? null : false) }],
  renderHTML: ({ mark }) => [
    'a',
    { href: safeLink(mark.attrs.href) ?? null, title: mark.attrs.title, rel: 'noopener' },
    0,
  ],
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  defaultProtocol: 'https',
  isAllowedUri: (address) =>
    safeLink(/^[a-z][a-z0-9+.-]*:|^[/#]/i.test(address) ? address : `https://${address}`) !== undefined,
})

/**
 * Everything a document may hold, for server and browser. History, menus and node views are the editor's; undo belongs to
 * whoever opens the document (Yjs where people write together). `nameTask` says what the box of a task is called in an
 * editor.
 */
export function documentExtensions(nameTask?: (task: Node) => string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      undoRedo: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
      link: false,
      code: false,
    }),
    SafeLink,
    TaskList,
    TaskItem.configure({ nested: true, a11y: { checkboxLabel: nameTask } }),
    ...tableExtensions,
    Figure,
    Embed,
    Callout,
    FootnoteReference,
    FootnoteList,
    Footnote,
    InlineCode,
    Highlight,
    Superscript,
    Subscript,
    Citation,
    Assistant,
    Insertion,
    Deletion,
    Direction,
    SuggestedBlocks,
  ]
}

/** The schema itself, for code that needs no editor. */
export const documentSchema: Schema = getSchema(documentExtensions())

/** A document (or a node of one) as JSON, as it is stored in versions and sent about. */
export interface DocumentJson {
  type?: string
  attrs?: Record<string, unknown>
  content?: DocumentJson[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

/** A document from its JSON. Throws RangeError where it does not fit the schema. */
export function documentFromJson(json: DocumentJson): Node {
  const document = Node.fromJSON(documentSchema, json)
  document.check()
  return document
}

/** A document with one empty paragraph. */
export function emptyDocument(): Node {
  return documentSchema.node('doc', null, [documentSchema.node('paragraph')])
}
