import { comparable } from './clean.ts'
import { type ContentLanguage, defaultLanguage } from './language.ts'
import { type Name, names } from './names.ts'
import { type NumberMention, numbers } from './numbers.ts'
import { originOf } from './plain-text.ts'
import { quotes } from './quotes.ts'
import { digitsOf, isRoundedFrom } from './rounding.ts'
import type { Span } from './span.ts'
import { stem } from './stems.ts'
import { isStopWord } from './stopwords.ts'
import { countWords, words } from './words.ts'

/** Something a sentence says that the passage does not: the span is in the sentence. */
export interface Unsupported extends Span {
  readonly kind: 'number' | 'date' | 'name' | 'quote'
  readonly words: string
}

/** Whether a passage carries a sentence, as far as code can tell. */
export interface Support {
  /** True when the quote is in the passage and nothing is `missing`. It does not say that the sense is the same. */
  readonly carried: boolean
  /** Where the quote is in the passage; null if it isn't, or none was given. */
  readonly quote: Span | null
  readonly missing: readonly Unsupported[]
}

/** What a sentence is checked against. */
export interface Evidence {
  readonly passage: string
  /** The words of the passage that the sentence rests on. */
  readonly quote?: string
  /** What else may name things: the source's title, the heading above the passage. Numbers are not looked for here. */
  readonly context?: string
  /** Of the passage, where it is not that of the sentence. */
  readonly language?: ContentLanguage
}

const SHORTEST_QUOTATION = 3

/**
 * Checks a written sentence against the passage it cites: the quote must be there word for word (white space and
 * the shape of quotation marks aside), and every number, date, name and quotation of the sentence must occur there.
 */
export function support(sentence: string, evidence: Evidence, language: ContentLanguage = defaultLanguage): Support {
  const quote = evidence.quote === undefined ? null : findQuote(evidence.passage, evidence.quote)
  const missing = [
    ...missingNumbers(sentence, evidence, language),
    ...missingNames(sentence, evidence, language),
    ...missingQuotations(sentence, evidence.passage),
  ].sort((a, b) => a.start - b.start)
  const quoteStands = evidence.quote === undefined || quote !== null
  return { carried: quoteStands && missing.length === 0, quote, missing }
}

/** Where a quote is in a passage, word for word, in the sense of `comparable`; null if it isn't there or is empty. */
export function findQuote(passage: string, quote: string): Span | null {
  const wanted = comparable(quote).text
  if (wanted === '') return null
  const within = comparable(passage)
  const start = within.text.indexOf(wanted)
  return start === -1 ? null : originOf(within, { start, end: start + wanted.length })
}

function missingNumbers(sentence: string, evidence: Evidence, language: ContentLanguage): Unsupported[] {
  const there = numbers(evidence.passage, evidence.language ?? language)
  return numbers(sentence, language)
    .filter((number) => !there.some((other) => saysSame(number, other) || isUnitUnsaid(number, other, there)))
    .map((number) => ({
      kind: number.kind === 'date' || number.kind === 'time' ? 'date' : 'number',
      start: number.start,
      end: number.end,
      words: sentence.slice(number.start, number.end),
    }))
}

/** Digits of a rounded figure from which on it is no chance that a more exact one rounds to it. */
const TELLING_DIGITS = 2

/** The same value, or the same rounded, and no two units that differ; of a date the sentence may tell less than the passage. */
function saysSame(claimed: NumberMention, known: NumberMention): boolean {
  if (claimed.key === known.key) return true
  if (known.kind === 'date') return isPartOfDate(claimed, known)
  if (claimed.kind === 'date' || claimed.key.startsWith('decade') || known.key.startsWith('decade')) return false
  if (claimed.value !== known.value && !isRounded(claimed, known)) return isCentsUnsaid(claimed, known)
  if (claimed.kind === 'ordinal' || known.kind === 'ordinal' || claimed.kind === 'time' || known.kind === 'time')
    return false
  if (claimed.unit === '°' && known.unit?.startsWith('°')) return true
  if (claimed.kind === 'money' && known.kind === 'money') return isSameCurrency(claimed, known)
  if (claimed.kind === known.kind && claimed.unit === known.unit) return true
  return claimed.unit === undefined && (claimed.kind === 'number' || claimed.kind === 'year')
}

/** `1,940 euros: 1,150 for rooms`: a figure without a unit, where others beside it have the one that is meant. */
function isUnitUnsaid(claimed: NumberMention, known: NumberMention, there: readonly NumberMention[]): boolean {
  if (claimed.unit === undefined || known.kind !== 'number' || known.unit !== undefined) return false
  if (claimed.value !== known.value || digitsOf(known.value) < TELLING_DIGITS) return false
  return there.some(({ kind, unit }) => kind === claimed.kind && unit === claimed.unit)
}

function isRounded(claimed: NumberMention, known: NumberMention): boolean {
  if (claimed.kind === 'year' || known.kind === 'year') return false
  return digitsOf(claimed.value) >= TELLING_DIGITS && isRoundedFrom(claimed.value, known.value)
}

/** `from 15 cents to 10`: the figure alone, where the passage says what it is of. */
function isCentsUnsaid(claimed: NumberMention, known: NumberMention): boolean {
  const isCents = known.kind === 'money' && known.unit === undefined
  return isCents && claimed.kind === 'number' && Number((known.value * 100).toPrecision(12)) === claimed.value
}

/** Cents don't say of which currency they are. */
function isSameCurrency(claimed: NumberMention, known: NumberMention): boolean {
  return claimed.unit === known.unit || claimed.unit === undefined || known.unit === undefined
}

function isPartOfDate(claimed: NumberMention, known: NumberMention): boolean {
  if (claimed.kind === 'date')
    return known.key.startsWith(`${claimed.key}-`) || known.key.endsWith(claimed.key.replace('date:-', ''))
  return claimed.kind === 'year' && claimed.value === known.value && claimed.key.startsWith('number')
}

function missingNames(sentence: string, evidence: Evidence, language: ContentLanguage): Unsupported[] {
  const there = wordsOf(`${evidence.passage}\n${evidence.context ?? ''}`, evidence.language ?? language)
  return names(sentence, language)
    .filter((name) => !isNamed(name, there, language))
    .map(({ start, end, name }) => ({ kind: 'name', start, end, words: name }))
}

interface WordsThere {
  readonly stems: ReadonlySet<string>
  /** First letters of all words in order, so that `WHO` is found in `World Health Organization`. */
  readonly initials: string
  /** Words with a capital, so that `Europe` is found in `European`. */
  readonly capitalized: readonly string[]
  /** Short forms without points, so that `United States` is found in `U.S.` */
  readonly acronyms: ReadonlySet<string>
}

function wordsOf(text: string, language: ContentLanguage): WordsThere {
  const stems = new Set<string>()
  const capitalized = new Set<string>()
  let initials = ''
  for (const span of words(text)) {
    const word = text.slice(span.start, span.end)
    if (!isStopWord(word, language)) initials += word.charAt(0)
    if (/^\p{Lu}/u.test(word)) capitalized.add(word)
    for (const part of word.split(/[-‑–]/)) stems.add(stem(part, language))
    stems.add(stem(word, language))
  }
  const acronyms = new Set((text.match(ACRONYM) ?? []).map((found) => found.replaceAll('.', '')))
  return { stems, initials, capitalized: [...capitalized], acronyms }
}

const ACRONYM = /(?<![\p{L}.])(?:(?:\p{Lu}\.){2,6}|\p{Lu}{2,6}(?!\p{L}))/gu

function isNamed({ name }: Name, there: WordsThere, language: ContentLanguage): boolean {
  const spans = words(name)
  const initials = spans.map(({ start }) => name.charAt(start)).join('')
  if (spans.length > 1 && there.acronyms.has(initials)) return true
  return spans.every((span) => {
    const word = name.slice(span.start, span.end)
    if (isStopWord(word, language) || there.stems.has(stem(word, language)) || isDerived(word, there)) return true
    if (/^\p{Lu}{2,6}$/u.test(word)) return there.initials.includes(word)
    return word.includes('-') && word.split('-').every((part) => there.stems.has(stem(part, language)))
  })
}

const SHORTEST_ROOT = 5

/** `Europe` and `European`, `Germany` and `German`: one is the other with an ending. */
function isDerived(word: string, { capitalized }: WordsThere): boolean {
  return capitalized.some(
    (other) =>
      Math.min(word.length, other.length) >= SHORTEST_ROOT && (other.startsWith(word) || word.startsWith(other)),
  )
}

/** Words in quotation marks are somebody's own: they must be in the passage as they are. */
function missingQuotations(sentence: string, passage: string): Unsupported[] {
  const found: Unsupported[] = []
  for (const { start, end, inner } of quotes(sentence)) {
    const said = sentence.slice(inner.start, inner.end).replace(/[.,!?;:…]+$/, '')
    if (countWords(said) < SHORTEST_QUOTATION || findQuote(passage, said) !== null) continue
    found.push({ kind: 'quote', start, end, words: sentence.slice(start, end) })
  }
  return found
}
