import { bestSentence, type Passage, termsOf } from '../../../engines/retrieval/index.ts'
import { type ContentLanguage, type Span, sentences, support, textOf } from '../../../engines/text/index.ts'
import type { SourceMark } from './source-marks.ts'

/** A stretch of a text that code has found carried by a passage. */
export interface ConfirmedCitation extends Span {
  passage: Passage
  /** Stands in the passage word for word. */
  quote: string
}

/** Share of a sentence's telling words that a passage must hold to carry it. */
const LEAST_SHARED = 0.2

/**
 * Turns the numbers that a model put behind its sentences into citations, but only those that hold: the number names a
 * passage that was given (1 for the first), the passages named together hold every number, date and name of the
 * sentence, and each of them shares words with it. Anything else is left without a source, so that it shows as such.
 */
export function confirmCitations(
  text: string,
  marks: readonly SourceMark[],
  passages: readonly Passage[],
  language: ContentLanguage,
): ConfirmedCitation[] {
  return markedSentences(text, marks, language).flatMap(({ span, numbers }) => {
    const sentence = textOf(text, span)
    const named = numbers.flatMap((number) => passages[number - 1] ?? [])
    if (named.length === 0 || !isCarried(sentence, named, language)) return []
    return named.flatMap((passage) => {
      const quote = quoteFor(sentence, passage, language)
      return quote === null ? [] : [{ ...span, passage, quote }]
    })
  })
}

/** Sentences with the numbers of all marks that stand in them or right behind them, each number once. */
function markedSentences(
  text: string,
  marks: readonly SourceMark[],
  language: ContentLanguage,
): { span: Span; numbers: number[] }[] {
  const spans = marks.length > 0 ? sentences(text, language) : []
  const marked = new Map<Span, Set<number>>()
  for (const { at, numbers } of marks) {
    const span = spans.findLast(({ start }) => start < at)
    if (!span) continue
    const known = marked.get(span) ?? new Set()
    for (const number of numbers) known.add(number)
    marked.set(span, known)
  }
  return [...marked].map(([span, numbers]) => ({ span, numbers: [...numbers] }))
}

function isCarried(sentence: string, named: readonly Passage[], language: ContentLanguage): boolean {
  const evidence = named
    .map(({ title, heading, text }) => [title, heading, text].filter(Boolean).join('\n'))
    .join('\n\n')
  return support(sentence, { passage: evidence }, language).carried
}

/** The sentence of a passage that carries the sentence best; null when they share too little to be about the same. */
function quoteFor(sentence: string, passage: Passage, language: ContentLanguage): string | null {
  const telling = new Set(termsOf(sentence, language))
  const held = new Set(termsOf(passage.text, language))
  const shared = [...telling].filter((term) => held.has(term)).length
  if (telling.size === 0 || shared / telling.size < LEAST_SHARED) return null
  return bestSentence(sentence, passage.text, language)?.text ?? null
}
