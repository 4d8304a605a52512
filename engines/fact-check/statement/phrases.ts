import { type ContentLanguage, isStopWord, stem } from '../../text/index.ts'
import { setPhrases } from '../lexicon/set-phrases.ts'
import type { Token } from '../reading.ts'

/** The words of a sentence with set phrases as the one word that says the same: `at once` as `immediately`. */
export function withPhrases(tokens: readonly Token[], language: ContentLanguage): readonly Token[] {
  const phrases = setPhrases(language)
  const read: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const phrase = phrases
      .get(token.word)
      ?.find(({ words }) => words.every((word, step) => tokens[at + step]?.word === word))
    const last = tokens[at + (phrase?.words.length ?? 1) - 1]
    if (phrase === undefined || last === undefined) {
      read.push(token)
      continue
    }
    const { said } = phrase
    const isStop = isStopWord(said, language)
    read.push({
      ...token,
      end: last.end,
      word: said,
      stem: stem(said, language),
      isStop,
      direction: 0,
      matter: undefined,
    })
    at += phrase.words.length - 1
  }
  return read
}
