import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a row of links that work like tabs and is wider than a phone: scrolls so that the one marked `aria-current` is seen.
 * `current` is anything that changes with it.
 */
export function useTabInView(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row scrolls when another tab is shown
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return row
}
