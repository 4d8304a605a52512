import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import { type Passage, termReader } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, countWords, findQuote, languageCode, support } from '../../../../engines/text/index.ts'
import type { ConfirmedCitation } from '../confirm-citations.ts'
import { languageOfSource } from './candidates.ts'
import { isDenied } from './carriers.ts'
import { claimOf } from './claim.ts'
import { withoutSilences } from './silences.ts'
import { headingsOf } from './table-units.ts'
import { coverOf, lacksHard } from './weighing.ts'

/** Words of a source, counted from 1, that a model says carry a sentence. */
export interface NamedWords {
  source: number
  quote: string
}

/** Fewer words say too little to carry a sentence. */
const SHORTEST_QUOTE = 3

/**
 * Checks what can be checked of the words that a model names for a sentence: they stand in that source, and their passage
 * has every figure and date of the sentence. In the language of the sentence also its names, something that both speak of,
 * and no denial: there code could tell. Null where that does not hold.
 */
export function confirmNamed<P extends Passage>(
  sentence: string,
  { source, quote }: NamedWords,
  sources: readonly (readonly P[])[],
  language: ContentLanguage,
): ConfirmedCitation<P> | null {
  const passages = sources[source - 1] ?? []
  const other = languageOfSource(passages) ?? language
  if (countWords(quote) < SHORTEST_QUOTE) return null
  for (const passage of passages) {
    const place = findQuote(passage.text, quote)
    if (!place || passage.kind === 'heading') continue
    const words = passage.text.slice(place.start, place.end)
    const named = { words, text: passage.text, headings: headingsOf(passage, passages, other), language: other }
    const fits = languageCode(other) === languageCode(language) ? isOfThis : hasFigures
    if (fits(sentence, named, language)) return { start: 0, end: sentence.length, passage, quote: words, by: 'model' }
  }
  return null
}

/** Words that a model names, in their passage. */
interface Named {
  words: string
  text: string
  headings: string
  language: ContentLanguage
}

function hasFigures(sentence: string, { text, headings, language: other }: Named, language: ContentLanguage): boolean {
  const passage = `${text}\n\n${headings}`
  const { missing } = support(sentence, { passage, language: other }, language)
  const lacksFigures = missing.some(({ kind, words }) => kind === 'date' || (kind === 'number' && /\d/.test(words)))
  return !lacksFigures || derivedFigures({ words: sentence, language }, { words: passage, language: other }) !== null
}

function isOfThis(sentence: string, { words, text, headings }: Named, language: ContentLanguage): boolean {
  const claim = claimOf(withoutSilences(sentence), { language, termsIn: termReader(language) })
  if (lacksHard(claim, coverOf(claim, text, { headings, context: '' }))) return false
  const isShared = coverOf(claim, words).some((share) => share > 0)
  return isShared && !isDenied(claim, words, false)
}
