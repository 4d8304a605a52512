import type { Span } from '../text/index.ts'
import { hasLatin, latinTwin } from './look-alikes.ts'

/** A word as it is compared, and where it is; in scripts without spaces, one character. */
export interface Token extends Span {
  /** Lower case, without accents, invisible characters and letters that only look Latin. */
  readonly key: string
  /** In words: 1, and one half for a character of a script without spaces. */
  readonly weight: number
}

/** How much of a word a character of a script without spaces is, on the average. */
const CHARACTER_WEIGHT = 0.5

const RUN = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu
const PLAIN = /^[A-Za-z0-9]+$/
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u

/**
 * The words of a text in the form in which copies are looked for: case, accents, punctuation, hyphens, invisible
 * characters and look-alike letters make no difference. Spans are those of the words as written.
 */
export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  for (const match of text.matchAll(RUN)) {
    const [run] = match
    if (PLAIN.test(run)) {
      found.push({ key: run.toLowerCase(), start: match.index, end: match.index + run.length, weight: 1 })
    } else if (UNSPACED.test(run)) putCharacters(run, match.index, found)
    else putWord(run, match.index, found)
  }
  return found
}

function putWord(run: string, at: number, into: Token[]): void {
  const key = folded(run)
  if (key === '') return
  const lead = run.length - run.replace(/^\p{Cf}+/u, '').length
  const tail = run.length - run.replace(/\p{Cf}+$/u, '').length
  into.push({ key, start: at + lead, end: at + run.length - tail, weight: 1 })
}

/** Characters of scripts without spaces one by one, what is between them in other scripts whole. */
function putCharacters(run: string, at: number, into: Token[]): void {
  let other = at
  let place = at
  const close = () => {
    if (other < place) putWord(run.slice(other - at, place - at), other, into)
  }
  for (const char of run) {
    if (UNSPACED.test(char)) {
      close()
      into.push({ key: char.normalize('NFKC'), start: place, end: place + char.length, weight: CHARACTER_WEIGHT })
      other = place + char.length
    }
    place += char.length
  }
  close()
}

/** Marks on letters that writers leave out at will, tatweel, and what is invisible. */
const ACCENTS = /[\p{Script=Inherited}[\p{Script=Hebrew}&&\p{M}]\u0640\p{Cf}]/gv
const letters: ReadonlyMap<string, string> = new Map(
  ['ßss', 'æae', 'œoe', 'øo', 'łl', 'đd', 'ıi'].map((pair) => [pair.charAt(0), pair.slice(1)] as const),
)

const known = new Map<string, string>()
const KNOWN_LIMIT = 20_000

/** Remembers what it did, as folding is dear and words come again. */
function folded(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const key = fold(word)
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(word, key)
  return key
}

function fold(word: string): string {
  const bare = word.normalize('NFKD').replace(ACCENTS, '')
  const chars = [...bare]
  const isDisguised = hasLatin(bare) || chars.every((char) => latinTwin(char) !== undefined)
  return chars
    .map((char) => (isDisguised ? (latinTwin(char) ?? char) : char).toLowerCase())
    .map((char) => letters.get(char) ?? char)
    .join('')
}

/** How many words the tokens from `start` to `end` are. */
export function weightOf(tokens: readonly Token[], start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at += 1) sum += tokens[at]?.weight ?? 0
  return sum
}
