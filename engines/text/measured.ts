import { type ContentLanguage, defaultLanguage, type LanguageCode, languageCode } from './language.ts'
import { textOf } from './span.ts'
import { folded, isStopWord } from './stopwords.ts'
import { words } from './words.ts'

/** Only the beginning of a text is looked at. */
const LOOKED_AT = 8_000
const MOST_WORDS = 400

/** Letters besides a to z that words of a language have, those of common loans too. */
const ownLetters: Readonly<Record<LanguageCode, string>> = {
  en: 'éèêçïôöü',
  de: 'äöüßéèàç',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñ',
  it: 'àèéìíîòóùú',
  pt: 'áâãàçéêíóôõúü',
  nl: 'äëïöüéèêáóí',
  pl: 'ąćęłńóśźżé',
  tr: 'çğıöşüâîûi̇',
  vi: '',
}

/** From so many words on a text shows by its letters, and by its small words, which language it is not in. */
const ENOUGH_FOR_LETTERS = 8
const ENOUGH_FOR_STOP_WORDS = 24
const MOST_FOREIGN = 0.25
/* Running text of these languages has two to six small words in ten; headlines and lists have fewer, other languages
 * share one in twenty by chance. Polish and Turkish do with few, so there the letters alone tell. */
const FEWEST_STOP_WORDS = 0.08
const RICH_IN_STOP_WORDS: ReadonlySet<LanguageCode> = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])

/**
 * Whether the rules of a language read a text at all: most of its letters are Latin ones of that language, and a longer
 * text has some of its small words. Where not, “nothing was found” says nothing: show “not measured in this language”.
 * Languages with much in common (Catalan and Spanish) are not told apart.
 */
export function isMeasured(text: string, language: ContentLanguage = defaultLanguage): boolean {
  const start = text.slice(0, LOOKED_AT)
  if (!isMostlyLatin(start)) return false
  const code = languageCode(language)
  const list = words(start)
    .map((span) => folded(textOf(start, span), language))
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MOST_WORDS)
  if (list.length < ENOUGH_FOR_LETTERS) return true
  const shareOf = (test: (word: string) => boolean) => list.filter(test).length / list.length
  if (code !== 'vi' && shareOf((word) => hasForeignLetter(word, code)) > MOST_FOREIGN) return false
  return (
    list.length < ENOUGH_FOR_STOP_WORDS ||
    !RICH_IN_STOP_WORDS.has(code) ||
    shareOf((word) => isStopWord(word, language)) >= FEWEST_STOP_WORDS
  )
}

/** Whether at least half of the letters are Latin ones. Texts without letters, such as figures alone, are read by every language. */
export function isMostlyLatin(text: string): boolean {
  let [latin, other] = [0, 0]
  for (const letter of text) {
    if (/\p{Script=Latin}/u.test(letter)) latin += 1
    else if (/\p{L}/u.test(letter)) other += 1
  }
  return other <= latin
}

function hasForeignLetter(word: string, code: LanguageCode): boolean {
  const own = ownLetters[code]
  for (const letter of word) if (/[^\p{ASCII}\p{P}\p{M}]/u.test(letter) && !own.includes(letter)) return true
  return false
}
