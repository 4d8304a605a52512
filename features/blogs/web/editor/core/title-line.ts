import { Extension } from '@tiptap/core'

/** Enter in an empty title on the first line begins with the text instead: nobody has to write a title first. */
export const TitleLine = Extension.create({
  name: 'titleLine',
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $head, empty } = this.editor.state.selection
        const isEmptyTitle = $head.parent.type.name === 'heading' && $head.parent.content.size === 0
        return empty && isEmptyTitle && $head.before() === 0 && this.editor.commands.setNode('paragraph')
      },
    }
  },
})
