import { useRef, useState } from 'react'
import type { PartValues } from '../../../engines/parts/index.ts'
import { newKey } from '../../../platform/web/api/new-key.ts'
import { moved } from '../../../platform/web/ui/Sortable.tsx'

type Value = PartValues[string]
export type ChangeEntries = (how: (now: Value | undefined) => Value) => void

interface Listed<T> {
  value: Value | undefined
  /** The entries of a value. */
  read: (value: Value | undefined) => T[]
  onChange: ChangeEntries
}

/** The entries of a part, each with a key that stays its own wherever it moves. */
export function useEntries<T extends string | Record<string, string>>({ value, read, onChange }: Listed<T>) {
  const list = useRef<HTMLOListElement>(null)
  const entries = read(value)
  const [kept, setKept] = useState(() => entries.map(newKey))
  const change = (how: (now: T[]) => T[], ofKeys: (now: string[]) => string[]) => {
    // a list of one kind of entry, which its type can't say
    onChange((now) => how(read(now)) as Value)
    setKept(ofKeys)
  }
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector<HTMLElement>('textarea, input')?.focus())
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length) return
    change(
      (now) => moved(now, from, to),
      (now) => moved(now, from, to),
    )
  }
  return {
    list,
    entries,
    keys: entries.map((_, at) => kept[at] ?? String(at)),
    focus,
    /** Puts others in the place of some; those keep their keys as far as there are as many. */
    splice(at: number, count: number, ...added: T[]) {
      change(
        (now) => now.toSpliced(at, count, ...added),
        (now) => now.toSpliced(at, count, ...added.map((_, index) => (index < count && now[at + index]) || newKey())),
      )
    },
    move,
    /** By a button or key; its field then has the focus. */
    moveBy(at: number, step: 1 | -1) {
      move(at, at + step)
      focus(at + step)
    },
  }
}
