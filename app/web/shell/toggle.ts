import { useSyncExternalStore } from 'react'

/** Something of the shell that is open or not, opened from anywhere and drawn in one place. */
export interface Toggle {
  open: () => void
  set: (isOpen: boolean) => void
  use: () => boolean
}

export function createToggle(): Toggle {
  let isOpen = false
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    isOpen = next
    for (const heard of listeners) heard()
  }
  const listen = (heard: () => void) => {
    listeners.add(heard)
    return () => listeners.delete(heard)
  }
  return { open: () => set(true), set, use: () => useSyncExternalStore(listen, () => isOpen) }
}
