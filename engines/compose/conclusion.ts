import type { Citation, Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keyRuns } from './key-sentences.ts'
import type { Material } from './material.ts'
import { openingSentences } from './opening.ts'
import { opensFresh, type Run } from './order.ts'
import { Page } from './page.ts'
import { putProse } from './paragraphs.ts'
import { nothingTaken, takenAlso, takenBy } from './repeats.ts'
import { chosen } from './wording.ts'

/** What a conclusion is to be. */
export interface ConclusionOptions {
  /** 1 to 6; 0 leaves the heading out; 2 when not said. */
  readonly level?: number
  /** About so many words; 70 when not said. */
  readonly words?: number
  /** Citations of the text it closes: it says what was left unsaid where there is something, and recalls otherwise. */
  readonly used?: readonly Citation[]
  readonly variant?: number
}

/** The end of a text: the sentences that sum it up, marked as such. */
export function writeConclusion(material: Material, options: ConclusionOptions = {}): Composed {
  const { level = 2, words = 70, variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const { conclusion, inShort } = material.vocabulary.pack.phrases
  const unsaid = keyRuns(material, { words, most: 3, taken: takenBy(material, options.used ?? []), variant })
  const first = unsaid[0]?.sentences[0]
  const runs = first !== undefined && opensFresh(material, first) ? unsaid : recalled(material, words, variant)
  const page = new Page()
  if (level > 0) page.heading(level, conclusion)
  page.label(`${chosen(inShort, variant)}:`)
  const body = new Page()
  putProse(body, material, runs, { variant })
  return page.quoted(body.done()).done()
}

/** What sums the text up and has not opened it; all of it where there is nothing else. */
function recalled(material: Material, words: number, variant: number): Run[] {
  const opening = takenAlso(nothingTaken, openingSentences(material))
  const others = keyRuns(material, { words, most: 3, taken: opening, variant })
  return others.length > 0 ? others : keyRuns(material, { words, most: 3, taken: nothingTaken, variant })
}
