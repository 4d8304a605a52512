import { fleschFormulas } from '../readability/index.ts'
import {
  type BlockKind,
  type ContentLanguage,
  languageCode,
  type Page,
  type PageLink,
  type Span,
} from '../text/index.ts'
import type { BlockFacts, BlockReader, SentenceFacts } from './block-facts.ts'
import { type Prose, proseOf } from './prose.ts'

/** A stretch of prose with what is known of it. */
export interface MeasuredProse extends Prose {
  readonly facts: BlockFacts
}

/** A sentence with its place in the page. */
export interface PlacedSentence {
  readonly facts: SentenceFacts
  readonly kind: BlockKind
  /** Where its block begins in the page. */
  readonly from: number
}

/** The text between two headings. */
export interface Section {
  /** The heading above it; null for what is before the first. */
  readonly heading: Span | null
  readonly words: number
  /** Whether anything is under the heading. */
  readonly span: Span
}

/** All that assessments are made of. */
export interface Measured {
  readonly page: Page
  readonly language: ContentLanguage
  readonly prose: readonly MeasuredProse[]
  readonly sentences: readonly PlacedSentence[]
  readonly words: number
  readonly syllables: number
  /** False where most words are in letters of which the rules of the language know nothing. */
  readonly isReadable: boolean
  readonly sections: readonly Section[]
  /** The links that the writer set: those in quotations and code are left out. */
  readonly links: readonly PageLink[]
  /** By the formula published for the language, 0 to 100; null where there is none, or no words. */
  readonly readingEase: number | null
}

const LEAST_READABLE = 0.5

/** Measures a page, or given stretches of it, taking what is known of its blocks from the reader. */
export function measure(
  page: Page,
  language: ContentLanguage,
  reader: BlockReader,
  stretches: readonly Prose[] = proseOf(page),
): Measured {
  const prose = stretches.map((part): MeasuredProse => ({ ...part, facts: reader.read(part.text) }))
  const sentences = prose.flatMap(({ facts, start, kind }) =>
    facts.sentences.map((sentence) => ({ facts: sentence, kind, from: start })),
  )
  const words = prose.reduce((sum, part) => sum + part.facts.words, 0)
  const syllables = prose.reduce((sum, part) => sum + part.facts.syllables, 0)
  const isReadable = prose.reduce((sum, part) => sum + part.facts.readable, 0) >= LEAST_READABLE * words
  return {
    page,
    language,
    prose,
    sentences,
    words,
    syllables,
    isReadable,
    sections: sectionsOf(prose),
    links: ownLinks(page),
    readingEase: isReadable ? easeOf({ words, syllables, sentences: sentences.length }, language) : null,
  }
}

/** The span of a sentence in the page. */
export function spanOf({ facts, from }: PlacedSentence): Span {
  return { start: from + facts.start, end: from + facts.end }
}

function easeOf(
  counts: { words: number; syllables: number; sentences: number },
  language: ContentLanguage,
): number | null {
  const formula = fleschFormulas[languageCode(language)]
  if (formula === null || counts.words === 0) return null
  const ease =
    formula.base -
    formula.perSentenceWord * (counts.words / counts.sentences) -
    formula.perWordSyllable * (counts.syllables / counts.words)
  return Math.min(100, Math.max(0, ease))
}

function ownLinks({ blocks, links }: Page): PageLink[] {
  let at = 0
  return links.filter((link) => {
    while ((blocks[at]?.end ?? Number.POSITIVE_INFINITY) <= link.start) at += 1
    const block = blocks[at]
    const isInside = block !== undefined && block.start <= link.start
    return !isInside || (block.kind !== 'quote' && block.kind !== 'code')
  })
}

function sectionsOf(prose: readonly MeasuredProse[]): Section[] {
  const sections: Section[] = []
  let open: { heading: Span | null; words: number; span: Span } | null = null
  for (const part of prose) {
    const end = part.start + part.text.length
    if (part.kind === 'heading') {
      if (open !== null) sections.push(open)
      const heading = { start: part.start, end }
      open = { heading, words: 0, span: heading }
    } else {
      open ??= { heading: null, words: 0, span: { start: part.start, end } }
      open = { ...open, words: open.words + part.facts.words, span: { start: open.span.start, end } }
    }
  }
  if (open !== null) sections.push(open)
  return sections
}
