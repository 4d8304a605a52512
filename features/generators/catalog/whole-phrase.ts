import { type ContentLanguage, isStopWord } from '../../../engines/text/index.ts'

/** Fewest words that say something. */
const FEWEST_WORDS = 3

/**
 * The beginning of a sentence in at most so many characters, cut where a phrase ends: at a comma, else in front of a small word,
 * and never behind one. What ends in an ellipsis was cut already.
 */
export function wholePhrase(sentence: string, most: number, language: ContentLanguage): string {
  const text = sentence.trim().replace(/[.,;:…–—\s]+$/, '')
  if ([...text].length <= most && !/…\s*$/.test(sentence)) return text
  const words = text.split(/\s+/)
  const isSmall = (word: string | undefined) =>
    word !== undefined && isStopWord(word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''), language)
  const beginnings = words
    .map((_, at) => ({ kept: words.slice(0, at), next: words[at] }))
    .filter(({ kept }) => kept.length >= FEWEST_WORDS && !isSmall(kept.at(-1)) && [...kept.join(' ')].length <= most)
    .toReversed()
  const found =
    beginnings.find(({ kept }) => /[,;:–—]$/.test(kept.at(-1) ?? '')) ??
    beginnings.find(({ next }) => isSmall(next)) ??
    beginnings[0]
  return (found?.kept.join(' ') ?? [...text].slice(0, most).join('')).replace(/[.,;:–—\s]+$/, '')
}
