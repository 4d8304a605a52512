import { quotes, type Span, words } from '../text/index.ts'

/** Words in a row that two writers do not choose alike by chance; the limit that the prompts name is one lower. */
const RUN_WORDS = 8

/** Finds the longest stretches of 8 words or more that a text shares with sources, outside of quotation marks. */
export function copiedWordsFinder(sources: Iterable<string>): (text: string) => Span[] {
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

function runsOf(text: string): (Span & { run: string })[] {
  const spans = words(text)
  const plain = spans.map(({ start, end }) => text.slice(start, end).toLowerCase())
  return spans.slice(RUN_WORDS - 1).map((last, at) => ({
    run: plain.slice(at, at + RUN_WORDS).join(' '),
    start: spans[at]?.start ?? 0,
    end: last.end,
  }))
}
