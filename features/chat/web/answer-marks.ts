import type { Block } from './answer-blocks.ts'
import type { CitationView } from './api.ts'
import type { ClaimMark } from './claim-marks.ts'

/** What stands behind the words of an answer, each at the end of what it is about. */
export interface Marks {
  citations: readonly CitationView[]
  unsourced: readonly { start: number; end: number }[]
  claims: readonly ClaimMark[]
}

/** Those of a part of the answer. */
export function marksIn({ citations, unsourced, claims }: Marks, { start, raw }: Pick<Block, 'start' | 'raw'>): Marks {
  const isIn = ({ end }: { end: number }) => start < end && end <= start + raw.length
  return { citations: citations.filter(isIn), unsourced: unsourced.filter(isIn), claims: claims.filter(isIn) }
}

/** Whether the same is drawn of them. */
export function isSameMarks(before: Marks, after: Marks): boolean {
  const keyOf = ({ citations, unsourced, claims }: Marks) => [
    // one that is confirmed again at the end of the answer has another id
    ...citations.map(({ end, passage_id }) => `${end}${passage_id}`),
    ...unsourced.map(({ end }) => end),
    ...claims.map(({ id, verdict }) => id + verdict),
  ]
  return keyOf(before).join() === keyOf(after).join()
}
