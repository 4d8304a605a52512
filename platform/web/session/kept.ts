import { useCallback, useState } from 'react'

/** A small setting of this browser (a folded rail, the last project), kept over reloads. Storage that is off is no error. */
export function useKept(name: string, byDefault: string): [string, (value: string) => void] {
  const [value, setValue] = useState<{ name: string; value: string }>()
  const set = useCallback(
    (next: string) => {
      keep(name, next)
      setValue({ name, value: next })
    },
    [name],
  )
  return [value?.name === name ? value.value : kept(name, byDefault), set]
}

function kept(name: string, byDefault: string): string {
  try {
    return localStorage.getItem(`longhand-${name}`) ?? byDefault
  } catch {
    return byDefault
  }
}

/** Forgets a setting of this browser. */
export function forgetKept(name: string): void {
  try {
    localStorage.removeItem(`longhand-${name}`)
  } catch {
    // Storage is off: nothing was kept.
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`longhand-${name}`, value)
  } catch {
    // Storage is full or off: the setting then lasts as long as the page.
  }
}
