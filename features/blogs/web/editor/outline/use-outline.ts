import { useDesk } from '../core/desk.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { usePausedValue } from '../core/use-paused-value.ts'
import { outlineOf, type Section } from './outline-of.ts'

/** The headings of the text, brought up to date when writing pauses. */
export function useOutline(): readonly Section[] {
  return usePausedValue(outlineOf)
}

/** Index of the heading that the caret is under; -1 before the first. */
export function useSectionHere(): number {
  const { editor } = useDesk()
  return useEditorValue(editor, ({ state }) => {
    const { head } = state.selection
    let index = -1
    state.doc.forEach((block, pos) => {
      if (block.type.name === 'heading' && pos <= head) index += 1
    })
    return index
  })
}
