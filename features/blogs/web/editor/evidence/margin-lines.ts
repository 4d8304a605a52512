import type { PlacedEvidence } from './evidence-counts.ts'
import type { VerdictState } from './verdicts.ts'

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

/** Gathers sentences into one mark per line; a line shows what most needs looking at. */
export function marginLines(measured: readonly MeasuredEvidence[]): MarginLine[] {
  const lines: MarginLine[] = []
  for (const { evidence, top } of measured) {
    const last = lines.at(-1)
    if (last && Math.abs(last.top - top) < SAME_LINE_PX) last.sentences.push(evidence)
    else lines.push({ top, sentences: [evidence] })
  }
  return lines
}

/** What a mark can show. */
export type MarkState = PlacedEvidence['state'] | VerdictState

const weight = {
  disputed: 0,
  stale: 1,
  unsure: 2,
  unsourced: 3,
  supported: 4,
  cited: 5,
  assistant: 6,
  plain: 7,
} as const satisfies Record<MarkState, number>

/** The state that a mark shows: what most needs looking at. */
export function stateOf(line: MarginLine): MarkState {
  const states = line.sentences.map(({ state, verdict }) => verdict?.state ?? state)
  return states.toSorted((a, b) => weight[a] - weight[b])[0] ?? 'plain'
}

/** Whether a line that shows a sentence without a source shows one that was written for the person. */
export function isUnsourcedByAssistant(line: MarginLine): boolean {
  if (stateOf(line) !== 'unsourced') return false
  return line.sentences.some(({ state, verdict, engine }) => !verdict && state === 'unsourced' && engine !== null)
}
