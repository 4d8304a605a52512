import { type ContentLanguage, folded, languageCode, type Span, stem, words } from '../text/index.ts'

/** A word, or a mark that parts phrases, of a text or title. */
export interface LinkToken extends Span {
  /** What titles and texts are compared by: lower case, without accents; the mark itself for marks. */
  readonly key: string
  /** The key in the singular, as far as the language's rules know it. */
  readonly single: string
  readonly isWord: boolean
  readonly isLarge: boolean
  /** Written in capitals, but for a plural's s: `POWs`. */
  readonly isCapitals: boolean
}

/**
 * The tokens of a stretch of text. Hyphens, apostrophes and quotation marks are passed over (`Sub-Lieutenant` is `Sub
 * Lieutenant`), other marks are tokens, so that no phrase runs across a comma that its title has not.
 */
export function linkTokens(text: string, span: Span, language: ContentLanguage): LinkToken[] {
  const inside = text.slice(span.start, span.end)
  const found: LinkToken[] = []
  let last = 0
  const spans = words(inside)
  for (let index = 0; index <= spans.length; index += 1) {
    const word = spans[index]
    addMarks(inside, last, word?.start ?? inside.length, span.start, found)
    if (word === undefined) break
    for (const part of partsOf(inside, word)) found.push(tokenOf(inside, part, span.start, language))
    last = word.end
  }
  return found
}

function addMarks(text: string, from: number, to: number, offset: number, into: LinkToken[]): void {
  for (let at = from; at < to; at += 1) {
    const mark = text.charAt(at)
    if (soft.has(mark)) continue
    const place = { start: offset + at, end: offset + at + 1 }
    into.push({
      ...place,
      key: mark === '\n' || mark === '\t' ? '.' : mark,
      single: mark,
      isWord: false,
      isLarge: false,
      isCapitals: false,
    })
  }
}

const soft = new Set(` -‐‑–'’‘"“”„«»\u00a0\u00ad\u200b`)

/** The parts of a word between hyphens, without the `'s` of the owner. */
function partsOf(text: string, word: Span): Span[] {
  const parts: Span[] = []
  let start = word.start
  for (let at = word.start; at <= word.end; at += 1) {
    if (at < word.end && !'-‐‑'.includes(text.charAt(at))) continue
    if (at > start) parts.push({ start, end: withoutOwner(text, start, at) })
    start = at + 1
  }
  return parts
}

function withoutOwner(text: string, start: number, end: number): number {
  const tail = text.slice(Math.max(start, end - 2), end)
  return end - start > 2 && (tail === "'s" || tail === '’s') ? end - 2 : end
}

function tokenOf(text: string, part: Span, offset: number, language: ContentLanguage): LinkToken {
  return { start: offset + part.start, end: offset + part.end, ...wordOf(text.slice(part.start, part.end), language) }
}

type Word = Omit<LinkToken, keyof Span>

const MOST_WORDS = 50_000
const known = new Map<ContentLanguage, Map<string, Word>>()

/** What is the same about a word wherever it stands: looked up, since texts and titles share most of their words. */
function wordOf(word: string, language: ContentLanguage): Word {
  const ofLanguage = known.get(language) ?? new Map<string, Word>()
  known.set(language, ofLanguage)
  const found = ofLanguage.get(word)
  if (found !== undefined) return found
  if (ofLanguage.size >= MOST_WORDS) ofLanguage.clear()
  const key = withoutAccents(folded(word, language))
  const made = {
    key,
    single: singleOf(key, language),
    isWord: true,
    isLarge: /^\p{Lu}/u.test(word),
    isCapitals: /^\p{Lu}{2,}s?$/u.test(word),
  }
  ofLanguage.set(word, made)
  return made
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

const LONGEST_WORD = 40

/** English by its plural rules; other languages by their light stems, which take off number and gender. */
function singleOf(key: string, language: ContentLanguage): string {
  if (key.length < 3 || key.length > LONGEST_WORD) return key
  if (languageCode(language) !== 'en') return stem(key, language)
  if (/(?:ss|us|is)$/.test(key)) return key
  if (/[^aeiou]ies$/.test(key) && key.length > 4) return `${key.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/.test(key)) return key.slice(0, -2)
  return key.endsWith('s') ? key.slice(0, -1) : key
}
