import { type Editor, Extension } from '@tiptap/core'

/** Leaving a table by keys, and deleting it when all of it is selected. */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  priority: 110,
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => this.editor.isActive('table') && leaveTable(this.editor),
      ArrowDown: () =>
        isInLastRow(this.editor) &&
        this.editor.view.endOfTextblock('down') &&
        isAtDocumentEnd(this.editor) &&
        leaveTable(this.editor),
    }
  },
})

function tableDepth(editor: Editor): number {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === 'table') return depth
  return 0
}

function isInLastRow(editor: Editor): boolean {
  const depth = tableDepth(editor)
  const { $from } = editor.state.selection
  return depth > 0 && $from.index(depth) === $from.node(depth).childCount - 1
}

function isAtDocumentEnd(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const depth = tableDepth(editor)
  return depth > 0 && $from.after(depth) === editor.state.doc.content.size
}

function leaveTable(editor: Editor): boolean {
  const depth = tableDepth(editor)
  const after = editor.state.selection.$from.after(depth)
  const next = editor.state.doc.nodeAt(after)
  const chain = editor.chain()
  if (next?.type.name !== 'paragraph') chain.insertContentAt(after, { type: 'paragraph' })
  return chain
    .setTextSelection(after + 1)
    .scrollIntoView()
    .run()
}
