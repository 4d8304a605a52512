import { useSyncExternalStore } from 'react'

const narrow = '(width < 40rem)'

/** Whether the window is as narrow as a phone's now: there is no room beside the text. */
export function isNarrowNow(): boolean {
  return matchMedia(narrow).matches
}

/** Whether the window is as narrow as a phone's, also while it is resized, turned or zoomed. */
export function useNarrow(): boolean {
  return useSyncExternalStore(hearNarrow, isNarrowNow)
}

/** Tells when the window becomes narrow or wide; answers how to stop. */
export function hearNarrow(changed: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
