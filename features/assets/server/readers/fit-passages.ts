import type { Passage } from '../../../../engines/retrieval/index.ts'
import type { Block } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'

/** A source has no more passages than this: each is a row that is stored, searched and ranked. */
export const MOST_PASSAGES = 50_000

interface Bounds {
  /** The document's text, in which passages have their places. */
  text: string
  most: number
  /** Longest passage that joining may make, in UTF-16 units. */
  longest: number
}

/**
 * The passages of a source, so many that it can be searched. Of more, neighbors are joined: rows of a long table, lines of a
 * long list. What is under another heading or on another page is not joined. Refuses `source-too-fragmented` where that
 * does not do.
 */
export function fitPassages(
  passages: readonly Passage[],
  kindOf: (passage: Passage) => Block['kind'],
  { text, most, longest }: Bounds,
): readonly Passage[] {
  if (passages.length <= most) return passages
  const atOnce = Math.ceil(passages.length / most)
  const joined: Passage[] = []
  let count = 0
  let lastKind: Block['kind'] | undefined
  for (const passage of passages) {
    const kind = kindOf(passage)
    const last = joined.at(-1)
    const belongs =
      last && kind === lastKind && kind !== 'heading' && last.page === passage.page && last.heading === passage.heading
    if (belongs && count < atOnce && passage.end - last.start <= longest) {
      joined[joined.length - 1] = { ...last, text: text.slice(last.start, passage.end), end: passage.end }
      count += 1
    } else {
      joined.push(passage)
      count = 1
    }
    lastKind = kind
  }
  return joined.length <= most ? joined : refuse('source-too-fragmented', { count: passages.length, most })
}
