import { type ContentLanguage, isStopWord } from '../text/index.ts'
import { foldedWords } from './content-terms.ts'

const LONGEST = 60
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
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
  const all = foldedWords(title, language)
    .map((word) => asciiOf(word, language))
    .filter((word) => word !== '')
  const telling = foldedWords(title, language)
    .filter((word) => !isStopWord(word, language))
    .map((word) => asciiOf(word, language))
  const kept = telling.filter((word) => word !== '')
  return joinedWithin(kept.length >= 2 ? kept : all) || 'text'
}

function asciiOf(word: string, language: ContentLanguage): string {
  const isGerman = language === 'German'
  const plain = [...word]
    .map((letter) => (isGerman || !'äöü'.includes(letter) ? (LETTERS[letter] ?? letter) : letter))
    .join('')
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
