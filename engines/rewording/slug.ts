import { foldedWords, vocabularyOf } from '../digest/index.ts'
import { type ContentLanguage, isStopWord } from '../text/index.ts'

const LONGEST = 60
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/**
 * The last part of an address for a title: small words in ASCII joined by hyphens, at most 60 characters, without stop
 * words where enough is left. Scripts without a Latin form keep their letters. `text` when nothing can be kept.
 */
export function slugOf(title: string, language: ContentLanguage): string {
  const words = foldedWords(title, language).flatMap((word) => partsOf(word, language))
  const all = slugWords(words, language)
  const telling = slugWords(
    words.filter((word) => !isStopWord(word, language)),
    language,
  )
  return joinedWithin(telling.length >= 2 ? telling : all) || 'text'
}

/** `front-loader` is two words of an address; of `s'agit` the small one goes, where a language joins them so. */
function partsOf(word: string, language: ContentLanguage): string[] {
  const whole = vocabularyOf(language).pack.elides ? word.replace(/^(?:\p{L}|qu)['’](?=\p{L}{2})/u, '') : word
  return whole.split(/[-‐‑–]+/u)
}

/** Each word once. */
function slugWords(words: readonly string[], language: ContentLanguage): string[] {
  return [...new Set(words.map((word) => asciiOf(word, language)))].filter((word) => word !== '')
}

function asciiOf(word: string, language: ContentLanguage): string {
  const letters = { ...LETTERS, ...vocabularyOf(language).pack.ascii }
  const plain = [...word].map((letter) => letters[letter] ?? letter).join('')
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return bare.replace(/[^\p{L}\p{N}]+/gu, '')
}

function joinedWithin(words: readonly string[]): string {
  let slug = ''
  for (const word of words) {
    const next = slug === '' ? word : `${slug}-${word}`
    if ([...next].length > LONGEST) break
    slug = next
  }
  return slug === '' ? [...(words[0] ?? '')].slice(0, LONGEST).join('') : slug
}
