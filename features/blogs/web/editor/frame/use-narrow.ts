import { useSyncExternalStore } from 'react'

const narrow = '(width < 40rem)'
const tight = '(width < 64rem)'

/** Whether the window is as narrow as a phone's now: there is no room beside the text. */
export function isNarrowNow(): boolean {
  return matchMedia(narrow).matches
}

/** Whether there is room for one column beside the text at most. */
export function isTightNow(): boolean {
  return matchMedia(tight).matches
}

/** Whether the window is as narrow as a phone's, also while it is resized, turned or zoomed. */
export function useNarrow(): boolean {
  return useSyncExternalStore(hearRoom, isNarrowNow)
}

/** Tells when there is more or less room beside the text; answers how to stop. */
export function hearRoom(changed: () => void): () => void {
  const bounds = [narrow, tight].map((bound) => matchMedia(bound))
  for (const bound of bounds) bound.addEventListener('change', changed)
  return () => {
    for (const bound of bounds) bound.removeEventListener('change', changed)
  }
}
