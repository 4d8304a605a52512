import { useEffect, useRef, useState } from 'react'
import { useKept } from './kept.ts'

const PAUSE_MS = 500

/**
 * What is typed into a form, kept on this device: after a pause, when the form goes from the page, and when the page is left.
 * `restored` makes the form from what was kept, which an older version may have written; `null` where nothing was, or
 * nothing readable.
 */
export function useKeptForm<T extends object>(
  name: string,
  restored: (kept: Partial<T> | null) => T,
): [T, (change: Partial<T>) => void] {
  const [stored, store] = useKept(name, '')
  const [form, setForm] = useState(() => restored(readKept<T>(stored)))
  const waiting = useRef<T>(undefined)
  const keep = useRef(store)
  keep.current = store
  useEffect(() => {
    waiting.current = form
    const keepNow = () => {
      if (waiting.current !== undefined) keep.current(JSON.stringify(waiting.current))
      waiting.current = undefined
    }
    const timer = setTimeout(keepNow, PAUSE_MS)
    addEventListener('pagehide', keepNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keepNow)
    }
  }, [form])
  useEffect(
    () => () => {
      if (waiting.current !== undefined) keep.current(JSON.stringify(waiting.current))
    },
    [],
  )
  return [form, (change) => setForm((now) => ({ ...now, ...change }))]
}

function readKept<T>(stored: string): Partial<T> | null {
  try {
    const kept: unknown = JSON.parse(stored)
    return typeof kept === 'object' ? (kept as Partial<T>) : null
  } catch {
    return null
  }
}
