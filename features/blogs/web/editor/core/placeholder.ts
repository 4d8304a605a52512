import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Says in an empty block what can be done there: in a title still to be written, and in the block with the caret. */
export const Placeholder = Extension.create<{ title: string; block: string }>({
  name: 'placeholder',
  addOptions: () => ({ title: '', block: '' }),
  addProseMirrorPlugins() {
    const { title, block } = this.options
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection }) => {
            const first = doc.firstChild
            if (first?.isTextblock && first.content.size === 0) {
              if (first.type.name === 'heading') return shown(doc, 0, first.nodeSize, title)
              if (doc.childCount === 1) return shown(doc, 0, first.nodeSize, block)
            }
            const { $head, empty } = selection
            const isEmpty =
              empty && $head.depth === 1 && $head.parent.type.name === 'paragraph' && $head.parent.content.size === 0
            return isEmpty && this.editor.isFocused ? shown(doc, $head.before(), $head.after(), block) : null
          },
        },
      }),
    ]
  },
})

function shown(doc: Parameters<typeof DecorationSet.create>[0], from: number, to: number, text: string): DecorationSet {
  return DecorationSet.create(doc, [Decoration.node(from, to, { class: 'doc-placeholder', 'data-placeholder': text })])
}
