import type { OriginalityCheckShape, OriginalityMatchShape, OriginalitySourceShape } from '../../contract.ts'
import type { Stretch } from '../sheet/sheet.ts'
import { carried } from './carried.ts'

/** A match with where its words stand now; null where they have changed since the check. */
export interface PlacedMatch {
  match: OriginalityMatchShape
  source: OriginalitySourceShape
  place: Stretch | null
  /** What of it is copied, in order. */
  parts: Stretch[]
}

/** Every match that counts, in the order of the text. */
export function placedMatches({ text, result }: OriginalityCheckShape, now: string): PlacedMatch[] {
  const all = (result?.sources ?? [])
    .flatMap((source) => source.matches.map((match) => ({ match, source })))
    .toSorted((a, b) => a.match.start - b.match.start || b.match.end - a.match.end)
  const places = carried(
    text,
    now,
    all.map(({ match }) => match),
  )
  return all.map((one, index) => {
    const place = places[index]
    if (!place) return { ...one, place: null, parts: [] }
    const { start, end } = place
    const by = start - one.match.start
    const parts = one.match.parts.map((part) => ({ start: part.start + by, end: part.end + by }))
    return { ...one, place: { start, end }, parts }
  })
}

/** Whether a match says the same in other words, and copies none. */
export function isReworded({ match }: Pick<PlacedMatch, 'match'>): boolean {
  return match.kind === 'paraphrase'
}

/** Where a match stands in its source, in order: two stretches of a text may be copied from the same words. */
export function sourceMarks({ parts }: Pick<OriginalityMatchShape, 'parts'>): Stretch[] {
  const marks: Stretch[] = []
  const placed = parts.map(({ source_start: start, source_end: end }) => ({ start, end }))
  for (const one of placed.toSorted((a, b) => a.start - b.start)) {
    const last = marks.at(-1)
    if (last === undefined || one.start > last.end) marks.push(one)
    else last.end = Math.max(last.end, one.end)
  }
  return marks
}
