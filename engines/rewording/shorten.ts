import { capitalised } from '../digest/index.ts'
import { type ContentLanguage, countWords, type LanguageCode, languageCode } from '../text/index.ts'
import { asText, extracted } from './extract.ts'
import { keepsMeaning } from './meaning-lock.ts'
import { outsideQuotes, wordsToCompare } from './wording-moves.ts'

/** How short a text is to be. */
export interface ShortenOptions {
  readonly language: ContentLanguage
  /** The share of its words to keep, 0.2 to 0.9; by default about 0.6, other shares for other variants. */
  readonly share?: number
  readonly variant?: number
}

/** The writer's own text with what says least left out: whole sentences, then brackets and fillers. Order stays. */
export function shorten(text: string, { language, variant = 0, ...options }: ShortenOptions): string {
  const share = Math.min(0.9, Math.max(0.2, options.share ?? [0.6, 0.75, 0.45][variant % 3] ?? 0.6))
  const kept = extracted(text, { language, variant, words: share * countWords(text) })
  return asText(kept.map((sentence) => ({ ...sentence, text: leaner(sentence.text, language) })))
}

/** Words at the start and inside of a sentence that can go from it. */
const FILLERS: Readonly<Partial<Record<LanguageCode, readonly RegExp[]>>> = {
  en: [
    /^(?:It is (?:important|worth|interesting) (?:to note|noting|to mention) that|Please note that|As (?:mentioned|noted) (?:above|before|earlier),|Generally speaking,) /u,
    /(?<![\p{L}])(?:very|really|actually|basically|simply|quite|of course|in fact|needless to say),? (?=\p{L})/giu,
  ],
}

/** Without brackets, fillers and long-winded words, as far as the sense stays. */
function leaner(text: string, language: ContentLanguage): string {
  const fillers = FILLERS[languageCode(language)] ?? []
  const steps: ((words: string) => string)[] = [
    (words) => outsideQuotes(words, (part) => part.replace(/\s*\([^()\d]{1,80}\)/gu, '')),
    (words) => outsideQuotes(words, (part) => fillers.reduce((left, filler) => left.replace(filler, ''), part)),
    (words) => wordsToCompare(words, 'plain', language),
  ]
  return steps.reduce((words, step) => {
    const next = capitalised(step(words).replace(/\s+/gu, ' ').trim(), language)
    return next !== '' && next.length <= words.length && keepsMeaning(words, next, language) ? next : words
  }, text)
}
