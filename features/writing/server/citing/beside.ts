import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, sentences, textOf } from '../../../../engines/text/index.ts'
import type { Claim } from './claim.ts'
import { type Cover, coverOf } from './weighing.ts'

/** Parts of a claim that a sentence nobody named must have to be quoted for one of them. */
const FEWEST_BESIDE = 2

/** A sentence of a source that words are named of, and what it has of a claim. */
export interface Beside<P extends Passage> {
  passage: P
  /** All of its source. */
  passages: readonly P[]
  shown: string
  cover: Cover
  /** So many parts of the claim it must have to be quoted for one of them. */
  least: number
}

/** The sentences of the sources that words are named of, with what each has of a claim. */
export function sentencesBeside<P extends Passage>(
  claim: Claim,
  named: readonly P[],
  { sources, language }: { sources: readonly (readonly P[])[]; language: ContentLanguage },
): Beside<P>[] {
  const ofNamed = sources.filter((passages) => named.some((passage) => passages.includes(passage)))
  return ofNamed.flatMap((passages) =>
    passages
      .filter(({ kind }) => kind !== 'heading')
      .flatMap((passage) => {
        // `19 May. Frame mended, no charge.`: beside what is named, the date alone is enough
        const least = named.includes(passage) ? 1 : FEWEST_BESIDE
        const { text, kind } = passage
        const spans = kind === 'table-row' ? [{ start: 0, end: text.length }] : sentences(text, language)
        return spans.map((span) => {
          const shown = textOf(text, span)
          return { passage, passages, shown, cover: coverOf(claim, shown), least }
        })
      }),
  )
}
