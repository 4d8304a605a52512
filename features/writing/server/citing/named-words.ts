import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import { type Passage, termReader } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, countWords, findQuote, languageCode, support } from '../../../../engines/text/index.ts'
import type { ConfirmedCitation } from '../confirm-citations.ts'
import { languageOfSource } from './candidates.ts'
import { isDenied } from './carriers.ts'
import { type Claim, claimOf } from './claim.ts'
import { withoutSilences } from './silences.ts'
import { headingsOf } from './table-units.ts'
import { coverOf, lacksHard, shareOf, together } from './weighing.ts'

/** Words of a source, counted from 1, that a model says carry a sentence. */
export interface NamedWords {
  source: number
  quote: string
}

/** Fewer words say too little to carry a sentence. */
const SHORTEST_QUOTE = 3

/** So much of a sentence must be in a quotation that nobody named for it. */
const SURELY_QUOTED = 0.65

/** Whether a quotation has nearly all of a sentence: its figures and names, and most of its words. */
export function isSurelyQuoted(sentence: string, quote: string, language: ContentLanguage): boolean {
  const claim = read(sentence, language)
  const cover = coverOf(claim, quote)
  return !lacksHard(claim, cover) && shareOf(claim, cover) >= SURELY_QUOTED
}

/** What a sentence is held against. */
export interface NamedMaterial<P extends Passage> {
  /** The passages that each number stands for, by number - 1. */
  sources: readonly (readonly P[])[]
  /** Of the sentence. */
  language: ContentLanguage
  /** The person's own words, whose figures and names no source needs to have. */
  own?: string
}

/**
 * Checks what can be checked of the words that a model names for a sentence: they stand in that source, and their passages
 * together have every figure and date of the sentence. In the language of the sentence also its names, something that both
 * speak of, and no denial: there code could tell. Empty where that does not hold.
 */
export function confirmNamed<P extends Passage>(
  sentence: string,
  named: readonly NamedWords[],
  { sources, language, own = '' }: NamedMaterial<P>,
): ConfirmedCitation<P>[] {
  const found = named.flatMap((one) => placeOf(one, sources, language) ?? [])
  const isOwn = ({ language: other }: Named<P>) => languageCode(other) === languageCode(language)
  const ownLanguage = found.filter(isOwn)
  const ofThis = ownLanguage.filter((one) => isOfThis(sentence, one, { language, isPart: ownLanguage.length > 1 }))
  const fromOthers = found.filter((one) => !isOwn(one) && hasFigures(sentence, one, language))
  const kept = hasAllHard(sentence, ofThis, { language, own }) ? [...ofThis, ...fromOthers] : fromOthers
  return kept.map(({ passage, words }) => ({ start: 0, end: sentence.length, passage, quote: words, by: 'model' }))
}

/** Words that a model names, in their passage. */
interface Named<P extends Passage = Passage> {
  passage: P
  words: string
  text: string
  headings: string
  language: ContentLanguage
}

function placeOf<P extends Passage>(
  { source, quote }: NamedWords,
  sources: readonly (readonly P[])[],
  language: ContentLanguage,
): Named<P> | null {
  if (countWords(quote) < SHORTEST_QUOTE) return null
  const passages = sources[source - 1] ?? []
  const other = languageOfSource(passages) ?? language
  for (const passage of passages) {
    const place = findQuote(passage.text, quote)
    if (!place || passage.kind === 'heading') continue
    const { text } = passage
    const words = text.slice(place.start, place.end)
    return { passage, words, text, headings: headingsOf(passage, passages, other), language: other }
  }
  return null
}

function hasFigures(sentence: string, { text, headings, language: other }: Named, language: ContentLanguage): boolean {
  const passage = `${text}\n\n${headings}`
  const { missing } = support(sentence, { passage, language: other }, language)
  const lacksFigures = missing.some(({ kind, words }) => kind === 'date' || (kind === 'number' && /\d/.test(words)))
  return !lacksFigures || derivedFigures({ words: sentence, language }, { words: passage, language: other }) !== null
}

/** One of several quotations says a part of the sentence: what it denies may be of that part, and the sentence’s of another. */
function isOfThis(
  sentence: string,
  { words }: Named,
  { language, isPart }: { language: ContentLanguage; isPart: boolean },
): boolean {
  const claim = read(sentence, language)
  return coverOf(claim, words).some((share) => share > 0) && (isPart || !isDenied(claim, words, false))
}

function hasAllHard(
  sentence: string,
  named: readonly Named[],
  { language, own }: { language: ContentLanguage; own: string },
): boolean {
  const claim = read(sentence, language)
  const covers = named.map(({ text, headings }) => coverOf(claim, text, { headings, context: '' }))
  return !lacksHard(claim, together(coverOf(claim, own), ...covers))
}

function read(sentence: string, language: ContentLanguage): Claim {
  return claimOf(withoutSilences(sentence), { language, termsIn: termReader(language) })
}
