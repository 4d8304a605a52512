import { type ChangeEvent, type FocusEvent, useCallback, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const PAUSE_MS = 800

/**
 * Handlers of a field that hand on its text after a pause, on leaving it, and when it goes from the page, so that a page
 * that is left takes nothing with it.
 */
export function useTyping(commit: (text: string) => void) {
  const latest = useRef(commit)
  latest.current = commit
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string>(undefined)
  const handOn = useCallback(() => {
    clearTimeout(timer.current)
    const text = waiting.current
    waiting.current = undefined
    if (text !== undefined) latest.current(text)
  }, [])
  useEffect(() => handOn, [handOn])
  return {
    onChange: ({ target: { value } }: ChangeEvent<Field>) => {
      clearTimeout(timer.current)
      waiting.current = value
      timer.current = setTimeout(handOn, PAUSE_MS)
    },
    onBlur: ({ target: { value } }: FocusEvent<Field>) => {
      waiting.current = value
      handOn()
    },
  }
}
