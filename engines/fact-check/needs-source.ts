import {
  type ContentLanguage,
  countWords,
  defaultLanguage,
  folded,
  isStopWord,
  languageCode,
  names,
  numbers,
  quotes,
  type Span,
  words,
} from '../text/index.ts'
import { aboutItself } from './lexicon/about-itself.ts'
import { claimWords, clearImperatives, imperativeVerbs } from './lexicon/claim-words.ts'
import { ownExperience } from './own-experience.ts'

/** What in a sentence a reader would want a source for. Spans are in the sentence. */
export interface ClaimSignal extends Span {
  readonly kind: 'number' | 'date' | 'name' | 'superlative' | 'quote' | 'study'
}

/** Whether a sentence is a statement of fact that should show where it came from. */
export interface SourceNeed {
  readonly needed: boolean
  /** `facts` when needed, otherwise why not. */
  readonly because:
    | 'facts'
    | 'nothing-to-check'
    | 'question'
    | 'opinion'
    | 'heading'
    | 'advice'
    | 'about-itself'
    | 'experience'
  /** Empty unless needed. */
  readonly signals: readonly ClaimSignal[]
}

const LONGEST_HEADING = 12
const SHORTEST_QUOTATION = 3
const LONGEST_CHECKED = 2_000

/**
 * Decides whether a sentence needs a source: it states something with numbers, dates, names, ranks, quoted words or
 * findings. Questions, opinions, headings, advice, what a text says of itself, and what its writer felt or did do not, unless they report
 * what somebody found.
 */
export function needsSource(sentence: string, language: ContentLanguage = defaultLanguage): SourceNeed {
  const text = sentence.trim()
  const lead = sentence.length - sentence.trimStart().length
  if (isQuestion(text)) return notNeeded('question')
  if (isHeading(text)) return notNeeded('heading')
  const lower = lowered(text.slice(0, LONGEST_CHECKED), language)
  if (aboutItself[languageCode(language)].test(lower)) return notNeeded('about-itself')
  const lexicon = claimWords[languageCode(language)]
  const own = ownExperience(text.slice(0, LONGEST_CHECKED), language)
  const signals = signalsOf(text, lower, language)
    .filter((signal) => !isOwn(signal, text, own.stretches))
    .map((signal) => shifted(signal, lead))
  if (!signals.some((signal) => signal.kind === 'study')) {
    if (isAdvice(text, lower, lexicon.advice, language)) return notNeeded('advice')
    if (has(lexicon.opinion, lower)) return notNeeded('opinion')
    if (lexicon.praise && has(lexicon.praise, lower) && !signals.some(isFigure)) return notNeeded('opinion')
  }
  if (signals.length > 0) return { needed: true, because: 'facts', signals }
  return notNeeded(own.isAll ? 'experience' : 'nothing-to-check')
}

/** Whether a figure or name is part of what only the writer can know. A finding, somebody's words, and sums of a budget's size are not. */
function isOwn({ kind, start, end }: ClaimSignal, text: string, stretches: readonly Span[]): boolean {
  if (kind === 'study' || kind === 'quote' || (kind === 'number' && LARGE.test(text.slice(start, end)))) return false
  return stretches.some((one) => one.start <= start && end <= one.end)
}

const LARGE = /%|\d[\d.,\s]{3,}\d|\d{4}|(?:m|b|tr)ill|mill?i|mrd|mio/iu

/** What can be looked up whatever is thought of the matter; a name alone is only what the opinion is about. */
function isFigure({ kind }: ClaimSignal): boolean {
  return kind === 'number' || kind === 'date' || kind === 'quote'
}

/** Lower case of the same length: the dotted capital I is the one letter that would grow. */
function lowered(text: string, language: ContentLanguage): string {
  return language === 'Turkish' ? text.toLocaleLowerCase('tr') : text.replaceAll('İ', 'i').toLowerCase()
}

/** Whether a sentence ends in a question mark of any script. */
export function isQuestion(sentence: string): boolean {
  return /[?？؟]["'”’»)\]]*$/.test(sentence.trimEnd().slice(-8))
}

function notNeeded(because: Exclude<SourceNeed['because'], 'facts'>): SourceNeed {
  return { needed: false, because, signals: [] }
}

function shifted(signal: ClaimSignal, by: number): ClaimSignal {
  return { ...signal, start: signal.start + by, end: signal.end + by }
}

/** A few words without a full stop. */
function isHeading(text: string): boolean {
  return !/[.!…。！।]["'”’»)\]]*(?:\[\d{1,3}\])*$/.test(text.slice(-24)) && countWords(text) <= LONGEST_HEADING
}

function isAdvice(text: string, lower: string, advice: RegExp, language: ContentLanguage): boolean {
  if (has(advice, lower)) return true
  if (!language.startsWith('English')) return false
  const spans = words(text.slice(0, 200))
  const wordAt = (index: number) => folded(text.slice(spans[index]?.start ?? 0, spans[index]?.end ?? 0), language)
  const first = leadIns.has(wordAt(0)) ? 1 : 0
  if (clearImperatives.has(wordAt(first))) return true
  return (
    imperativeVerbs.has(wordAt(first)) &&
    isStopWord(wordAt(first + 1), language) &&
    !/^(?:of|is|are|was|were|has|had)$/.test(wordAt(first + 1))
  )
}

const leadIns = new Set(['please', 'then', 'first', 'next', 'finally', 'also', 'instead', 'always', 'simply', 'just'])

function signalsOf(text: string, lower: string, language: ContentLanguage): ClaimSignal[] {
  const { study, superlative } = claimWords[languageCode(language)]
  return [
    ...numbers(text, language)
      .filter((number) => !isSmallTalk(text.slice(number.start, number.end)))
      .map(
        ({ kind, start, end }) =>
          ({ kind: kind === 'date' || kind === 'year' ? 'date' : 'number', start, end }) as const,
      ),
    ...names(text, language).map(({ start, end }) => ({ kind: 'name', start, end }) as const),
    ...quotes(text)
      .filter(({ inner }) => countWords(text.slice(inner.start, inner.end)) >= SHORTEST_QUOTATION)
      .map(({ start, end }) => ({ kind: 'quote', start, end }) as const),
    ...spansOf(study, lower).map((span) => ({ kind: 'study', ...span }) as const),
    ...spansOf(superlative, lower).map((span) => ({ kind: 'superlative', ...span }) as const),
  ].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** `two`, `three`: small numbers in words, as in `two ways`, are no figures. */
function isSmallTalk(words: string): boolean {
  return !/\d/.test(words) && !/[ -]/.test(words)
}

function spansOf(pattern: RegExp, lower: string): Span[] {
  return [...lower.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function has(pattern: RegExp, lower: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(lower)
}
