import { subjectsOf } from '../../../../engines/interlinking/index.ts'
import { type ContentLanguage, languageCode, type Page } from '../../../../engines/text/index.ts'
import { joinedKeyphrase } from './joined-keyphrase.ts'

const MOST_PHRASES = 5
/** Languages in which what a phrase is about stands at its end: `low-cost air sensors` are sensors. */
const HEAD_LAST: readonly string[] = ['en', 'de', 'nl']

/** Phrases that a text could be found by. What only begins a longer one of them (`low-cost`, `low-cost air`) is none. */
export function suggestedKeyphrases(read: { title: string; page: Page }, language: ContentLanguage): string[] {
  const phrases = subjectsOf(read, language).map(({ phrase }) => phrase)
  const begins = (phrase: string) =>
    phrases.some(
      (other) => /^[\s-]/.test(other.slice(phrase.length)) && sameWords(other.slice(0, phrase.length), phrase),
    )
  const isHeadLast = HEAD_LAST.includes(languageCode(language))
  const kept = phrases.filter((phrase) => !(isHeadLast && begins(phrase)) && !isTorn(phrase, phrases))
  return [...new Set(kept.map((phrase) => joinedKeyphrase(phrase, read, language)))].slice(0, MOST_PHRASES)
}

/** `cost air sensors` of `low-cost air sensors`. */
function isTorn(phrase: string, phrases: readonly string[]): boolean {
  return phrases.some((other) => other.toLowerCase().endsWith(`-${phrase.toLowerCase()}`))
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
