import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { useDesk } from './desk.ts'
import { onEditorFrame } from './use-editor-value.ts'

/** Something worked out from the whole document, brought up to date when writing pauses: keys never wait for it. */
export function usePausedValue<T>(read: (document: Node) => T, afterMs = 250): T {
  const { editor } = useDesk()
  const [value, setValue] = useState(() => read(editor.state.doc))
  useEffect(() => {
    let last: Node | null = null
    let timer = 0
    const update = () => setValue(read(editor.state.doc))
    const stop = onEditorFrame(editor, () => {
      if (editor.state.doc === last) return
      last = editor.state.doc
      clearTimeout(timer)
      timer = window.setTimeout(update, afterMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor, read, afterMs])
  return value
}
