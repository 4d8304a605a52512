import { contains, type LanguageCode, quotes } from '../../text/index.ts'
import { firstPersons } from './languages/first-person.ts'
import { type PhraseList, phraseList } from './phrase-list.ts'
import type { Word } from './word-reader.ts'

/** What `speaksOfItself` knows of one language. */
export interface SelfReading {
  /** Bits: `ONE`, `SEVERAL`, `EVERYBODY`. */
  readonly words: PhraseList
  readonly forms: RegExp | null
}

const ONE = 1
const SEVERAL = 2
const EVERYBODY = 4

/** Makes the lists of a language ready. */
export function selfReading(code: LanguageCode): SelfReading {
  const { one, several, everybody, forms } = firstPersons[code]
  return { words: phraseList([one, several, everybody]), forms: forms ?? null }
}

/**
 * Whether a source speaks of itself outside quotation marks (`We randomized 137 adults`, `haben wir`, `notre équipe`): a
 * reader would take it for the writer. `When we sleep` and `our planet` are everybody.
 */
export function speaksOfItself(reading: SelfReading, text: string, words: readonly Word[]): boolean {
  const said = quotes(text)
  const own = words.filter((word) => !said.some((quote) => contains(quote, word)))
  const folds = own.map(({ word }) => word)
  const isOwn = folds.some((_, at) => {
    const { bits, length } = reading.words.at(folds, at)
    if ((bits & (ONE | SEVERAL)) === 0 || isAbbreviation(text, own[at])) return false
    return (bits & ONE) !== 0 || !isEverybody(reading, folds, { at, length })
  })
  return isOwn || (reading.forms?.test(withoutQuotes(text)) ?? false)
}

/** `US` is no `us`. */
function isAbbreviation(text: string, word: Word | undefined): boolean {
  return word !== undefined && word.end - word.start > 1 && /^\p{Lu}+$/u.test(text.slice(word.start, word.end))
}

/** A word for what all people do or have stands right before or up to two words behind: `our own immune system`. */
function isEverybody(
  { words }: SelfReading,
  folds: readonly string[],
  { at, length }: { at: number; length: number },
): boolean {
  const near = [at - 1, at + length, at + length + 1]
  return near.some((place) => folds[place] !== undefined && (words.all([folds[place]]) & EVERYBODY) !== 0)
}

/** A text with nothing between its quotation marks, and without them. */
export function withoutQuotes(text: string): string {
  let rest = text
  for (const { start, end } of quotes(text).reverse()) rest = rest.slice(0, start) + rest.slice(end)
  return rest
}
