/** Where the sentence stands now: where it was, or the nearest place with the same words. */
export function placeOf(text: string, { start, before }: { start: number; before: string }): number | null {
  if (text.startsWith(before, start)) return start
  const found = [text.lastIndexOf(before, start), text.indexOf(before, start)].filter((at) => at >= 0)
  return found.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))[0] ?? null
}
