import type { Passage } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, languageCode, type Span } from '../../../engines/text/index.ts'
import type { MatchedBy } from '../../../platform/contract/evidence.ts'
import { calculated } from './citing/calculated.ts'
import { Candidates } from './citing/candidates.ts'
import { carriersOf, foundIn, isDenied } from './citing/carriers.ts'
import { type CitedSentence, citedSentences } from './citing/cited-sentences.ts'
import { type Claim, claimOf } from './citing/claim.ts'
import { figuresQuote } from './citing/figures.ts'
import { withoutSilences } from './citing/silences.ts'
import { quoteOf } from './citing/weighing.ts'
import type { SourceMark } from './source-marks.ts'

/** A stretch of a text that code has found carried by a passage. */
export interface ConfirmedCitation<P extends Passage = Passage> extends Span {
  passage: P
  /** Stands in the passage word for word. */
  quote: string
  by: 'words' | MatchedBy
}

/**
 * Turns the numbers that a model put behind its sentences into citations, but only those that hold: number n names a source
 * of which `sources[n - 1]` are the passages, those named together hold every number, date and name of the sentence and
 * enough of its words, and each carries all of it or what the others lack. Titles, headings and the passage before may name
 * what a passage calls `it`. What was reckoned from a passage's figures is cited as a calculation. Anything else is left
 * without a source, so that it shows as such.
 */
export function confirmCitations<P extends Passage>(
  text: string,
  marks: readonly SourceMark[],
  sources: readonly (readonly P[])[],
  language: ContentLanguage,
): ConfirmedCitation<P>[] {
  const candidates = new Candidates(sources, language)
  const confirmed: ConfirmedCitation<P>[] = []
  for (const sentence of citedSentences(text, marks, language)) {
    const claim = claimOf(withoutSilences(sentence.words), {
      language,
      termsIn: candidates.termsIn,
      isCell: sentence.isCell,
    })
    const before = confirmed.filter(({ start, end }) => start === sentence.before?.start && end === sentence.before.end)
    confirmed.push(...byWords(sentence, claim, { candidates, before }))
  }
  return confirmed
}

interface Material<P extends Passage> {
  candidates: Candidates<P>
  /** What the sentence before rests on. */
  before: readonly ConfirmedCitation<P>[]
}

function byWords<P extends Passage>(
  sentence: CitedSentence,
  claim: Claim,
  { candidates, before }: Material<P>,
): ConfirmedCitation<P>[] {
  const carriers = carriersOf(
    claim,
    sentence.numbers.map((number) => {
      const near = candidates.near(number, sentence.words)
      return foundIn(
        claim,
        near.map((one) => ({ ...one, context: `${one.context}\n${subjectFrom(before, one.passage)}` })),
      )
    }),
  )
  if (carriers.length === 0)
    return sentence.numbers.flatMap((number) => {
      const found = byFigures(sentence, number, candidates, claim.language)
      return found.length > 0 ? found : byCalculation(sentence, number, { candidates, claim })
    })
  return carriers.flatMap(({ passage }): ConfirmedCitation<P>[] => {
    const quote = quoteOf(claim, passage.text, claim.language)
    if (quote === null) return []
    if (isForeign(candidates.languageOf(passage), claim.language))
      return [{ ...placeOf(sentence), passage, quote, by: 'figures' }]
    return isDenied(claim, quote, carriers.length > 1) ? [] : [{ ...placeOf(sentence), passage, quote, by: 'words' }]
  })
}

/** What the sentence before rests on names whom this one goes on about, if it is the same source. */
function subjectFrom(before: readonly ConfirmedCitation[], { sourceId }: Passage): string {
  return before
    .filter(({ passage }) => passage.sourceId === sourceId)
    .map(({ quote }) => quote)
    .join('\n')
}

function byFigures<P extends Passage>(
  sentence: CitedSentence,
  number: number,
  candidates: Candidates<P>,
  language: ContentLanguage,
): ConfirmedCitation<P>[] {
  const [best] = candidates
    .near(number, sentence.words)
    .flatMap(({ passage, headings }) => {
      const other = candidates.languageOf(passage)
      if (!isForeign(other, language)) return []
      const found = figuresQuote({ words: sentence.words, language }, { text: passage.text, headings, language: other })
      return found ? [{ passage, ...found }] : []
    })
    .sort((a, b) => b.score - a.score)
  return best ? [{ ...placeOf(sentence), passage: best.passage, quote: best.quote, by: 'figures' }] : []
}

function byCalculation<P extends Passage>(
  sentence: CitedSentence,
  number: number,
  { candidates, claim }: { candidates: Candidates<P>; claim: Claim },
): ConfirmedCitation<P>[] {
  const [best] = candidates
    .near(number, sentence.words)
    .flatMap((one) => calculated(claim, one, candidates.languageOf(one.passage)) ?? [])
    .sort((a, b) => b.weight - a.weight)
  return best ? [{ ...placeOf(sentence), passage: best.passage, quote: best.quote, by: 'calculation' }] : []
}

function isForeign(language: ContentLanguage, to: ContentLanguage): boolean {
  return languageCode(language) !== languageCode(to)
}

function placeOf({ start, end }: Span): Span {
  return { start, end }
}
