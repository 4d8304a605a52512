import { type Desk, keep, keptOutline, keptPanel } from '../core/desk.ts'
import { hearRoom, isNarrowNow, isTightNow } from './use-narrow.ts'

/**
 * Keeps in this browser what somebody wants beside the text, and lets it fit the window: where there is room for one side,
 * the one that was opened last stands. Answers how to stop.
 */
export function keepSides({ outline, inspector }: Pick<Desk, 'outline' | 'inspector'>): () => void {
  // What opens over the text of a phone, or adapts to a width, says nothing about what somebody wants beside the text.
  let isAdapting = false
  const adapt = (change: () => void) => {
    const wasAdapting = isAdapting
    isAdapting = true
    change()
    isAdapting = wasAdapting
  }
  const keepWide = (name: string, value: string) => isNarrowNow() || isAdapting || keep(name, value)
  if (isTightNow() && inspector.get()) outline.set(false)
  const stops = [
    outline.subscribe(() => {
      keepWide('outline', outline.get() ? 'open' : 'folded')
      if (outline.get() && isTightNow()) adapt(() => inspector.set(null))
    }),
    inspector.subscribe(() => {
      keepWide('panel', inspector.get() ?? 'none')
      if (inspector.get() && isTightNow()) adapt(() => outline.set(false))
    }),
    hearRoom(() =>
      adapt(() => {
        outline.set(keptOutline(isNarrowNow()))
        inspector.set(keptPanel(isNarrowNow()))
      }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
