import {
  type ContentLanguage,
  countWords,
  defaultLanguage,
  isStopWord,
  languageCode,
  numbers,
  overlaps,
  textOf,
  words,
} from '../text/index.ts'
import { claimWords } from './lexicon/claim-words.ts'
import { pronouns } from './lexicon/cues.ts'
import { extentWords } from './lexicon/extent-words.ts'
import { isQuestion, needsSource } from './needs-source.ts'

/** What kind of statement a sentence is; only a claim is checked. */
export type StatementKind = 'claim' | 'opinion' | 'advice' | 'prediction' | 'question' | 'too-vague'

const LONGEST = 2_000
const FEWEST_CONTENT = 4
const LONGEST_FIGURE = 40
/** Who says all, none, always or never can be held to it by less. */
const FEWEST_OF_WHOLE = 2

/**
 * The kind of a sentence. A claim has something that can be looked up: a number, a date, a name, a rank, a quotation, a
 * finding, or at least four words of content that do not hang on a pronoun, two where it says all or never. What somebody found stays a claim though it
 * speaks of the future.
 */
export function statementKind(sentence: string, language: ContentLanguage = defaultLanguage): StatementKind {
  const text = sentence.slice(0, LONGEST)
  if (isQuestion(text)) return 'question'
  if (isBareFigure(text, language)) return 'too-vague'
  const need = needsSource(endsOpen(text) ? `${text.trimEnd()}.` : text, language)
  if (need.because === 'opinion' || need.because === 'advice') return need.because
  if (need.because === 'about-itself' || need.because === 'experience') return 'too-vague'
  const hasFinding = need.signals.some(({ kind }) => kind === 'study' || kind === 'quote')
  if (!hasFinding && speaksOfFuture(text, language)) return 'prediction'
  return need.needed || isConcrete(text, language) ? 'claim' : 'too-vague'
}

/** `240 MW`, `2 to 3`: the cell of a table says nothing without its row. */
function isBareFigure(text: string, language: ContentLanguage): boolean {
  const figures = numbers(text, language)
  if (figures.length === 0 || text.length > LONGEST_FIGURE) return false
  return words(text).every(
    (span) => figures.some((figure) => overlaps(figure, span)) || isStopWord(textOf(text, span), language),
  )
}

/** Without a full stop: a heading to `needsSource`, but a statement to whoever asks for its kind. */
function endsOpen(text: string): boolean {
  return countWords(text) > 0 && !/[.!…。！।]["'”’»)\]]*$/.test(text.trimEnd().slice(-24))
}

function speaksOfFuture(text: string, language: ContentLanguage): boolean {
  const pattern = claimWords[languageCode(language)].future
  pattern.lastIndex = 0
  return pattern.test((language === 'German' ? withoutPassive(text) : text).toLowerCase())
}

/** Clauses in which `wird` is no future but a passive (`wird zweimal gemäht`) lose it; `wird gebaut werden` is both. */
function withoutPassive(text: string): string {
  return text.replace(/[^,;:.]+/g, (clause) =>
    GERMAN_PARTICIPLE.test(clause) && !/(?:wird|werden)\s.*\swerden\s*$/.test(clause)
      ? clause.replace(/(?<!\p{L})(?:wird|werden)(?!\p{L})/gu, '')
      : clause,
  )
}

/** Of a passive; `gehen`, `geben`, and their like are infinitives that look the same. */
const GERMAN_PARTICIPLE =
  /(?<!\p{L})(?!(?:ge(?:hen|ben|lten|winnen|schehen|lingen|nießen|nehmigen|hören|fallen|raten|stalten|währen|langen|denken|brauchen|fährden|nesen))(?!\p{L}))(?:\p{Ll}{2,6})?ge\p{Ll}{2,}(?:t|en)(?!\p{L})|(?<!\p{L})(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,}t(?!\p{L})|(?<!\p{L})\p{Ll}+iert(?!\p{L})/u

function isConcrete(text: string, language: ContentLanguage): boolean {
  const spoken = words(text).map((span) => textOf(text, span).toLowerCase())
  if (language.startsWith('English') && pronouns.has(spoken[0] ?? '')) return false
  const content = spoken.filter((word) => !isStopWord(word, language)).length
  return content >= FEWEST_CONTENT || (content >= FEWEST_OF_WHOLE && spoken.some(wholeWords(language)))
}

function wholeWords(language: ContentLanguage): (word: string) => boolean {
  const { many = '', often = '' } = extentWords[languageCode(language)]?.whole ?? {}
  return (word) => ` ${many} ${often} `.includes(` ${word} `)
}
