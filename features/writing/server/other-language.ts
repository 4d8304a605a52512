import {
  type ContentLanguage,
  contentLanguages,
  guessLanguage,
  isStopWord,
  type LanguageCode,
  languageCode,
  spanishOrPortuguese,
  textOf,
  words,
} from '../../../engines/text/index.ts'

/** Words from which the share of common words shows the language of a text. */
export const ENOUGH_WORDS = 40
/** So many words in another script are more than a name. */
const WORDS_IN_SCRIPT = 6
const MOST_OF_LETTERS = 0.6
/** In fewer words than enough: so many of them, so many common ones that no other language has, and so many different ones. */
const FEWEST_WORDS = 8
const TELLING_WORDS = 4
const DIFFERENT_TELLING_WORDS = 3
const SHARE_OF_TELLING = 0.2
/** Words whose languages are remembered. */
const MOST_REMEMBERED = 5_000

/**
 * Whether a text is in another language than asked for; false where that is not certain: in a few words it takes another script, or
 * several common words of one language and none of its own. Names and brands have neither. Spanish and Portuguese share most of those, and are told apart by what only one of them has. Two kinds of English are one language
 * here. All languages that we write have Latin letters.
 */
export function isOtherLanguage(text: string, language: ContentLanguage): boolean {
  const found = words(text)
  if (found.length >= WORDS_IN_SCRIPT && isOtherScript(text)) return true
  if (isOtherOfTwo(text, language)) return true
  if (found.length >= ENOUGH_WORDS) {
    const guessed = guessLanguage(text)
    return guessed !== null && languageCode(guessed) !== languageCode(language)
  }
  return (
    found.length >= FEWEST_WORDS &&
    showsAnother(
      found.map((word) => textOf(text, word).toLowerCase()),
      language,
    )
  )
}

function isOtherOfTwo(text: string, language: ContentLanguage): boolean {
  const asked = languageCode(language)
  if (asked !== 'es' && asked !== 'pt') return false
  const found = spanishOrPortuguese(text)
  return found !== null && found !== asked
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters - latin > MOST_OF_LETTERS * letters
}

function showsAnother(found: readonly string[], language: ContentLanguage): boolean {
  const own = languageCode(language)
  const telling = new Map<LanguageCode, string[]>()
  for (const word of found) {
    const only = onlyLanguageOf(word)
    if (only === own) return false
    if (only) telling.set(only, [...(telling.get(only) ?? []), word])
  }
  return [...telling.values()].some(
    (some) =>
      some.length >= TELLING_WORDS &&
      some.length >= SHARE_OF_TELLING * found.length &&
      new Set(some).size >= DIFFERENT_TELLING_WORDS,
  )
}

/** Whether a word is common in one of our languages, and in no other. */
export function isTelling(word: string, language: ContentLanguage): boolean {
  return onlyLanguageOf(word) === languageCode(language)
}

const remembered = new Map<string, LanguageCode | null>()

function onlyLanguageOf(word: string): LanguageCode | null {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const [first, ...others] = new Set(
    contentLanguages.filter((one) => isStopWord(word, one)).map((one) => languageCode(one)),
  )
  const only = first !== undefined && others.length === 0 ? first : null
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, only)
  return only
}
