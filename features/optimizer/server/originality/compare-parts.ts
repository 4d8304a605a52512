import type { Match } from '../../../../engines/plagiarism/index.ts'
import { type ContentLanguage, countWords } from '../../../../engines/text/index.ts'
import { compareThread } from './compare-thread.ts'
import { type Excerpt, excerptOf, joined } from './excerpt.ts'

/** What a text has in common with a source, all its parts together. */
export interface InSource extends Excerpt {
  /** Of the source. */
  words: number
  /** Words of the text in matches, and of the whole text. */
  matchedWords: number
  textWords: number
}

/**
 * Compares a text with a source part by part, so that the largest takes no more memory than one part does. Null where
 * nothing is found. `told` is called before each part.
 */
export async function compareParts(
  { text, language }: { text: string; language: ContentLanguage },
  parts: Iterable<string> | AsyncIterable<string>,
  onProgress: () => Promise<void>,
): Promise<InSource | null> {
  const found: Excerpt[] = []
  let [words, textWords, count] = [0, 0, 0]
  for await (const source of parts) {
    await onProgress()
    const overlap = await compareThread.ask('overlap', { text, source, language })
    words += countWords(source)
    textWords = overlap.words
    count += 1
    if (overlap.spans.length > 0) found.push(excerptOf(source, overlap.spans))
  }
  if (found.length === 0) return null
  const { excerpt, isWhole, matches } = joined(found)
  const kept = outermost(matches)
  const matchedWords = kept.reduce((sum, match) => sum + match.words, 0)
  return { excerpt, isWhole: isWhole && count === 1, matches: kept, words, textWords, matchedWords }
}

/** Without those that lie within another, as two parts may have the same words; in the order of the text. */
function outermost(matches: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const match of matches.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (match.end > (kept.at(-1)?.end ?? -1)) kept.push(match)
  return kept
}
