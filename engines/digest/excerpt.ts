import type { Sentence } from './reading/sentence.ts'

/** Words that stand in a passage. */
export interface Excerpt {
  readonly passageId: string
  readonly quote: string
  readonly quoteStart: number
  readonly quoteEnd: number
}

/** The words of a sentence as they stand in its passage. */
export function excerptOf(sentence: Sentence): Excerpt {
  return excerptOfAll([sentence])
}

/** The words of sentences that follow each other in one passage. */
export function excerptOfAll(sentences: readonly Sentence[]): Excerpt {
  const [first] = sentences
  const last = sentences.at(-1)
  if (first === undefined || last === undefined) throw new Error('an excerpt has at least one sentence')
  const [start, end] = [first.bare.start, last.bare.end]
  return { passageId: first.passage.id, quote: first.passage.text.slice(start, end), quoteStart: start, quoteEnd: end }
}
