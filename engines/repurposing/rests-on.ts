import { judgeClaim, statementKind } from '../fact-check/index.ts'
import { rankSentenceList, termsOf } from '../retrieval/index.ts'
import { type ContentLanguage, moved, type Span, sentences, support, textOf } from '../text/index.ts'

/** How a sentence of a derived text stands to the text that it was made from. */
export interface Rest extends Span {
  /** `carried`: the source says it; `differs`: the source has other figures or dates; `not-found`: it doesn’t clearly say it. */
  readonly state: 'carried' | 'differs' | 'not-found'
  /** Sentences of the source that it rests on or differs from, by their index, the nearest first. */
  readonly from: readonly number[]
  /** The words that the source nowhere has; spans in the whole text. */
  readonly faults: readonly Span[]
}

/** Sentences of the source that a sentence is judged by. */
const MOST_COMPARED = 12
const MOST_FROM = 3
/** Share of its telling words that the nearest sentences have where they say the same in another form. */
const HELD = 0.6
/** Share of its telling words that one sentence has where both are about the same thing, also where it isn't said there. */
const ABOUT = 0.4

/**
 * What each claim of a derived text rests on, found by its words: what was edited by hand is read like what a model wrote.
 * Sentences that state nothing to check (questions, calls to action) have no entry. Spans count in `text`.
 */
export function restsOn(text: string, source: readonly string[], language: ContentLanguage): Rest[] {
  const known = source.join('\n')
  return sentences(text, language)
    .filter((span) => statementKind(textOf(text, span), language) === 'claim')
    .map((span) => ({ ...span, ...judged(textOf(text, span), { source, known, language }, span.start) }))
}

interface Against {
  source: readonly string[]
  known: string
  language: ContentLanguage
}

function judged(sentence: string, { source, known, language }: Against, at: number): Omit<Rest, keyof Span> {
  const near = rankSentenceList(sentence, source, language)
    .filter(({ score }) => score > 0)
    .slice(0, MOST_COMPARED)
    .map(({ index }) => index)
  const texts = near.map((index) => source[index] ?? '')
  const { verdict, evidence, findings } = judgeClaim(sentence, texts, language)
  const from = [...new Set(evidence.flatMap(({ index }) => near[index] ?? []))].slice(0, MOST_FROM)
  const { missing } = support(sentence, { passage: known }, language)
  const faults = missing.map(({ start, end }) => moved({ start, end }, at))
  if (missing.some(({ kind }) => kind === 'number' || kind === 'date') && from.length > 0)
    return { state: 'differs', from, faults }
  // it was made from this text, so that a doubt about the sense is a reason to look and no proof
  const isDoubted = findings.some(
    ({ rule, severity, weight }) => severity === 'certain' || (rule === 'direction' && weight === 1),
  )
  const isSaid = verdict === 'supported' || (!isDoubted && held(sentence, texts.slice(0, MOST_FROM), language) >= HELD)
  if (isSaid && missing.length === 0)
    return { state: 'carried', from: withFigures(sentence, from, { near, source }), faults }
  // a word in common is not what it was made from: a refutation of that sentence says nothing of this one
  const about = from.filter((index) => held(sentence, [source[index] ?? ''], language) >= ABOUT)
  return { state: 'not-found', from: about, faults }
}

/** The share of a sentence’s telling words that others have together. */
function held(sentence: string, others: readonly string[], language: ContentLanguage): number {
  const there = new Set(others.flatMap((other) => termsOf(other, language)))
  const terms = termsOf(sentence, language)
  return terms.length === 0 ? 0 : terms.filter((term) => there.has(term)).length / terms.length
}

/** With the sentences that say the figures which the nearest ones don’t: one that joins two facts rests on both. */
function withFigures(
  sentence: string,
  from: readonly number[],
  { near, source }: { near: readonly number[]; source: readonly string[] },
): number[] {
  const all = [...from]
  for (const figure of figuresIn(sentence)) {
    const says = (index: number) => figuresIn(source[index] ?? '').includes(figure)
    const other = all.some(says) ? undefined : near.find(says)
    if (other !== undefined) all.push(other)
  }
  return all.slice(0, MOST_FROM)
}

function figuresIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}
