import type { Editor } from '@tiptap/core'
import { useCallback, useRef, useSyncExternalStore } from 'react'

const tickers = new WeakMap<Editor, Ticker>()

/** Tells listeners that an editor changed, once per frame however many changes there were. */
class Ticker {
  readonly #listeners = new Set<() => void>()
  #frame = 0
  constructor(editor: Editor) {
    const changed = () => {
      if (this.#frame === 0 && this.#listeners.size > 0) this.#frame = requestAnimationFrame(this.#tell)
    }
    editor.on('transaction', changed)
    editor.on('focus', changed)
    editor.on('blur', changed)
  }
  readonly #tell = () => {
    this.#frame = 0
    for (const listener of this.#listeners) listener()
  }
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Calls back after an editor changed, at most once per frame. */
export function onEditorFrame(editor: Editor, listener: () => void): () => void {
  const ticker = tickers.get(editor) ?? new Ticker(editor)
  tickers.set(editor, ticker)
  return ticker.listen(listener)
}

/**
 * Something read from an editor, up to date to the frame. Components render again only when it is another value: what is
 * read is compared by its parts, so that small objects can be made again each time.
 */
export function useEditorValue<T>(editor: Editor, read: (editor: Editor) => T): T {
  const last = useRef<{ value: T } | null>(null)
  const subscribe = useCallback((listener: () => void) => onEditorFrame(editor, listener), [editor])
  const snapshot = () => {
    const value = read(editor)
    if (last.current && isSame(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }
  return useSyncExternalStore(subscribe, snapshot)
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [first, second] = [Object.entries(a), new Map(Object.entries(b))]
  return first.length === second.size && first.every(([key, value]) => Object.is(value, second.get(key)))
}
