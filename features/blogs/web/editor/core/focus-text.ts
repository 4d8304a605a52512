import type { Editor } from '@tiptap/core'

/**
 * Puts the focus into the text at once. TipTap's own `focus` waits for the next frame; a key that is pressed before it,
 * while a busy page still draws, would go to nobody.
 */
export function focusText(editor: Editor): void {
  editor.view.focus()
}
