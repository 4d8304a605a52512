import { type ContentLanguage, folded, isStopWord, type Span, sentences, stem, textOf, words } from '../text/index.ts'
import { breaksPhrase, cannotEndPhrase } from './english.ts'
import { endsAsVerb } from './verb-endings.ts'

/** A phrase that may be a keyphrase, with all that its weight depends on. */
export interface Candidate {
  /** Stems joined by blanks. */
  readonly key: string
  /** Stems of its words that say something, in order. */
  readonly stems: readonly string[]
  /** How often each way of writing it occurs. */
  readonly forms: Map<string, number>
  count: number
  /** How often it stands by itself, not inside a longer run. */
  alone: number
  /** The place of its first word among all words of the text, from 0. */
  readonly first: number
}

/** What is known of a stem in a text. */
export interface WordFacts {
  count: number
  /** The word as first met, lower case. */
  readonly word: string
  /** Whether it stands large within a sentence. */
  isName: boolean
  /** Whether it stands small somewhere. */
  isSmall: boolean
  /** Whether it is written in capitals somewhere: `TEM`. */
  isAcronym: boolean
}

/** All phrases of a text, and the words they are made of. */
export interface Candidates {
  readonly phrases: ReadonlyMap<string, Candidate>
  readonly words: ReadonlyMap<string, WordFacts>
  /** How many words the text has. */
  readonly size: number
  /** The share of words for people, and for when they spoke and acted: he, said, Monday. */
  readonly narrative: number
}

interface Token {
  readonly word: string
  readonly lower: string
  readonly stem: string
  readonly at: number
  readonly opensSentence: boolean
}

/** What a way of writing a word says wherever it stands. */
interface Reading {
  readonly lower: string
  readonly stem: string
  /** Whether it is a stop word, a number, a letter, a verb by its ending, or no word. */
  readonly isEmpty: boolean
}

interface Reader {
  readonly language: ContentLanguage
  readonly english: boolean
  /** Whether nouns are recognized by their capitals: in a German text that has any. */
  readonly hasLargeNouns: boolean
  readonly known: Map<string, Reading>
}

const LONGEST_PHRASE = 5
const LONGEST_PART = 4
const LONGEST_WORD = 40

/**
 * Reads the candidate phrases of a text: runs of words between stop words and punctuation, and their parts. In English
 * runs also end at verbs, adverbs and adjectives without a subject, and no phrase ends in an adjective.
 */
export function candidatesOf(text: string, language: ContentLanguage): Candidates {
  const phrases = new Map<string, Candidate>()
  const facts = new Map<string, WordFacts>()
  const reader = {
    language,
    english: language.startsWith('English'),
    hasLargeNouns: language === 'German' && /[\p{Ll},] \p{Lu}/u.test(text),
    known: new Map<string, Reading>(),
  }
  let size = 0
  let storyWordCount = 0
  for (const sentence of sentences(text, language)) {
    const { runs, count, storyCount } = runsOf(textOf(text, sentence), reader, size)
    size += count
    storyWordCount += storyCount
    for (const run of runs) {
      for (const token of run) note(facts, token)
      addRun(phrases, run, reader)
    }
  }
  return { phrases, words: facts, size, narrative: storyWordCount / Math.max(1, size) }
}

function note(facts: Map<string, WordFacts>, token: Token): void {
  const known = facts.get(token.stem)
  const isName = !token.opensSentence && /^\p{Lu}/u.test(token.word)
  const isSmall = token.word === token.lower
  const isAcronym = /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(token.word)
  if (known === undefined) facts.set(token.stem, { count: 1, word: token.lower, isName, isSmall, isAcronym })
  else {
    known.count += 1
    known.isName ||= isName
    known.isSmall ||= isSmall
    known.isAcronym ||= isAcronym
  }
}

/** No names of months: notes and encyclopedias are full of dates. */
const storyWords = new Set(
  `he she his her him said says told who mr ms mrs wife husband son daughter mother father year years week weeks month months
  weekend night today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/),
)

function runsOf(sentence: string, reader: Reader, from: number) {
  const runs: Token[][] = []
  let run: Token[] = []
  const spans = words(sentence)
  let storyCount = 0
  const close = () => {
    if (run.length > 0) runs.push(...(reader.hasLargeNouns ? nounRuns(run) : [run]))
    run = []
  }
  spans.forEach((span, index) => {
    if (!isJoined(sentence, spans[index - 1], span)) close()
    const word = sentence.slice(span.start, span.end).replace(/['’]s?$/, '')
    const { lower, stem, isEmpty } = readingOf(word, reader)
    if (storyWords.has(lower)) storyCount += 1
    const isSmall = word === lower || opensPlainly(sentence, spans, index)
    const last = run.at(-1)
    const breaks = () =>
      breaksPhrase(lower, {
        before: last?.word ?? '',
        isBeforeFirst: last?.opensSentence ?? false,
        spoken: spokenAt(sentence, spans, index - 1),
        after: nextTo(sentence, span, spans[index + 1]),
      })
    if (isEmpty || (reader.english && isSmall && breaks())) close()
    else run.push({ word, lower, stem, at: from + index, opensSentence: span.start === 0 })
  })
  close()
  return { runs, count: spans.length, storyCount }
}

/**
 * German nouns are written large: small words lead up to one (`künstliche Intelligenz`), and behind one a verb begins. What
 * nobody writes large is no noun.
 */
function nounRuns(run: readonly Token[]): Token[][] {
  const isLarge = ({ word }: Token) => /^\p{Lu}/u.test(word)
  const runs: Token[][] = []
  let open: Token[] = []
  for (const token of run) {
    const last = open.at(-1)
    if (isLarge(token)) open.push(token)
    else if (last === undefined || !isLarge(last)) open = /..e$/.test(token.word) ? [token] : []
    else {
      runs.push(open)
      open = []
    }
  }
  return open.some(isLarge) ? [...runs, open] : runs
}

function spokenAt(sentence: string, spans: readonly Span[], at: number): string {
  const span = spans[at]
  return span === undefined ? '' : sentence.slice(span.start, span.end).toLowerCase()
}

/** The next word, where nothing but white space and a sign of money is between. */
function nextTo(sentence: string, { end }: Span, next: Span | undefined): string {
  if (next === undefined || !/^\s+\p{Sc}?$/u.test(sentence.slice(end, next.start))) return ''
  return sentence.slice(next.start, next.end).toLowerCase()
}

function readingOf(word: string, { language, known }: Reader): Reading {
  const found = known.get(word)
  if (found !== undefined) return found
  const lower = folded(word, language)
  const isWord = lower.length > 1 && lower.length <= LONGEST_WORD && /\p{L}/u.test(lower)
  const reading = {
    lower,
    stem: stem(word, language),
    isEmpty: !isWord || isStopWord(lower, language) || endsAsVerb(lower, language),
  }
  known.set(word, reading)
  return reading
}

/** Nothing but white space, a slash or a dash without blanks between two words. */
function isJoined(sentence: string, before: Span | undefined, span: Span): boolean {
  return before === undefined || /^(?:\s+|[/–])$/.test(sentence.slice(before.end, span.start))
}

/** The first word of a sentence is no name if a word written small follows. */
function opensPlainly(sentence: string, spans: readonly Span[], index: number): boolean {
  const next = spans[1]
  return index === 0 && next !== undefined && /^\p{Ll}/u.test(sentence.slice(next.start, next.start + 2))
}

function addRun(phrases: Map<string, Candidate>, run: readonly Token[], { english, hasLargeNouns }: Reader): void {
  const ends = (at: number) => english && cannotEndPhrase(run[at - 1]?.lower ?? '')
  let whole = run.length
  while (whole > 0 && ends(whole)) whole -= 1
  addPhrase(phrases, run.slice(0, whole), { alone: true, hasLargeNouns })
  for (let from = 0; from < run.length; from += 1) {
    for (let to = from + 1; to <= Math.min(run.length, from + LONGEST_PART); to += 1) {
      if ((from > 0 || to !== whole) && !ends(to))
        addPhrase(phrases, run.slice(from, to), { alone: false, hasLargeNouns })
    }
  }
}

function addPhrase(
  phrases: Map<string, Candidate>,
  tokens: readonly Token[],
  { alone, hasLargeNouns }: { alone: boolean; hasLargeNouns: boolean },
): void {
  const first = tokens[0]
  if (first === undefined || tokens.length > LONGEST_PHRASE) return
  const stems = tokens.map((token) => token.stem)
  const key = stems.join(' ')
  const form = tokens.map((token, at) => (hasLargeNouns ? token.word : written(token, tokens[at + 1]))).join(' ')
  const known = phrases.get(key) ?? { key, stems, forms: new Map(), count: 0, alone: 0, first: first.at }
  known.count += 1
  if (alone) known.alone += 1
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1)
  phrases.set(key, known)
}

/** The first word of a sentence is written small unless it has more capitals, or a large one follows: `Ines Okafor`. */
function written(token: Token, next: Token | undefined): string {
  const isPlain = token.opensSentence && /^\p{Lu}\P{Lu}*$/u.test(token.word)
  return isPlain && !/^\p{Lu}/u.test(next?.word ?? '') ? token.lower : token.word
}
