import { folded, words } from '../../../../engines/text/index.ts'

/** Different words of one document that can be searched; a tsvector has room for a megabyte. */
const MAX_WORDS = 20_000
const MAX_WORD_LENGTH = 60

/** The words of a title and those of the text that are not in it. */
interface SearchWords {
  title: string[]
  text: string[]
}

/** The different words of title and text as they are searched: without case or accents, compounds whole and in parts. */
export function searchWordsOf(title: string, text: string): SearchWords {
  const inTitle = distinct(title, new Set())
  return { title: [...inTitle], text: [...distinct(text, inTitle)].filter((word) => !inTitle.has(word)) }
}

function distinct(text: string, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const { start, end } of words(text)) {
    const written = text.slice(start, end)
    if (seen.has(written)) continue
    seen.add(written)
    for (const word of forms(written)) {
      if (!known.has(word)) found.add(word)
    }
    if (found.size >= MAX_WORDS) break
  }
  return found
}

/** Letters that aren't accented letters and yet are typed without their marks. */
const plainLetters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/** A word as it is searched: lower case, without accents or Arabic vowel signs, at most 60 characters. */
export function searchForm(word: string): string {
  const bare = folded(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC')
  return bare
    .replace(/[ßøłđıæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .slice(0, MAX_WORD_LENGTH)
    .toWellFormed()
}

function forms(word: string): string[] {
  const whole = searchForm(word)
  const parts = whole.split(/[-‐‑_'’]/).filter((part) => part.length > 1)
  return parts.length > 1 ? [whole, ...parts] : [whole]
}

/** The tsvector of one document as text: its words, and the owner and title words as words that no text can hold. */
export function searchVectorOf(ownerId: string, title: string, text: string): string {
  const found = searchWordsOf(title, text)
  return [ownerWord(ownerId), ...found.title.map(titleWord), ...found.title, ...found.text].map(lexeme).join(' ')
}

/**
 * The tsquery for what somebody typed: all words, the last one also as a beginning (it may not be typed to its end).
 * Null when it has no words.
 */
export function searchQueryOf(ownerId: string, typed: string): string | null {
  return queryOf(ownerId, typed, (word) => word)
}

/** The same, for words that are in a title. */
export function titleQueryOf(ownerId: string, typed: string): string | null {
  return queryOf(ownerId, typed, titleWord)
}

function queryOf(ownerId: string, typed: string, wordAs: (word: string) => string): string | null {
  const terms = words(typed).map(({ start, end }) => searchForm(typed.slice(start, end)))
  if (terms.length === 0) return null
  const isOpen = !/\s$/.test(typed)
  const parts = terms
    .slice(0, 12)
    .map((term, index, all) => lexeme(wordAs(term)) + (isOpen && index === all.length - 1 ? ':*' : ''))
  return [lexeme(ownerWord(ownerId)), ...parts].join(' & ')
}

/** Beginnings of words that a hit may have, for showing it. */
export function hitsOf(typed: string): string[] {
  return words(typed).map(({ start, end }) => searchForm(typed.slice(start, end)))
}

function ownerWord(ownerId: string): string {
  return `owner:${ownerId}`
}

/** The index does not know where a word stands, so a title's word is a word of its own. */
function titleWord(word: string): string {
  return `title:${word}`
}

/** A word quoted for tsvector and tsquery. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, (sign) => sign + sign)}'`
}
