import { piecesIn } from '../../../../engines/fact-check/index.ts'
import { termsOf } from '../../../../engines/retrieval/index.ts'
import {
  type ContentLanguage,
  cellsWithUnits,
  findQuote,
  findQuotePieces,
  numbers,
  type Span,
  sentences,
} from '../../../../engines/text/index.ts'
import type { EvidenceSentence } from './judge.ts'
import type { Said } from './model-prompt.ts'
import type { ModelSource } from './model-sources.ts'

/** Words that a model quoted and that its source really has. */
export interface ConfirmedQuote extends EvidenceSentence {
  /** The source that they are in. */
  source: ModelSource
  /** The whole sentences that hold them, as they are in the source. */
  sentence: string
}

/** Of what a model quotes for a claim: what stands in a source that it was given, and has something of the claim. */
export function confirmedQuotes(
  claim: string,
  { evidence }: Pick<Said, 'evidence'>,
  { sources, language }: { sources: readonly ModelSource[]; language: ContentLanguage },
): ConfirmedQuote[] {
  const there = evidence.slice(0, MOST_QUOTES).flatMap(({ source: number, quote }) => {
    // models miscount: the words are what counts, wherever they are among what was given
    const named = sources[number - 1]
    const found = [...(named ? [named] : []), ...sources]
      .map((source) => quotesIn(source, quote, language))
      .find((held) => held.length > 0)
    return found ?? []
  })
  // what goes on from a sentence that speaks of the claim may not name it again
  const bearing = there.filter((one) => bearsOn(claim, one, language))
  return there.filter((one) => bearing.some((other) => isOfOne(one.source, other.source)))
}

/** One passage, or passages of one source: rows of a table are passages of their own. */
function isOfOne(one: ModelSource, other: ModelSource): boolean {
  return one === other || (one.passage !== null && one.passage.sourceId === other.passage?.sourceId)
}

const MOST_QUOTES = 4

/**
 * The words of a claim that a model calls wrong, where they are in the claim. Of a figure that the evidence has as well the
 * model must show which one it should be: one of the evidence that the claim lacks.
 */
export function confirmedFaults(
  claim: string,
  { wrong_words, correction }: Pick<Said, 'wrong_words' | 'correction'>,
  { quotes, language }: { quotes: readonly ConfirmedQuote[]; language: ContentLanguage },
): Span[] {
  const there = new Set(quotes.flatMap(({ sentence }) => numbers(sentence, language)).map(({ key }) => key))
  const own = new Set(numbers(claim, language).map(({ key }) => key))
  const isExchanged = numbers(correction ?? '', language).some(({ key }) => there.has(key) && !own.has(key))
  return wrong_words.flatMap((wrong) => {
    const span = findQuote(claim, wrong)
    if (!span) return []
    const figures = numbers(wrong, language)
    const isHeld = figures.length > 0 && figures.every(({ key }) => there.has(key))
    const isOnlyFigures = figures.reduce((rest, { start, end }) => rest - (end - start), wrong.trim().length) <= 0
    return isHeld && isOnlyFigures && !isExchanged ? [] : [span]
  })
}

/** The sentences of a source that hold a quotation; several where it leaves some out. */
function quotesIn(source: ModelSource, quote: string, language: ContentLanguage): ConfirmedQuote[] {
  const { passage } = source
  const text = passage?.text ?? source.text
  const spans = findQuotePieces(text, quote)
  if (spans.length === 0) return []
  const held = spans.flatMap((span) => {
    const found = sentences(text, language).filter(({ start, end }) => start < span.end && end > span.start)
    return [{ start: found[0]?.start ?? span.start, end: found.at(-1)?.end ?? span.end }]
  })
  const topic = passage ? `${passage.title}\n${passage.heading ?? ''}` : ''
  const around = [topic, text, source.beside ?? ''].join('\n')
  const head = source.columns
  const columns = head ? { columns: [head, ...cellsWithUnits(text, head, language)].join('\n') } : {}
  return distinct(held).map(({ start, end }) => ({
    source,
    sentence: text.slice(start, end),
    topic,
    around,
    ...columns,
  }))
}

function distinct(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.start} ${span.end}`, span])).values()]
}

/** Whether a sentence has a word of the claim, or one of its figures. */
function bearsOn(claim: string, { sentence }: ConfirmedQuote, language: ContentLanguage): boolean {
  const asked = new Set(termsOf(claim, language))
  const figures = new Set(numbers(claim, language).map(({ value }) => value))
  return (
    termsOf(sentence, language).some((term) => asked.has(term)) ||
    numbers(sentence, language).some(({ value }) => figures.has(value)) ||
    piecesIn(claim, [{ sentence }], language).flat().length > 0
  )
}
