import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * A click below the text goes to its last line, and makes one where the text ends in a table, picture or list of footnotes.
 * Nothing is added while nobody asks: two pages would both add it.
 */
export const LastLine = Extension.create({
  name: 'lastLine',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          mousedown: (view, event) =>
            event.target === view.dom && isBelow(view, event.clientY) && toLastLine(view, event),
        },
        handleKeyDown: (view, event) => event.key === 'ArrowDown' && isAtVeryEnd(view) && toLastLine(view, event),
      },
    }),
  ],
})

function isBelow(view: EditorView, y: number): boolean {
  const last = view.dom.lastElementChild
  return last !== null && y > last.getBoundingClientRect().bottom
}

function isAtVeryEnd(view: EditorView): boolean {
  const { doc, selection } = view.state
  return (
    selection.$to.after(1) === doc.content.size && !isPlainLine(doc.lastChild?.type.name) && view.endOfTextblock('down')
  )
}

function isPlainLine(name: string | undefined): boolean {
  return name === 'paragraph' || name === 'heading' || name === 'footnotes'
}

function toLastLine(view: EditorView, event: Event): boolean {
  const { doc, tr, schema } = view.state
  const last = doc.lastChild
  const { paragraph } = schema.nodes
  if (!last || !paragraph) return false
  event.preventDefault()
  const end = last.type.name === 'footnotes' ? doc.content.size - last.nodeSize : doc.content.size
  const before = doc.resolve(end).nodeBefore
  if (!isPlainLine(before?.type.name)) tr.insert(end, paragraph.create())
  tr.setSelection(TextSelection.near(tr.doc.resolve(isPlainLine(before?.type.name) ? end - 1 : end + 1), -1))
  view.dispatch(tr.scrollIntoView())
  view.focus()
  return true
}
