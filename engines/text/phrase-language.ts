import { type ContentLanguage, contentLanguages } from './language.ts'
import { isStopWord } from './stopwords.ts'
import { words } from './words.ts'

/** Signs of a language in a few words; one may be a foreign name (`São Paulo on a budget`). */
const LEAST_SIGNS = 2

/**
 * The language of a few words, such as a topic, or null where they do not tell, or where they are English: too short for
 * shares of common words, so it counts small words, letters, and endings that English does not have.
 */
export function languageOfPhrase(phrase: string): ContentLanguage | null {
  const found = words(phrase).map(({ start, end }) => phrase.slice(start, end).toLowerCase())
  const english = found.filter((word) => isStopWord(word, 'English-US')).length
  const ranked = contentLanguages
    .filter((language) => !language.startsWith('English'))
    .map((language) => ({ language, signs: signsOf(found, language) }))
    .toSorted((a, b) => b.signs - a.signs)
  const [best, next] = ranked
  if (!best || best.signs < LEAST_SIGNS || best.signs <= english || best.signs === next?.signs) return null
  return best.language
}

function signsOf(found: readonly string[], language: ContentLanguage): number {
  const small = found.filter((word) => isStopWord(word, language) && !isStopWord(word, 'English-US')).length
  const spelled = found.filter((word) => LETTERS[language]?.test(word)).length
  const ended = found.filter((word) => ENDINGS[language]?.test(word)).length
  return small + spelled + ended
}

/** Letters of a language that English has only in foreign words. */
const LETTERS: Partial<Record<ContentLanguage, RegExp>> = {
  Spanish: /[áéíóúñ]/,
  French: /[àâçéèêëîïôœùû]/,
  Italian: /[àèéìòù]/,
  Portuguese: /[áâãàçéêíóôõú]/,
  German: /[äöüß]/,
  Polish: /[ąćęłńóśźż]/,
  Turkish: /[çğıöşü]/,
  Vietnamese: /[ăâđêôơư\u1ea0-\u1ef9]/,
}

/** Endings that are common in a language and rare in the others. */
const ENDINGS: Partial<Record<ContentLanguage, RegExp>> = {
  Spanish: /(?:ción|ciones|idad|idades)$/,
  French: /(?:eux|euse|euses|aux|ité|ités)$/,
  Italian: /(?:zione|zioni|ità|aggio|aggi)$/,
  Dutch: /(?:heid|heden|lijk|lijke|tje|tjes)$/,
  Portuguese: /(?:ção|ções|dade|dades)$/,
  German: /(?:ungs?|ungen|keit|keiten|heit|heiten|schaft|schaften|lich|liche[nmrs]?|ische[nmrs]?)$/,
  Polish: /(?:ość|ości|anie|enie|cji|ych)$/,
  Turkish: /(?:lar|ler|ları|leri|lık|lik)$/,
}
