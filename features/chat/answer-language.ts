import {
  type ContentLanguage,
  countWords,
  guessLanguage,
  languageCode,
  languageOfPhrase,
} from '../../engines/text/index.ts'

/** Words from which an answer shows its language. */
const ENOUGH_WORDS = 20

/**
 * The language of an answer that is in another than its question, in the question's words (“German”). Null where both are the
 * same, where one of them doesn't tell, and where the question names that language: then it was asked for.
 */
export function strayLanguage(question: string, answer: string): string | null {
  const asked = languageOfQuestion(question)
  const written = countWords(answer) < ENOUGH_WORDS ? null : guessLanguage(answer)
  if (!asked || !written || languageCode(asked) === languageCode(written)) return null
  const names = [nameOf(written, asked), nameOf(written, written), nameOf(written, 'English-US')]
  const words = question.toLowerCase()
  return names.some((name) => words.includes(stemOf(name))) ? null : nameOf(written, 'English-US')
}

/** Both ways to tell must agree: a few words can look like those of a neighboring language. */
function languageOfQuestion(question: string): ContentLanguage | null {
  const guessed = guessLanguage(question)
  const phrased = languageOfPhrase(question)
  if (!guessed) return phrased
  const isEnglish = languageCode(guessed) === 'en'
  return phrased === guessed || (isEnglish && phrased === null) ? guessed : null
}

function nameOf(language: ContentLanguage, into: ContentLanguage): string {
  return new Intl.DisplayNames(languageCode(into), { type: 'language' }).of(languageCode(language)) ?? language
}

/** A name as it begins in any of its forms: deutsch, deutsche, deutschen. */
function stemOf(name: string): string {
  return name.toLowerCase().slice(0, 6)
}
