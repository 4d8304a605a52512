import type { Reading, ReadSentence, Word } from './reading.ts'

/** A run of words: indexes into the words of the text, `to` exclusive. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

const ITEM_WORDS = 4

/**
 * Lists of exactly three, `A, B, and C`, with items of up to four words. Without the comma before the last (`A, B and C`) they look
 * like other things too often (`In May, Ann and Bob left`).
 */
export function listsOfThree(reading: Reading, { from, to }: ReadSentence, joins: ReadonlySet<string>): WordRange[] {
  const found: WordRange[] = []
  const hasComma = (at: number) => at > from && gapBefore(reading, at).startsWith(',')
  for (let at = from + 2; at < to - 1; at += 1) {
    if (!joins.has(reading.words[at]?.lower ?? '') || !hasComma(at)) continue
    const second = commaBefore(at - 1, ITEM_WORDS, hasComma)
    if (second === -1 || commaBefore(second - 1, ITEM_WORDS, hasComma) !== -1) continue
    found.push({ from: second - 1, to: at + 2 })
  }
  return found
}

/** The word before which the last comma stands, at most `reach` words back; -1 when there is none. */
function commaBefore(at: number, reach: number, hasComma: (at: number) => boolean): number {
  for (let place = at; place > at - reach; place -= 1) if (hasComma(place)) return place
  return -1
}

const NO_TAILS = new Set(
  'including during according following regarding concerning being nothing something anything everything morning evening spring string bring'.split(
    ' ',
  ),
)

/** Participles that hang on behind a comma, with an adverb between at most (`, highlighting …`): the words from them on. */
export function participleTails(reading: Reading, { from, to }: ReadSentence): WordRange[] {
  const found: WordRange[] = []
  for (let at = from + 3; at < to - 1; at += 1) {
    if (!gapBefore(reading, at).startsWith(',')) continue
    const verb = reading.words[at]?.lower.endsWith('ly') ? at + 1 : at
    const word = reading.words[verb]
    if (verb < to && word !== undefined && isParticiple(word)) found.push({ from: at, to })
  }
  return found
}

function isParticiple({ lower }: Word): boolean {
  return lower.length >= 6 && lower.endsWith('ing') && !NO_TAILS.has(lower)
}

const ONLY = new Set(['just', 'only', 'merely', 'simply', 'about'])
const RESTART = new Set(["it's", "that's", "they're", "she's", "he's", "we're", "you're", 'it', 'this', 'that', 'they'])
const CONTRAST_REACH = 14

/**
 * What a thing is not, staged to say what it is: `It's not just bread; it's a journey`, in one sentence or in two. From the denial
 * to the word that starts again. `not only … but` is plain grammar, and what is denied without *just* may be news.
 */
export function stagedContrasts(reading: Reading, { from, to }: ReadSentence): WordRange[] {
  const { words } = reading
  const found: WordRange[] = []
  for (let at = from; at < to - 1; at += 1) {
    const lower = words[at]?.lower ?? ''
    if ((lower !== 'not' && !lower.endsWith("n't")) || !ONLY.has(words[at + 1]?.lower ?? '')) continue
    const restart = restartAfter(reading, at + 2)
    if (restart === -1) continue
    found.push({ from: at, to: restart + 1 })
    at = restart
  }
  return found
}

function restartAfter(reading: Reading, from: number): number {
  const end = Math.min(reading.words.length, from + CONTRAST_REACH)
  for (let at = from + 1; at < end; at += 1) {
    const gap = gapBefore(reading, at)
    if (gap.includes('\n')) return -1
    if (/[.;,:—–]/.test(gap) && RESTART.has(reading.words[at]?.lower ?? '')) return at
  }
  return -1
}

/** What is between a word and the one before it. */
export function gapBefore({ text, words }: Reading, at: number): string {
  return text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0)
}
