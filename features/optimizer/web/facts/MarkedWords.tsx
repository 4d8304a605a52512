import type { Stretch } from '../sheet/sheet.ts'

/** Words of which some are at fault, or bear something out: marked by a line below as well as by a color. */
export function MarkedWords({ text, marks, tone }: { text: string; marks: readonly Stretch[]; tone: 'bad' | 'good' }) {
  const className =
    tone === 'bad' ? 'bg-disputed-wash underline decoration-disputed decoration-wavy' : 'bg-supported-wash'
  return partsOf(text, marks).map(({ words, isMarked, start }) =>
    isMarked ? (
      <mark key={start} className={`text-ink ${className}`}>
        {words}
      </mark>
    ) : (
      words
    ),
  )
}

/** A text cut at the edges of stretches; those that overlap an earlier one are left out. */
export function partsOf(
  text: string,
  marks: readonly Stretch[],
): { words: string; isMarked: boolean; start: number }[] {
  const parts: { words: string; isMarked: boolean; start: number }[] = []
  let at = 0
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length || end <= start) continue
    if (start > at) parts.push({ words: text.slice(at, start), isMarked: false, start: at })
    parts.push({ words: text.slice(start, end), isMarked: true, start })
    at = end
  }
  return at < text.length ? [...parts, { words: text.slice(at), isMarked: false, start: at }] : parts
}
