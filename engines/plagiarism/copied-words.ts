import { type ContentLanguage, names, numbers, overlaps, quotes, type Span, textOf, words } from '../text/index.ts'

/** Words in a row that two writers do not choose alike by chance; the limit that the prompts name is one lower. */
const RUN_WORDS = 8

/**
 * Finds what a text copies from sources: stretches of prose, outside of quotation marks, in which 8 words or more in a row
 * are a source's, besides figures with their units and names. “From 20:00 to 9:00, June 1 to September 30” is the same in
 * everybody's words, and so is a cell of a table: rows and headings are not looked at. A stretch ends with its line.
 */
export function copiedWordsFinder(sources: Iterable<string>, language: ContentLanguage): (text: string) => Span[] {
  const shared = sharedRunsFinder(sources)
  return (text) =>
    proseLines(text).flatMap((line) =>
      shared(textOf(text, line))
        .filter((run) => isWording(textOf(text, line), run, language))
        .map(({ start, end }) => ({ start: line.start + start, end: line.start + end })),
    )
}

/** Finds the longest stretches of 8 words or more that a text shares with sources, whatever they say, outside of quotation marks. */
export function sharedRunsFinder(sources: Iterable<string>): (text: string) => Span[] {
  const runs = new Set<string>()
  for (const source of sources) for (const { run } of runsOf(source)) runs.add(run)
  return (text) => {
    const quoted = quotes(text)
    const found: Span[] = []
    for (const { run, start, end } of runsOf(text)) {
      if (!runs.has(run) || quoted.some((quote) => quote.start <= start && end <= quote.end)) continue
      const last = found.at(-1)
      if (last && start <= last.end) found[found.length - 1] = { start: last.start, end }
      else found.push({ start, end })
    }
    return found
  }
}

/** Lines of a Markdown text that somebody worded: neither headings nor rows of a table. */
function proseLines(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => !/^\s*(?:#{1,6}\s|\|)/.test(line))
    .map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
}

/** Whether enough of a run are words that somebody chose. */
function isWording(line: string, run: Span, language: ContentLanguage): boolean {
  const given: Span[] = [...numbers(line, language), ...names(line, language), ...quotes(line)]
  const chosen = words(line).filter(
    (word) => run.start <= word.start && word.end <= run.end && !given.some((span) => overlaps(span, word)),
  )
  return chosen.length >= RUN_WORDS
}

function runsOf(text: string): (Span & { run: string })[] {
  const spans = words(text)
  const plain = spans.map(({ start, end }) => text.slice(start, end).toLowerCase())
  return spans.slice(RUN_WORDS - 1).map((last, at) => ({
    run: plain.slice(at, at + RUN_WORDS).join(' '),
    start: spans[at]?.start ?? 0,
    end: last.end,
  }))
}
