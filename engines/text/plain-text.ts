import type { Span } from './span.ts'

/** What a stretch of a document is, once its markup is gone. */
export type BlockKind = 'paragraph' | 'heading' | 'list-item' | 'quote' | 'code' | 'table-row' | 'caption'

/** A block of a document: its span is in the plain text. */
export interface Block extends Span {
  readonly kind: BlockKind
  /** 1 to 6 for headings, the depth of nesting from 1 for list items; absent otherwise. */
  readonly level?: number
}

/**
 * A run of plain text that stands unbroken in the original: `start` to `end` here, `from` to `to` there. Where the two
 * lengths differ (an entity such as `&amp;`) it is one thing that cannot be cut.
 */
export interface Run extends Span {
  readonly from: number
  readonly to: number
}

/**
 * Plain text made of markup, with a map back to each character's original position. Blocks are separated by an empty line, so
 * that `paragraphs` and `sentences` never run across them.
 */
export interface PlainText {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly runs: readonly Run[]
}

/**
 * Where a span of the plain text is in the marked-up original. It covers whatever markup lies inside; null when
 * no character of it comes from the original (a line break between blocks), and for an empty span.
 */
export function originOf(plain: Pick<PlainText, 'runs'>, span: Span): Span | null {
  if (span.start >= span.end) return null
  const first = plain.runs[firstEndingAfter(plain.runs, span.start)]
  const last = plain.runs[firstEndingAfter(plain.runs, span.end - 1)] ?? plain.runs.at(-1)
  if (first === undefined || last === undefined || first.start >= span.end) return null
  const closing = last.start < span.end ? last : plain.runs[firstEndingAfter(plain.runs, span.end - 1) - 1]
  if (closing === undefined || closing.end <= span.start) return null
  return { start: originBefore(first, span.start), end: originAfter(closing, span.end) }
}

function originBefore(run: Run, offset: number): number {
  return isExact(run) ? run.from + Math.max(0, offset - run.start) : run.from
}

function originAfter(run: Run, offset: number): number {
  return isExact(run) ? Math.min(run.to, run.from + offset - run.start) : run.to
}

function isExact(run: Run): boolean {
  return run.end - run.start === run.to - run.from
}

/** The place of the first of spans in order that ends after an offset; their number when none does. */
export function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
