import type { ContentLanguage, Span } from '../text/index.ts'
import { emptyHeadings } from './headings.ts'
import { type Lookup, lookupOf } from './languages/of.ts'
import { type PhraseIndex, phrasesIn } from './phrases.ts'
import { type Kept, type Reading, type ReadSentence, readText } from './reading.ts'
import { audienceEnd, gapBefore, listsOfThree, participleTails, stagedContrasts, type WordRange } from './shapes.ts'
import { touching } from './touching.ts'

/** What is found, as an id; what to say about it is the interface's. */
export type FindingRule =
  | 'empty-opener'
  | 'empty-frame'
  | 'stock-phrase'
  | 'list-of-three'
  | 'participle-tail'
  | 'staged-contrast'
  | 'stacked-hedges'
  | 'crowd-of-abstract-words'
  | 'dashes'
  | 'long-sentence'
  | 'even-rhythm'
  | 'same-openers'
  | 'even-paragraphs'
  | 'empty-heading'

/** How much it makes a text sound like a machine's. */
export type Severity = 'low' | 'medium' | 'high'

/** A place that reads as machines write. */
export interface Finding extends Span {
  readonly rule: FindingRule
  readonly severity: Severity
  /** The words of the span. */
  readonly excerpt: string
  /** What the message needs: how many words, hedges, sentences …; each rule says the same ones each time. */
  readonly facts: Readonly<Record<string, number>>
}

const LONG_WORDS = 35
const STACKED_HEDGES = 3
const CROWD_WORDS = 5
const CROWD_SHARE = 0.28
const MANY_DASHES = 2
const EVEN_SENTENCES = 5
const EVEN_SPREAD = 0.12
const SAME_OPENERS = 3
const EVEN_PARAGRAPHS = 4

/**
 * Places of a text that read as machines write, in order, each with its excerpt: English, German, French, Spanish. Quotations, code,
 * and links hold none, headings only what dresses up their subject. Other languages have no lists here: the answer is null, not an empty list.
 */
export function findings(text: string, language: ContentLanguage, kept: readonly Kept[] = []): Finding[] | null {
  const lookup = lookupOf(language, text)
  return lookup === null ? null : findingsIn(readText(text, language, kept), lookup)
}

/** Whether a rule is about many sentences: then it marks none of them by itself. */
export function isAboutMany(rule: FindingRule): boolean {
  return rule === 'even-rhythm' || rule === 'same-openers' || rule === 'even-paragraphs'
}

/** The findings of a text that was read already. */
export function findingsIn(reading: Reading, lookup: Lookup): Finding[] {
  const found = [
    ...reading.sentences.flatMap((sentence) => sentenceFindings(reading, sentence, lookup)),
    ...phraseFindings(reading, lookup),
    ...evenRhythm(reading),
    ...sameOpeners(reading),
    ...evenParagraphs(reading),
  ]
  const inHeadings = emptyHeadings(reading.text, reading.headings, reading.language).map(({ start, end }) =>
    finding(reading, { start, end }, { rule: 'empty-heading', severity: 'high', facts: {} }),
  )
  return [...outside(found, reading.kept), ...inHeadings].sort(
    (a, b) => a.start - b.start || a.end - b.end || (a.rule < b.rule ? -1 : 1),
  )
}

type Kind = Pick<Finding, 'rule' | 'severity' | 'facts'>

function finding(reading: Reading, span: Span, kind: Kind): Finding {
  const { start, end } = span
  return { ...kind, start, end, excerpt: reading.text.slice(start, end) }
}

function spanOf({ words }: Reading, { from, to }: WordRange): Span {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 }
}

function sentenceFindings(reading: Reading, sentence: ReadSentence, lookup: Lookup): Finding[] {
  const { from, to } = sentence
  const words = reading.words.slice(from, to)
  const count = (index: PhraseIndex) => phrasesIn(words, index).length
  const at = (range: WordRange, kind: Kind) => finding(reading, spanOf(reading, range), kind)
  const found: Finding[] = [
    ...listsOfThree(reading, sentence, lookup.lists).map((range) =>
      at(range, { rule: 'list-of-three', severity: 'low', facts: {} }),
    ),
    ...participleTails(reading, sentence, lookup.tails).map((range) =>
      at(range, { rule: 'participle-tail', severity: 'medium', facts: { words: range.to - range.from } }),
    ),
    ...stagedContrasts(reading, sentence, lookup.contrast).map((range) =>
      at(range, { rule: 'staged-contrast', severity: 'high', facts: { words: range.to - range.from } }),
    ),
  ]
  const whole = (kind: Kind) => found.push(finding(reading, sentence, kind))
  if (to - from > LONG_WORDS) whole({ rule: 'long-sentence', severity: 'low', facts: { words: to - from } })
  const doubts = count(lookup.hedges)
  if (doubts >= STACKED_HEDGES) whole({ rule: 'stacked-hedges', severity: 'medium', facts: { hedges: doubts } })
  const general = count(lookup.abstract)
  if (general >= CROWD_WORDS && general >= CROWD_SHARE * (to - from)) {
    whole({ rule: 'crowd-of-abstract-words', severity: 'medium', facts: { abstract: general, words: to - from } })
  }
  const dashes = reading.text.slice(sentence.start, sentence.end).split('—').length - 1
  if (dashes >= MANY_DASHES) whole({ rule: 'dashes', severity: 'low', facts: { dashes } })
  return found
}

/** Openers and frames first, at the heads of sentences; stock phrases wherever none of these stands. */
function phraseFindings(reading: Reading, lookup: Lookup): Finding[] {
  const heads = reading.sentences.flatMap((sentence) => headFinding(reading, sentence, lookup) ?? [])
  const others = phrasesIn(reading.words, lookup.stock).map((range) =>
    finding(reading, spanOf(reading, range), {
      rule: 'stock-phrase',
      severity: 'medium',
      facts: { words: range.to - range.from },
    }),
  )
  return [...heads, ...outside(others, heads)]
}

function headFinding(reading: Reading, { from, to }: ReadSentence, lookup: Lookup): Finding | null {
  const words = reading.words.slice(from, to)
  const [frame] = phrasesIn(words, lookup.frames)
  const [opener] = phrasesIn(words, lookup.openers)
  if (frame?.from === 0) {
    return finding(reading, spanOf(reading, { from, to: from + frame.to }), {
      rule: 'empty-frame',
      severity: 'high',
      facts: { words: frame.to },
    })
  }
  const audience = audienceEnd(reading, { from, to }, lookup)
  if (audience !== -1) {
    return finding(reading, spanOf(reading, { from, to: audience }), {
      rule: 'empty-opener',
      severity: 'medium',
      facts: { words: audience - from },
    })
  }
  const [scene] = phrasesIn(words, lookup.scenes)
  const head = scene?.from === 0 ? scene : opener
  if (head?.from !== 0) return null
  // in German an opener has no comma, for the verb comes next
  if (reading.language !== 'German' && !gapBefore(reading, from + head.to).startsWith(',')) return null
  return finding(reading, spanOf(reading, { from, to: from + head.to }), {
    rule: 'empty-opener',
    severity: 'high',
    facts: { words: head.to },
  })
}

/** Sentences in a row of nearly one length. */
function evenRhythm(reading: Reading): Finding[] {
  return rows(reading.sentences, EVEN_SENTENCES, (row) => isEven(row.map(({ from, to }) => to - from))).map((row) =>
    finding(reading, around(row), { rule: 'even-rhythm', severity: 'medium', facts: { sentences: row.length } }),
  )
}

function sameOpeners(reading: Reading): Finding[] {
  const first = ({ from }: ReadSentence) => reading.words[from]?.lower
  return rows(reading.sentences, SAME_OPENERS, (row) => new Set(row.map(first)).size === 1).map((row) =>
    finding(reading, around(row), { rule: 'same-openers', severity: 'low', facts: { sentences: row.length } }),
  )
}

/** All paragraphs of nearly one length, where there are enough of them. */
function evenParagraphs(reading: Reading): Finding[] {
  const lengths: number[] = []
  let last = -1
  for (const { start, end, from, to } of reading.sentences) {
    const isNew = last === -1 || reading.text.slice(last, start).includes('\n')
    if (isNew) lengths.push(to - from)
    else lengths.push((lengths.pop() ?? 0) + to - from)
    last = end
  }
  const long = lengths.filter((length) => length > LONG_WORDS)
  if (long.length < EVEN_PARAGRAPHS || long.length < lengths.length / 2 || !isEven(long)) return []
  const facts = { paragraphs: long.length }
  return [finding(reading, around(reading.sentences), { rule: 'even-paragraphs', severity: 'low', facts })]
}

function isEven(lengths: readonly number[]): boolean {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return mean > 5 && Math.sqrt(variance) < EVEN_SPREAD * mean
}

/** Rows of at least `least` neighbors that pass, each as long as it can be, none in another. */
function rows<Kind>(list: readonly Kind[], least: number, passes: (row: readonly Kind[]) => boolean): Kind[][] {
  const found: Kind[][] = []
  for (let from = 0; from + least <= list.length; ) {
    let to = from + least
    if (!passes(list.slice(from, to))) {
      from += 1
      continue
    }
    while (to < list.length && to - from < LONGEST_ROW && passes(list.slice(from, to + 1))) to += 1
    found.push(list.slice(from, to))
    from = to
  }
  return found
}

/** A longer run is reported as several, so that the work stays linear. */
const LONGEST_ROW = 30

function around(row: readonly Span[]): Span {
  return { start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 }
}

/** Those that no stretch touches, and those that hold stretches whole; the stretches are in order and apart. */
function outside(found: readonly Finding[], stretches: readonly Span[]): Finding[] {
  return found.filter((one) => {
    const all = touching(stretches, one)
    return all.every(({ start, end }) => one.start < start && end < one.end)
  })
}
