import { closingSentences } from './closing.ts'
import type { Citation, Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keyRuns } from './key-sentences.ts'
import type { Material } from './material.ts'
import { openingSentences } from './opening.ts'
import { inOrder, opensFresh, type Run } from './order.ts'
import { Page } from './page.ts'
import { putProse } from './paragraphs.ts'
import { isTaken, nothingTaken, takenAlso, takenBy } from './repeats.ts'
import { chosen } from './wording.ts'

/** What a conclusion is to be. */
export interface ConclusionOptions {
  /** 1 to 6; 0 leaves the heading out; 2 when not said. */
  readonly level?: number
  /** About so many words; 70 when not said. */
  readonly words?: number
  /**
   * Citations of the text it closes: it says what `closingOf` has set aside, or else something that was left unsaid, and
   * nothing at all where there is neither. Without any it recalls the main points.
   */
  readonly used?: readonly Citation[]
  readonly variant?: number
}

/** The end of a text. It repeats nothing of the text that it is told of. */
export function writeConclusion(material: Material, options: ConclusionOptions = {}): Composed {
  const { level = 2, words = 70, used = [], variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const { conclusion, inShort } = material.vocabulary.pack.phrases
  const closing = used.length === 0 ? [] : leftForTheEnd(material, used)
  const runs = used.length === 0 ? recalled(material, words, variant) : inOrder(material, closing)
  const said = runs.length > 0 ? runs : unsaid(material, { words, used, variant })
  const page = new Page()
  if (said.length === 0) return page.done()
  if (level > 0) page.heading(level, conclusion)
  if (closing.length === 0) page.label(`${chosen(inShort, variant)}:`)
  const body = new Page()
  putProse(body, material, said, { variant })
  return page.quoted(body.done()).done()
}

function leftForTheEnd(material: Material, used: readonly Citation[]) {
  const taken = takenBy(material, used)
  return closingSentences(material).filter((sentence) => !isTaken(material, sentence, taken))
}

/** What nobody said yet, if it can sum up. */
function unsaid(
  material: Material,
  { words, used, variant }: { words: number; used: readonly Citation[]; variant: number },
): Run[] {
  const runs = keyRuns(material, { words, most: 3, taken: takenBy(material, used), variant })
  const first = runs[0]?.sentences[0]
  return first !== undefined && opensFresh(material, first) ? runs : []
}

/** What sums the text up and has not opened it; all of it where there is nothing else. */
function recalled(material: Material, words: number, variant: number): Run[] {
  const opening = takenAlso(nothingTaken, openingSentences(material))
  const others = keyRuns(material, { words, most: 3, taken: opening, variant })
  return others.length > 0 ? others : keyRuns(material, { words, most: 3, taken: nothingTaken, variant })
}
