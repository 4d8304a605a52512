import { type ContentLanguage, folded, isStopWord, stem, words } from '../../text/index.ts'

/** The stems of the words of a text that say something. */
export function contentTerms(text: string, language: ContentLanguage): Set<string> {
  const terms = new Set<string>()
  for (const word of foldedWords(text, language)) if (!isStopWord(word, language)) terms.add(stem(word, language))
  return terms
}

/** The words of a text as lists have them. */
export function foldedWords(text: string, language: ContentLanguage): string[] {
  return words(text).map((span) => foldedWord(text.slice(span.start, span.end), language))
}

/** A word as lists have it: small, and in French and Italian without the article that is run together with it. */
export function foldedWord(word: string, language: ContentLanguage): string {
  const small = folded(word, language)
  const elides = language === 'French' || language === 'Italian'
  return elides ? (ELIDED.exec(small)?.[1] ?? small) : small
}

/** `c'est`, `j'ai` and `m'a` keep theirs: there it is somebody or something, and no article. */
const ELIDED = /^(?:[ldtsn]|qu|lorsqu|puisqu|dell|nell|all|sull|dall|un|quell|quest)'(\p{L}{3,}.*)$/u
