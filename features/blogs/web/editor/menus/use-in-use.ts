import type { Editor } from '@tiptap/core'
import { type FocusEvent, useState } from 'react'
import { useEditorValue } from '../core/use-editor-value.ts'

/**
 * Whether the focus is in the text, or in the tools that float beside it: their lists take it from the text and must not
 * vanish under it. `isOffered` says whether there are tools for the place of the caret; `holding` goes onto what floats.
 */
export function useInUse(editor: Editor, isOffered: boolean) {
  const isWriting = useEditorValue(editor, ({ isFocused }) => isFocused)
  const [isHeld, setHeld] = useState(false)
  if (isHeld && !isOffered) setHeld(false)
  const holding = {
    onFocus: () => setHeld(true),
    onBlur: ({ relatedTarget }: FocusEvent) => setHeld(relatedTarget?.closest('[role=menu], [role=toolbar]') != null),
  }
  return { isInUse: isWriting || isHeld, holding }
}
