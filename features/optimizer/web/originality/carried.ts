import type { Stretch } from '../sheet/sheet.ts'

/**
 * Where stretches of the text that was checked stand in the text as it is now: the same words, nearest to where they would
 * be. Null for words that have changed. The stretches come in the order of the text.
 */
export function carried(checked: string, now: string, stretches: readonly Stretch[]): (Stretch | null)[] {
  if (checked === now) return [...stretches]
  let drift = 0
  return stretches.map(({ start, end }) => {
    const at = nearest(now, checked.slice(start, end), start + drift)
    if (at === null) return null
    drift = at - start
    return { start: at, end: at + end - start }
  })
}

function nearest(text: string, words: string, wanted: number): number | null {
  if (words === '') return null
  const before = text.lastIndexOf(words, Math.max(0, wanted))
  const after = text.indexOf(words, Math.max(0, wanted))
  if (before < 0 || after < 0) return before < 0 && after < 0 ? null : Math.max(before, after)
  return wanted - before <= after - wanted ? before : after
}
