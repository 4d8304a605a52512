import { type ContentLanguage, isStopWord } from '../text/index.ts'
import type { Excerpt } from './page.ts'
import type { Sentence } from './sentence.ts'

/** A number with the word it counts: `240 megawatts`. */
export function figurePhrases({ passage, bare }: Sentence, language: ContentLanguage): Excerpt[] {
  const text = passage.text.slice(bare.start, bare.end)
  const counted = language === 'German' ? GERMAN_NOUN : NOUN
  return [...text.matchAll(counted)]
    .filter((match) => Number.parseFloat(match[0].replace(',', '.')) > 1)
    .filter((match) => !TIME.test(match[0]) && endsPhrase(text.slice(match.index + match[0].length), language))
    .filter(
      ([phrase]) => !/\s(?:\p{L}+ing|and|und|y|et|e|en|i|to|bis|of|in|per|with|each|for|from|by|or)$/u.test(phrase),
    )
    .slice(0, 2)
    .map((match) => ({
      passageId: passage.id,
      quote: match[0],
      quoteStart: bare.start + match.index,
      quoteEnd: bare.start + match.index + match[0].length,
    }))
}

/** A number and a small word behind it; German writes what is counted large. */
const NOUN = /(?<![\p{L}\p{N}.,-])\d{1,3}(?:[.,]\d+)*\s\p{Ll}{3,14}s?(?![\p{L}-])/gu
const GERMAN_NOUN = /(?<![\p{L}\p{N}.,-])\d{1,3}(?:[.,]\d+)*\s\p{Lu}\p{Ll}{2,16}(?![\p{L}-])/gu

/** `22 launch titles` does not count launches. */
function endsPhrase(behind: string, language: ContentLanguage): boolean {
  const next = /^\s([\p{L}'’-]+)/u.exec(behind)?.[1]
  return next === undefined || isStopWord(next, language)
}

/** Spans of time and bare multiples make no headline. */
const TIME =
  /\s(?:times|years?|months?|weeks?|days?|hours?|minutes?|seconds?|Jahren?|Monaten?|Wochen|Tagen?|Stunden|Minuten|años|meses|semanas|días|horas|minutos|ans|années|mois|semaines|jours|heures|anni|mesi|settimane|giorni|ore|minuti|jaar|maanden|weken|dagen|uur|anos|dias|lat|miesięcy|dni|godzin|yıl|ay|gün|saat|năm|tháng|ngày|giờ)$/iu
