import type { Passage } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, languageCode, overlaps, type Span } from '../../../engines/text/index.ts'
import type { MatchedBy } from '../../../platform/contract/evidence.ts'
import { calculated } from './citing/calculated.ts'
import { Candidates } from './citing/candidates.ts'
import { aroundOf, carriedStretches, withClausesQuoted } from './citing/carried-clauses.ts'
import { carriersOf, foundIn, isDenied } from './citing/carriers.ts'
import { type CitedSentence, citedSentences } from './citing/cited-sentences.ts'
import { type Claim, claimOf } from './citing/claim.ts'
import { figuresQuote } from './citing/figures.ts'
import { withoutOutdated } from './citing/outdated.ts'
import { withoutSilences } from './citing/silences.ts'
import { partOf, statedStretches } from './citing/stated-clauses.ts'
import { type Cover, coverOf, lacksHard, type Naming, quoteOf, together } from './citing/weighing.ts'
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
 * enough of its words, and each carries all of it or what the others lack. What a second clause says is quoted too; where no
 * source has a word of a clause, or where the clause has a figure or name that no source has, the citation is on the rest of the sentence. Titles, headings and the passage before may name
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
    const above = sentence.before
    const before = confirmed.filter((one) => above !== null && overlaps(one, above))
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
  const near = sentence.numbers.map((number) =>
    candidates
      .near(number, sentence.words)
      .map((one) => ({ ...one, context: `${one.context}\n${subjectFrom(before, one.passage)}` })),
  )
  const carriers = carriersOf(
    claim,
    near.map((ofSource) => foundIn(claim, ofSource)),
  )
  if (carriers.length === 0) {
    const found = sentence.numbers.flatMap((number) => {
      const found = byFigures(sentence, number, candidates, claim.language)
      return found.length > 0 ? found : byCalculation(sentence, number, { candidates, claim })
    })
    return found.length > 0 ? found : byClauses(sentence, claim, { candidates, near })
  }
  const beside = near.flat()
  const isOwn = ({ passage }: { passage: P }) => !isForeign(candidates.languageOf(passage), claim.language)
  const quoted = carriers.flatMap(({ passage }) => {
    const quote = quoteOf(claim, passage.text, claim.language)
    return quote === null ? [] : [{ passage, quote }]
  })
  const foreign = quoted.filter((one) => !isOwn(one))
  const own = quoted.filter((one) => isOwn(one) && !isDenied(claim, one.quote, carriers.length > 1))
  // a row is quoted whole
  const all =
    own.length > 0 && !sentence.isCell
      ? withoutOutdated(claim, withClausesQuoted(claim, own, beside.filter(isOwn)))
      : own
  const covers = all.map(({ passage, quote }) => coverOf(claim, quote, aroundOf(passage, beside)))
  const places = placesIn(sentence, claim, together(...carriers.map(({ cover }) => cover), ...covers))
  return [
    ...foreign.map((one) => ({ ...placeOf(sentence), ...one, by: 'figures' as const })),
    ...all.flatMap((one) => places.map((place) => ({ ...place, ...one, by: 'words' as const }))),
  ]
}

type Near<P extends Passage> = readonly (Naming & { passage: P })[]

/**
 * The beginning or the end of a sentence whose other clauses have a figure or name that no source has: what a model names the words for
 * cannot be found there either. Without one, a paraphrase may carry the whole.
 */
function byClauses<P extends Passage>(
  sentence: CitedSentence,
  claim: Claim,
  { candidates, near }: { candidates: Candidates<P>; near: readonly Near<P>[] },
): ConfirmedCitation<P>[] {
  if (sentence.isCell || claim.words !== sentence.words) return []
  const own = near.map((ofSource) =>
    ofSource.filter(({ passage }) => !isForeign(candidates.languageOf(passage), claim.language)),
  )
  const covers = own.flat().map((one) => coverOf(claim, one.passage.text, one))
  if (covers.length === 0 || !lacksHard(claim, together(...covers))) return []
  const { first, last } = statedStretches(claim)
  const carried = (stretches: readonly Span[]) =>
    stretches
      .map((span) => carriedPart(claim, span, own).map((one) => ({ ...one, ...placeIn(sentence, span) })))
      .find((found) => found.length > 0)
  const begins = carried(first)
  const from = begins ? Math.max(...begins.map(({ end }) => end)) - sentence.start : 0
  return [...(begins ?? []), ...(carried(last.filter(({ start }) => start >= from)) ?? [])]
}

/** The quotations that a stretch of a sentence rests on, taken by itself. */
function carriedPart<P extends Passage>(claim: Claim, span: Span, near: readonly Near<P>[]) {
  const part = partOf(claim, span)
  const carriers = carriersOf(
    part,
    near.map((ofSource) => foundIn(part, ofSource)),
  )
  return carriers.flatMap(({ passage }) => {
    const quote = quoteOf(part, passage.text, claim.language)
    const isKept = quote !== null && !isDenied(part, quote, carriers.length > 1)
    return isKept ? [{ passage, quote, by: 'words' as const }] : []
  })
}

function placeIn(sentence: Span, { start, end }: Span): Span {
  return { start: sentence.start + start, end: sentence.start + end }
}

/** What of a sentence is carried: all of it, or the stretches without a part that no source has a word of. */
function placesIn(sentence: CitedSentence, claim: Claim, cover: Cover): Span[] {
  // what it says of a source's silence is no part of the claim
  if (sentence.isCell || claim.words !== sentence.words) return [placeOf(sentence)]
  return carriedStretches(claim, cover).map(({ start, end }) => ({
    start: sentence.start + start,
    end: sentence.start + end,
  }))
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
