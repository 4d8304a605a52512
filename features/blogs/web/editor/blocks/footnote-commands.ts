import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { newUuid } from '../../../../../platform/web/api/new-key.ts'
import { childrenOf } from '../../../document/children-of.ts'
import { footnoteOrder } from '../../../document/number-footnotes.ts'
import { isRemote } from '../sync/sync-plugin.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    footnotes: {
      /** Puts a footnote at the caret and goes to its words. */
      addFootnote: () => ReturnType
    }
  }
}

/**
 * Footnotes: adding one, and keeping one list at the end in the order of the references. Only a page that changed
 * something itself puts the list in order, so that two pages do not do it at once. A footnote whose reference is gone
 * stays, shown as such, until somebody removes it: cut and paste would lose its words otherwise.
 */
export const FootnoteCommands = Extension.create({
  name: 'footnoteCommands',
  addCommands() {
    return {
      addFootnote:
        () =>
        ({ tr, dispatch }) => {
          const place = tr.selection.$to
          if (!place.parent.inlineContent || place.parent.type.spec.code || isInFootnotes(tr)) return false
          if (dispatch) addFootnote(tr)
          return true
        },
    }
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction: (trs, before, state) =>
          trs.some((tr) => tr.docChanged && !isRemote(tr)) ? inOrder(before, state) : null,
      }),
    ]
  },
})

function isInFootnotes(tr: Transaction): boolean {
  const { $to } = tr.selection
  return Array.from({ length: $to.depth }, (_, depth) => $to.node(depth + 1)).some(
    (node) => node.type.name === 'footnotes',
  )
}

function addFootnote(tr: Transaction): void {
  const { schema } = tr.doc.type
  const id = newUuid().slice(0, 8)
  tr.insert(tr.selection.to, schema.node('footnoteReference', { id }))
  const note = schema.node('footnote', { id }, [schema.node('paragraph')])
  const list = listIn(tr.doc)
  const at = list ? list.pos + list.node.nodeSize - 1 : tr.doc.content.size
  tr.insert(at, list ? note : schema.node('footnotes', null, [note]))
  // Into the paragraph of the note; the list is put in order after this, and the caret goes along.
  tr.setSelection(TextSelection.create(tr.doc, list ? at + 2 : at + 3)).scrollIntoView()
}

interface Place {
  node: Node
  pos: number
}

function listIn(document: Node): Place | null {
  let found: Place | null = null
  document.forEach((node, pos) => {
    if (node.type.name === 'footnotes') found ??= { node, pos }
  })
  return found
}

function inOrder(before: EditorState, { doc, tr }: EditorState): Transaction | null {
  if (!hasFootnotes(doc) || sameFootnotes(before.doc, doc)) return null
  const lists = listsIn(doc)
  const order = footnoteOrder(doc)
  const notes = lists.flatMap(({ node }) => childrenOf(node))
  const missing = order.filter((id) => !notes.some((note) => note.attrs.id === id))
  const added = missing.map((id) => doc.type.schema.node('footnote', { id }, [doc.type.schema.node('paragraph')]))
  const wanted = [...notes, ...added].sort((a, b) => rank(order, a) - rank(order, b))
  const isLast = lists.length === 1 && doc.lastChild === lists[0]?.node
  if (isLast && added.length === 0 && wanted.every((note, index) => note === notes[index])) return null
  return rebuilt(tr, lists, wanted)
}

function rebuilt(tr: Transaction, lists: readonly Place[], notes: Node[]): Transaction {
  const caret = caretInNote(tr)
  for (const { pos, node } of [...lists].reverse()) tr.delete(pos, pos + node.nodeSize)
  const start = tr.doc.content.size
  tr.insert(start, tr.doc.type.schema.node('footnotes', null, notes))
  if (caret) {
    const index = notes.indexOf(caret.note)
    const at = notes.slice(0, index).reduce((size, note) => size + note.nodeSize, start + 1)
    tr.setSelection(TextSelection.near(tr.doc.resolve(at + caret.offset)))
  }
  return tr
}

function caretInNote(tr: Transaction): { note: Node; offset: number } | null {
  const { $head } = tr.selection
  for (let depth = $head.depth; depth > 0; depth--) {
    if ($head.node(depth).type.name === 'footnote')
      return { note: $head.node(depth), offset: $head.pos - $head.before(depth) }
  }
  return null
}

function rank(order: readonly string[], note: Node): number {
  const index = order.indexOf(note.attrs.id)
  return index < 0 ? Number.MAX_SAFE_INTEGER : index
}

function listsIn(document: Node): Place[] {
  const lists: Place[] = []
  document.forEach((node, pos) => {
    if (node.type.name === 'footnotes') lists.push({ node, pos })
  })
  return lists
}

const withNotes = new WeakMap<Node, boolean>()

/** Whether a block holds a reference or is the list; looked at once per block, since blocks never change. */
function holdsNotes(block: Node): boolean {
  const known = withNotes.get(block)
  if (known !== undefined) return known
  let holds = block.type.name === 'footnotes'
  block.descendants((node) => {
    holds ||= node.type.name === 'footnoteReference'
    return !holds
  })
  withNotes.set(block, holds)
  return holds
}

function hasFootnotes(document: Node): boolean {
  return childrenOf(document).some(holdsNotes)
}

// Typing elsewhere leaves every block with notes the same object, and their order.
function sameFootnotes(before: Node, after: Node): boolean {
  const [old, now] = [childrenOf(before).filter(holdsNotes), childrenOf(after).filter(holdsNotes)]
  const isLast = after.lastChild?.type.name === 'footnotes'
  return isLast && old.length === now.length && old.every((block, index) => block === now[index])
}
