import { countWords } from '../text/index.ts'
import { byLanguage } from './words.ts'

/** Shorter phrases are chance. */
const FEWEST_WORDS = 3

/** What every digest says in its own words, in any language, without what differs: for checks that compare texts. */
export const digestPhrases: readonly string[] = Object.values(byLanguage)
  .flatMap((words) => Object.values<string | readonly string[]>({ ...words }).flat())
  .flatMap((sentence) => sentence.split(/\{\w+\}|(?<=[.。])\s/u))
  .map((phrase) => phrase.trim())
  .filter((phrase) => countWords(phrase) >= FEWEST_WORDS)
