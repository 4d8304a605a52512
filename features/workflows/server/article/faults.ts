import { needsSource, uncitedClauses } from '../../../../engines/fact-check/index.ts'
import { findings } from '../../../../engines/humanize/index.ts'
import { termsOf } from '../../../../engines/retrieval/index.ts'
import {
  type ContentLanguage,
  countWords,
  numbers,
  overlaps,
  type Span,
  textOf,
} from '../../../../engines/text/index.ts'
import { type BrokenRule, markdownSentences } from '../../../writing/server/index.ts'
import type { Fault } from '../prompts/mend.ts'
import type { CitedText } from './part.ts'

/** A sentence of an article in which code has found a fault. */
export interface FaultInPart extends Span {
  /** Place of the part among those that were given. */
  part: number
  fault: Fault
  /** The words at fault, where they are not the whole sentence; of what is repeated, the sentence that said it first. */
  words?: string
  /** Rules of the voice that the sentence surely breaks; where nothing else is wrong with it, they are its fault. */
  rules?: readonly BrokenRule[]
}

/** What finds faults that the words of an article alone don't show. */
export interface FaultFinders {
  copiedWords: (text: string) => Span[]
  addedWords: (text: string) => Span[]
  brokenRules: (text: string) => BrokenRule[]
}

/** Shares of telling words that two sentences have in common when they say the same; less will do where figures agree. */
const SAME_WORDS = 0.7
const SAME_WORDS_AND_FIGURES = 0.45
/** Telling words from which on a sentence can be compared. */
const LEAST_TERMS = 5
/** Shorter stock phrases (`unlocks`, `need for`) are often the plain word for a thing: a signal of tone, no fault. */
const LEAST_STOCK_WORDS = 3

interface ReadSentence extends Span {
  part: number
  text: string
  /** States a fact that no citation is on, in whole or in a clause. */
  isUnsourced: boolean
  /** Stands before the first section: what it says in short, a section may say at length. */
  isOpening: boolean
}

/**
 * What an editor would send back: what only the voice says, facts without a source, words of sources, what was said before, stock phrases, broken rules of the voice. One fault a
 * sentence, the worst first, and with it the rules that it breaks; headings and rows of tables are left alone but for their facts. The first part is the opening.
 */
export function faultsIn(
  parts: readonly CitedText[],
  language: ContentLanguage,
  { copiedWords, addedWords, brokenRules }: FaultFinders,
): FaultInPart[] {
  const read = parts.flatMap((part, at) => sentencesOf(part, at, language))
  const saidBefore = repeats(read, language)
  const stock = parts.map(({ text }) => stockPhrases(text, language))
  const copied = parts.map(({ text }) => copiedWords(text))
  const added = parts.map(({ text }) => addedWords(text))
  const broken = parts.map(({ text }) => brokenRules(text))
  return read.flatMap((sentence): FaultInPart[] => {
    const { part, start, end } = sentence
    const rules = isRow(sentence.text) ? [] : (broken[part] ?? []).filter((one) => overlaps(one, sentence))
    const at = (fault: Fault, words?: string) => [
      { part, start, end, fault, ...(words ? { words } : {}), ...(rules.length > 0 ? { rules } : {}) },
    ]
    const brought = added[part]?.find((one) => overlaps(one, sentence))
    if (brought) return at('from-voice', parts[part]?.text.slice(brought.start, brought.end))
    if (sentence.isUnsourced) return at('unsourced')
    const run = copied[part]?.find((one) => mostlyIn(one, sentence, read))
    if (run) return at('copied', parts[part]?.text.slice(run.start, run.end))
    const before = saidBefore(sentence)
    if (before) return at('repeated', before.text)
    const phrase = stock[part]?.find((span) => overlaps(span, sentence))
    if (phrase) return at('stock-phrase', parts[part]?.text.slice(phrase.start, phrase.end))
    return rules.length > 0 ? at('voice-rule') : []
  })
}

/** Whether an article is better by what is wrong with it: fewer faults, else fewer broken rules, which are style. */
export function hasLessWrong(now: readonly FaultInPart[], before: readonly FaultInPart[]): boolean {
  const grave = (of: readonly FaultInPart[]) => of.filter(({ fault }) => fault !== 'voice-rule').length
  const broken = (of: readonly FaultInPart[]) => of.reduce((sum, { rules = [] }) => sum + rules.length, 0)
  return grave(now) === grave(before) ? broken(now) < broken(before) : grave(now) < grave(before)
}

/** Those that are to be mended where not all are, in their order: broken rules last. */
export function worstOf(found: readonly FaultInPart[], most: number): FaultInPart[] {
  const isStyle = ({ fault }: FaultInPart) => fault === 'voice-rule'
  const worst = new Set([...found.filter((one) => !isStyle(one)), ...found.filter(isStyle)].slice(0, most))
  return found.filter((one) => worst.has(one))
}

/** Whether a run is this sentence's to mend: where it reaches over a full stop, the sentence that has most of it. */
function mostlyIn(run: Span, sentence: ReadSentence, read: readonly ReadSentence[]): boolean {
  const shareOf = ({ start, end }: Span) => Math.min(end, run.end) - Math.max(start, run.start)
  const share = shareOf(sentence)
  return share > 0 && read.every((other) => other.part !== sentence.part || shareOf(other) <= share)
}

/** A row of a table. Nobody can say its cells in other words. */
function isRow(sentence: string): boolean {
  return sentence.trimStart().startsWith('|')
}

/** Whether a reader would want a source for it. A row of a table has no full stop and reads like a heading: its figures tell. */
export function statesFact(sentence: string, language: ContentLanguage): boolean {
  return isRow(sentence) ? /\d/.test(sentence) : needsSource(sentence, language).needed
}

/** Sentences of a whole article in Markdown that say what an earlier one has said. */
export function repeatedSentences(text: string, language: ContentLanguage): Span[] {
  const opening = text.search(/^##\s/m)
  const read = sentencesOf({ text, citations: [] }, 1, language)
  const saidBefore = repeats(
    read.map((sentence) => ({ ...sentence, isOpening: sentence.start < opening })),
    language,
  )
  return read.filter((sentence) => saidBefore(sentence)).map(({ start, end }) => ({ start, end }))
}

function sentencesOf({ text, citations }: CitedText, part: number, language: ContentLanguage): ReadSentence[] {
  return markdownSentences(text, language).map((span) => ({
    ...span,
    part,
    text: textOf(text, span),
    isUnsourced: isUnsourced({ text, citations }, span, language),
    isOpening: part === 0,
  }))
}

function isUnsourced({ text, citations }: CitedText, span: Span, language: ContentLanguage): boolean {
  const sentence = textOf(text, span)
  if (!citations.some((citation) => overlaps(citation, span))) return statesFact(sentence, language)
  if (isRow(sentence)) return false
  return uncitedClauses(text, span, citations).some((clause) => statesFact(textOf(text, clause), language))
}

/** The earlier sentence of the article that has said the same as one, if any has. */
function repeats(
  read: readonly ReadSentence[],
  language: ContentLanguage,
): (sentence: ReadSentence) => ReadSentence | undefined {
  const known = read.map((sentence) => ({
    sentence,
    terms: new Set(termsOf(sentence.text, language)),
    figures: figuresOf(sentence.text, language),
  }))
  return ({ part, start, text }) => {
    const place = known.findIndex(({ sentence }) => sentence.part === part && sentence.start === start)
    const own = known[place]
    if (!own || own.terms.size < LEAST_TERMS || isRow(text)) return undefined
    return known.slice(0, place).find(({ sentence, terms, figures }) => {
      if (terms.size < LEAST_TERMS || (sentence.isOpening && !own.sentence.isOpening)) return false
      const shared = [...own.terms].filter((term) => terms.has(term)).length / own.terms.size
      const sameFigures = own.figures.length > 0 && own.figures.every((key) => figures.includes(key))
      return shared >= (sameFigures ? SAME_WORDS_AND_FIGURES : SAME_WORDS)
    })?.sentence
  }
}

/** Numbers in digits: `one` and `two` often count nothing. */
function figuresOf(text: string, language: ContentLanguage): string[] {
  return numbers(text, language).flatMap((number) => (/\d/.test(textOf(text, number)) ? number.key : []))
}

function stockPhrases(text: string, language: ContentLanguage): Span[] {
  return (findings(text, language) ?? []).filter(
    ({ rule, severity, excerpt }) =>
      severity !== 'low' &&
      (rule === 'empty-opener' ||
        rule === 'empty-frame' ||
        (rule === 'stock-phrase' && countWords(excerpt) >= LEAST_STOCK_WORDS)),
  )
}
