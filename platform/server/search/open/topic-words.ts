import {
  type ContentLanguage,
  contentLanguageOf,
  isStopWord,
  stem,
  stems,
  textOf,
  words,
} from '../../../../engines/text/index.ts'

/** Libraries look for every word that they are given; a whole sentence finds nothing. */
const MOST_WORDS = 8
/** The topic’s words that a work must have, in its title or its description. */
const LEAST_SHARE = 0.5

/** The words of a topic that say what it is about, in their order, without the small words between them. */
export function topicWords(topic: string, language: string | undefined): string[] {
  const wanted = contentLanguageOf(language ?? '')
  const all = words(topic).map((span) => textOf(topic, span))
  const contentWords = all.filter((word) => !isStopWord(word, wanted))
  return [...new Set(contentWords.length ? contentWords : all)].slice(0, MOST_WORDS)
}

/** Whether a text speaks of a topic: it has at least half of its words, in one form or another. */
export function speaksOf(text: string, topic: readonly string[], languages: readonly ContentLanguage[]): boolean {
  return languages.some((language) => {
    const said = new Set(stems(text, language))
    return topic.filter((word) => said.has(stem(word, language))).length >= topic.length * LEAST_SHARE
  })
}
