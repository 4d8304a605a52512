import type { PlacedEvidence } from './evidence-counts.ts'

/** A sentence with the height at which its first line stands, in pixels from the top of the page. */
export interface MeasuredEvidence {
  evidence: PlacedEvidence
  top: number
}

/** One mark of the margin: the sentences that begin on the same line. */
export interface MarginLine {
  top: number
  sentences: PlacedEvidence[]
}

const SAME_LINE_PX = 8

/** Gathers sentences into one mark per line; a line with something unsourced shows that first. */
export function marginLines(measured: readonly MeasuredEvidence[]): MarginLine[] {
  const lines: MarginLine[] = []
  for (const { evidence, top } of measured) {
    const last = lines.at(-1)
    if (last && Math.abs(last.top - top) < SAME_LINE_PX) last.sentences.push(evidence)
    else lines.push({ top, sentences: [evidence] })
  }
  return lines
}

const weight = { unsourced: 0, cited: 1, assistant: 2 } as const

/** The state that a mark shows: what most needs looking at. */
export function stateOf(line: MarginLine): PlacedEvidence['state'] {
  return line.sentences.toSorted((a, b) => weight[a.state] - weight[b.state])[0]?.state ?? 'assistant'
}
