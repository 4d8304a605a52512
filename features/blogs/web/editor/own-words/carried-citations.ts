import { sentences, stems } from '../../../../../engines/text/index.ts'
import type { CitedRange } from '../../../document/cited-ranges.ts'
import type { CitedSpan } from '../../../document/settle.ts'

/** Words of a quotation with their citation. */
export type CarriedFrom = Pick<CitedSpan, 'id' | 'text'>

/** Citations that one sentence takes over at most. */
const MOST = 3
/** Which share of the words of the nearest quoted part another one must have in common with a sentence, to be meant as well. */
const ALSO = 0.75

/** The citations that sentences in one's own words take over from a quotation: those of the quoted parts that they say again. */
export function carriedCitations(text: string, cited: readonly CarriedFrom[]): CitedRange[] {
  const parts = [...Map.groupBy(cited, ({ id }) => id)].map(([id, spans]) => ({
    id,
    stems: new Set(spans.flatMap((span) => stems(span.text))),
  }))
  return sentences(text).flatMap(({ start, end }) => {
    const words = new Set(stems(text.slice(start, end)))
    if (words.size === 0) return []
    const scored = parts.map((part) => ({
      id: part.id,
      shared: [...words].filter((word) => part.stems.has(word)).length,
    }))
    const best = Math.max(0, ...scored.map(({ shared }) => shared))
    const meant = scored.filter(({ shared }) => best > 0 && shared >= ALSO * best).slice(0, MOST)
    return (meant.length > 0 ? meant : scored.slice(0, 1)).map(({ id }) => ({ id, start, end }))
  })
}
