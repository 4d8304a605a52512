import { type ClipboardEvent, useRef, useState } from 'react'

/** Notices that a browser cut what was pasted into a field with a longest length, which it does without a word. For what is around the field. */
export function useCutPaste() {
  const [max, setMax] = useState<number | null>(null)
  const pasted = useRef<number | null>(null)
  return {
    /** Characters that the field takes, from a paste that was cut until something else is typed. */
    max,
    onPaste({ target, clipboardData }: ClipboardEvent) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { maxLength, value, selectionStart, selectionEnd } = target
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
      const isCut = maxLength > 0 && kept + clipboardData.getData('text').length > maxLength
      pasted.current = isCut ? maxLength : null
    },
    onInput() {
      setMax(pasted.current)
      pasted.current = null
    },
  }
}
