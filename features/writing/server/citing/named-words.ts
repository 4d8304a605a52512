import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, countWords, findQuote, languageCode, support } from '../../../../engines/text/index.ts'
import type { ConfirmedCitation } from '../confirm-citations.ts'
import { languageOfSource } from './candidates.ts'
import { derivedFigures } from './derived-figures.ts'
import { headingsOf } from './table-units.ts'

/** Words of a source, counted from 1, that a model says carry a sentence. */
export interface NamedWords {
  source: number
  quote: string
}

/** Fewer words say too little to carry a sentence. */
const SHORTEST_QUOTE = 3

/**
 * Checks what can be checked of words in another language that a model names for a sentence: they stand in that source,
 * and their passage has every figure and date of the sentence. Null where they do not, and for a source in the language of
 * the sentence, whose words are compared instead.
 */
export function confirmNamed<P extends Passage>(
  sentence: string,
  { source, quote }: NamedWords,
  sources: readonly (readonly P[])[],
  language: ContentLanguage,
): ConfirmedCitation<P> | null {
  const passages = sources[source - 1] ?? []
  const other = languageOfSource(passages)
  if (!other || languageCode(other) === languageCode(language) || countWords(quote) < SHORTEST_QUOTE) return null
  for (const passage of passages) {
    const place = findQuote(passage.text, quote)
    if (!place || passage.kind === 'heading') continue
    const text = `${passage.text}\n\n${headingsOf(passage, passages, other)}`
    const { missing } = support(sentence, { passage: text, language: other }, language)
    const lacksFigures = missing.some(({ kind, words }) => kind === 'date' || (kind === 'number' && /\d/.test(words)))
    if (lacksFigures && !derivedFigures({ words: sentence, language }, { words: text, language: other })) continue
    const words = passage.text.slice(place.start, place.end)
    return { start: 0, end: sentence.length, passage, quote: words, by: 'model' }
  }
  return null
}

/** Whether one of the sources is in another language than the text that is to rest on them. */
export function inOtherLanguage(sources: readonly (readonly Passage[])[], language: ContentLanguage): boolean {
  return sources.some((passages) => {
    const other = languageOfSource(passages)
    return other !== null && languageCode(other) !== languageCode(language)
  })
}
