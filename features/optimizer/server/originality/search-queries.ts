import { type ContentLanguage, countWords, sentences, textOf } from '../../../../engines/text/index.ts'

/** Words of a sentence that make a query: enough to name one page, short enough for every provider. */
const LEAST_WORDS = 7
const MOST_WORDS = 24
/** One query for so many words. */
const WORDS_PER_QUERY = 150
const MOST_QUERIES = 12

/**
 * What to ask search engines to find the pages that a text was taken from: of each part of the text the sentence that
 * says most in words, cut to 24. Texts of any length get between one and twelve.
 */
export function searchQueries(text: string, language: ContentLanguage): string[] {
  const all = sentences(text, language)
    .map((span) => textOf(text, span).trim().split(/\s+/).slice(0, MOST_WORDS).join(' '))
    .map((query) => ({ query, words: countWords(query) }))
    .filter(({ words }) => words >= LEAST_WORDS)
  const wanted = Math.min(MOST_QUERIES, all.length, Math.max(1, Math.ceil(countWords(text) / WORDS_PER_QUERY)))
  const parts = Array.from({ length: wanted }, (_, part) =>
    all.slice(Math.floor((part * all.length) / wanted), Math.floor(((part + 1) * all.length) / wanted)),
  )
  return parts.flatMap((part) => longest(part) ?? [])
}

function longest(part: readonly { query: string; words: number }[]): string | undefined {
  return part.toSorted((a, b) => b.words - a.words)[0]?.query
}
