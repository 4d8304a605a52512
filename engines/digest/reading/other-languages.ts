import type { Passage } from '../../retrieval/index.ts'
import { type ContentLanguage, guessLanguage, languageCode } from '../../text/index.ts'

/** Characters of a source that tell its language. */
const SAMPLE = 6_000
/** Shorter sources tell none. */
const SHORTEST = 80

/** Sources that are written in another language than the text is to be in, by their ids. */
export function sourcesInOtherLanguages(
  passages: readonly Passage[],
  language: ContentLanguage,
): ReadonlyMap<string, ContentLanguage> {
  const bySource = Map.groupBy(passages, ({ sourceId }) => sourceId)
  const found = [...bySource].flatMap(([id, own]): [string, ContentLanguage][] => {
    const text = own.map((passage) => passage.text).join('\n')
    const guessed = text.length < SHORTEST ? null : guessLanguage(text.slice(0, SAMPLE))
    return guessed === null || languageCode(guessed) === languageCode(language) ? [] : [[id, guessed]]
  })
  return new Map(found)
}
