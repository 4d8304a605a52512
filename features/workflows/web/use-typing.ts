import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const PAUSE_MS = 800

/** Handlers of a field that hand on its text after a pause and on leaving it, so that a page that is closed takes nothing with it. */
export function useTyping(commit: (text: string) => void) {
  const latest = useRef(commit)
  latest.current = commit
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onChange: ({ target: { value } }: ChangeEvent<Field>) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(value), PAUSE_MS)
    },
    onBlur: ({ target: { value } }: FocusEvent<Field>) => {
      clearTimeout(timer.current)
      latest.current(value)
    },
  }
}
