import { needsSource } from '../fact-check/index.ts'
import type { Passage } from '../retrieval/index.ts'
import {
  type ContentLanguage,
  defaultLanguage,
  type Span,
  sentences,
  support,
  unescapedMarkdown,
} from '../text/index.ts'
import type { Citation, Composed } from './composed.ts'
import { contentTerms } from './content-terms.ts'
import { packOf } from './languages/of.ts'
import { readable } from './readable.ts'

import { worded } from './wording.ts'

/** Something in a text that its passages do not carry. The span lies in the text. */
export interface Fault extends Span {
  /**
   * `quote`: the quote does not stand in the passage; `place`: the citation covers no words, or words out of the text;
   * `unsupported`: the cited words say a number, date or name, or mostly words, that the quote does not have;
   * `uncited`: a statement with a number or name that no citation covers.
   */
  readonly kind: 'quote' | 'place' | 'unsupported' | 'uncited'
  readonly words: string
}

/**
 * Checks a written text by code: every quote stands in its passage word for word, cited words say no more than their
 * quote, and every statement with a number or name is cited. Headings, questions and labels state nothing. Empty when
 * all is well. `passages` must hold the given ones too where the writer's own text was used.
 */
export function verify(
  composed: Composed,
  passages: readonly Passage[],
  language: ContentLanguage = defaultLanguage,
): Fault[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return [
    ...composed.citations.flatMap((citation) => faultsOf(composed, citation, { byId, language })),
    ...uncited(composed, passages, language),
  ].sort((a, b) => a.start - b.start)
}

interface Check {
  readonly byId: ReadonlyMap<string, Passage>
  readonly language: ContentLanguage
}

function faultsOf({ text }: Composed, citation: Citation, { byId, language }: Check): Fault[] {
  const { start, end, quote, quoteStart, quoteEnd } = citation
  const words = text.slice(start, end)
  const at = (kind: Fault['kind'], what = words): Fault[] => [{ kind, start, end, words: what }]
  if (start < 0 || end > text.length || start >= end || words.trim() === '') return at('place')
  const passage = byId.get(citation.passageId)
  if (passage === undefined || quote === '' || passage.text.slice(quoteStart, quoteEnd) !== quote)
    return at('quote', quote)
  const said = unescapedMarkdown(words)
  // a first letter that was made a capital is the same word, whatever language's `i` it is
  if (quote.includes(said) || readable(quote).toLowerCase() === said.toLowerCase()) return []
  const { missing } = support(said, { passage: quote, context: passage.title }, language)
  if (missing.length > 0) return at('unsupported', missing.map((one) => one.words).join(', '))
  return shareFound(said, quote, language) < SHARE ? at('unsupported') : []
}

/** At least so many of the cited words must be the quote's: a rewording keeps most of them. */
const SHARE = 0.6

function shareFound(said: string, quote: string, language: ContentLanguage): number {
  const own = contentTerms(said, language)
  const found = contentTerms(quote, language)
  if (own.size === 0) return 1
  let both = 0
  for (const term of own) if (found.has(term)) both += 1
  return both / own.size
}

function uncited({ text, citations }: Composed, passages: readonly Passage[], language: ContentLanguage): Fault[] {
  const { accordingTo } = packOf(language).phrases
  const leads = [...new Set(passages.map(({ title }) => worded(accordingTo, { title })))]
  const covered = [...citations].sort((a, b) => a.start - b.start)
  return statementsOf(text, language).flatMap((span) => {
    const words = text.slice(span.start, span.end)
    if (isFixed(words, language)) return []
    const need = needsSource(unescapedMarkdown(words), language)
    const open = need.needed ? need.signals.filter((signal) => !isCovered(covered, span.start + signal.start)) : []
    // who says it is named in front, and states nothing
    const lead = leads.find((one) => words.startsWith(one))?.length ?? 0
    return open.some((signal) => signal.start >= lead) ? [{ kind: 'uncited' as const, ...span, words }] : []
  })
}

/** Sentences of the language packs speak of the text and its sources, not of the world. */
function isFixed(words: string, language: ContentLanguage): boolean {
  const { noSafeChange, nothingToAdd, nothing, notCovered, nothingBeyond, needsModel, notAnswered, covers } =
    packOf(language).phrases
  const frames = covers.map((pattern) => pattern.split('{list}')[0] ?? pattern)
  if (frames.some((frame) => words.startsWith(frame))) return true
  const fixed = [...noSafeChange, ...nothingToAdd, ...nothing, notCovered, nothingBeyond, needsModel]
  return fixed.some((text) => text.includes(words.trim())) || words.startsWith(notAnswered.split('{')[0] ?? notAnswered)
}

function isCovered(citations: readonly Citation[], place: number): boolean {
  return citations.some(({ start, end }) => start <= place && place < end)
}

/** Sentences that state something: not headings, labels in bold, lines that end in a colon, questions. */
function statementsOf(text: string, language: ContentLanguage): Span[] {
  const found: Span[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const body = line.replace(/^\s*(?:[-*]\s+|\d+\.\s+)?(?:\*\*[^*]+\*\*:?\s*)?/, '')
    const from = start + line.length - body.length
    if (!/^\s*#/.test(line) && !/[:：]\s*$/.test(body)) {
      for (const span of sentences(body, language)) found.push({ start: from + span.start, end: from + span.end })
    }
    start += line.length + 1
  }
  return found.filter((span) => !/[?？؟]["'”»)]*$/u.test(text.slice(span.start, span.end)))
}
