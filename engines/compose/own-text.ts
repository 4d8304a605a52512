import type { Material } from './material.ts'
import type { Excerpt, Page } from './page.ts'
import { readable } from './readable.ts'
import type { Sentence } from './sentence.ts'

/** A sentence of the writer's own text, or of the material where the writer gave none. */
export interface OwnSentence {
  readonly sentence: Sentence
  /** Its words, single blanks, as they stand. */
  readonly text: string
  readonly startsParagraph: boolean
}

/** The writer's own text sentence by sentence, questions and fragments too; all of the material where nothing was given. */
export function ownText(material: Material): OwnSentence[] {
  const given = material.sentences.filter(({ isGiven }) => isGiven)
  const all = given.length > 0 ? given : material.sentences.filter(({ kind }) => kind === 'statement')
  return all.map((sentence, at) => {
    const before = all[at - 1]
    return {
      sentence,
      text: readable(quoteOf(sentence).quote),
      startsParagraph: before === undefined || isApart(before, sentence),
    }
  })
}

/** Whether an empty line, or another source, stands between two sentences. */
function isApart(before: Sentence, after: Sentence): boolean {
  if (before.passage.sourceId !== after.passage.sourceId) return true
  const [end, start] = [before.passage.start + before.full.end, after.passage.start + after.full.start]
  if (before.passage !== after.passage) return start - end > 1
  return /\n\s*\n/.test(before.passage.text.slice(before.full.end, after.full.start))
}

/** All of a sentence as an excerpt, its opener too. */
function quoteOf({ passage, full }: Sentence): Excerpt {
  return {
    passageId: passage.id,
    quote: passage.text.slice(full.start, full.end),
    quoteStart: full.start,
    quoteEnd: full.end,
  }
}

/** A sentence as it is to stand, with the sentences it says again. */
export interface Rewritten {
  readonly text: string
  readonly from: readonly OwnSentence[]
  readonly startsParagraph: boolean
}

/** Puts rewritten sentences down, each cited with all the sentences it was made of. */
export function putOwn(page: Page, sentences: readonly Rewritten[]): void {
  for (const { text, from, startsParagraph } of sentences) {
    if (startsParagraph) page.paragraph()
    page.cited(
      text,
      from.map(({ sentence }) => quoteOf(sentence)),
    )
  }
}

/** A sentence as it stands. */
export function unchanged(own: OwnSentence): Rewritten {
  return { text: own.text, from: [own], startsParagraph: own.startsParagraph }
}
