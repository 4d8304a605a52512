import type { Originality } from '../../../../engines/plagiarism/index.ts'

/**
 * A sum in words as pages count them: copies are compared in other units (parts of compounds, characters of some scripts).
 * A percentage is that of the two numbers beside it, so that 113 of 197 words are 57 %.
 */
export function inWords(sum: Originality, total: number): Originality {
  const wordsOf = (part: number) => (sum.words === 0 ? 0 : Math.round((total * part) / sum.words))
  const percentOf = (words: number) => (total === 0 ? 0 : (100 * words) / total)
  const matchedWords = wordsOf(sum.matchedWords)
  return {
    words: total,
    matchedWords,
    copiedWords: wordsOf(sum.copiedWords),
    percent: percentOf(matchedWords),
    excludedWords: wordsOf(sum.excludedWords),
    quotedWords: wordsOf(sum.quotedWords),
    sources: sum.sources.map((source) => {
      const own = wordsOf(source.matchedWords)
      const matches = source.matches.map((match) => ({ ...match, counted: wordsOf(match.counted) }))
      return { ...source, matchedWords: own, percent: percentOf(own), matches }
    }),
  }
}
