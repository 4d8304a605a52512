import { termsOf } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, findQuote, numbers, type Span, sentences } from '../../../../engines/text/index.ts'
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

/** Of what a model quotes for a claim: what stands in a source that it was given, and has a word of the claim. */
export function confirmedQuotes(
  claim: string,
  { evidence }: Pick<Said, 'evidence'>,
  { sources, language }: { sources: readonly ModelSource[]; language: ContentLanguage },
): ConfirmedQuote[] {
  return evidence.slice(0, MOST_QUOTES).flatMap(({ source: number, quote }) => {
    // models miscount: the words are what counts, wherever they are among what was given
    const named = sources[number - 1]
    const found = [...(named ? [named] : []), ...sources]
      .map((source) => quoteIn(source, quote, language))
      .find(Boolean)
    return found && bearsOn(claim, found, language) ? [found] : []
  })
}

const MOST_QUOTES = 4

/**
 * The words of a claim that a model calls wrong, where they are in the claim. A figure that the evidence has as well isn’t
 * wrong.
 */
export function confirmedFaults(
  claim: string,
  { wrong_words }: Pick<Said, 'wrong_words'>,
  { quotes, language }: { quotes: readonly ConfirmedQuote[]; language: ContentLanguage },
): Span[] {
  const there = new Set(quotes.flatMap(({ sentence }) => numbers(sentence, language)).map(({ key }) => key))
  return wrong_words.flatMap((wrong) => {
    const span = findQuote(claim, wrong)
    if (!span) return []
    const figures = numbers(wrong, language)
    return figures.length > 0 && figures.every(({ key }) => there.has(key)) ? [] : [span]
  })
}

function quoteIn(source: ModelSource, quote: string, language: ContentLanguage): ConfirmedQuote | null {
  const { passage } = source
  const text = passage?.text ?? source.text
  const span = findQuote(text, quote)
  if (!span) return null
  const held = sentences(text, language).filter(({ start, end }) => start < span.end && end > span.start)
  const [start, end] = [held[0]?.start ?? span.start, held.at(-1)?.end ?? span.end]
  const topic = passage ? `${passage.title}\n${passage.heading ?? ''}` : ''
  return {
    source,
    sentence: text.slice(start, end),
    topic,
    around: [topic, text, source.beside ?? ''].join('\n'),
  }
}

function bearsOn(claim: string, quote: ConfirmedQuote, language: ContentLanguage): boolean {
  const asked = new Set(termsOf(claim, language))
  return termsOf(quote.sentence, language).some((term) => asked.has(term))
}
