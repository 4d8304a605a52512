/**
 * A stretch of a text: UTF-16 offsets, `end` exclusive, so that `text.slice(start, end)` is what it covers.
 * Every finding of every engine gives its place as spans in the text it was given.
 */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The words a span covers. */
export function textOf(text: string, span: Span): string {
  return text.slice(span.start, span.end)
}

/** Whether two spans share at least one character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Whether `outer` covers all of `inner`. */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** The same stretch of words seen from a text in which this one begins `by` characters later. */
export function moved(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by }
}

/** The stretches that some of the spans cover, in order, without overlaps; empty spans cover nothing. */
export function covered(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (span.start >= span.end) continue
    if (last === undefined || span.start > last.end) found.push({ start: span.start, end: span.end })
    else found[found.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return found
}
