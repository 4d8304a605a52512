import type { ClaimShape } from '../../contract.ts'
import { reasonsToCompare } from '../../facts/fixed-values.ts'
import type { Stretch } from '../sheet/sheet.ts'

/** At fault, bearing something out, or to be compared by whoever reads it. */
type Tone = 'bad' | 'good' | 'open'

const classNames: Record<Tone, string> = {
  bad: 'bg-disputed-wash underline decoration-disputed decoration-wavy',
  good: 'bg-supported-wash',
  open: 'bg-transparent underline decoration-dotted decoration-2 underline-offset-4',
}

/** Words of which some are at fault, bear something out, or are to be compared: marked by a line below as well as by a color. */
export function MarkedWords({ text, marks, tone }: { text: string; marks: readonly Stretch[]; tone: Tone }) {
  return partsOf(text, marks).map(({ words, isMarked, start }) =>
    isMarked ? (
      <mark key={start} className={`text-ink ${classNames[tone]}`}>
        {words}
      </mark>
    ) : (
      words
    ),
  )
}

/** How the words of a claim are marked that its finding names. */
export function toneOf({ reason }: Pick<ClaimShape, 'reason'>): Tone {
  return reason && reasonsToCompare.includes(reason) ? 'open' : 'bad'
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
