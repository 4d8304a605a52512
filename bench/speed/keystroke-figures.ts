/** Milliseconds per key, and the frames that took longer than 25. */
export interface KeyFigures {
  script: number[]
  frame: number[]
  toFrame: number[]
  late: number[]
  /** From the key being pressed to the page hearing of it. */
  waited: number[]
  marks: number
  nodes: number
}

/** The figures in lines for people. */
export function summary({ script, frame, toFrame, late, waited }: KeyFigures): string {
  return [
    line('script per key, by the clock', script),
    line('script of the frame after', frame),
    line('key waiting for the page', waited),
    line('key to frame', toFrame),
    lateFrames(late),
  ].join('\n')
}

/** What several turns say of frames. */
export function frames(turns: readonly KeyFigures[]): string {
  const toFrame = turns.flatMap((turn) => turn.toFrame)
  return [line('key to frame', toFrame), lateFrames(turns.flatMap(({ late }) => late))].join('\n')
}

function lateFrames(late: readonly number[]): string {
  return `frames over 25 ms: ${late.length}${late.length > 0 ? ` (worst ${Math.max(...late).toFixed(0)} ms)` : ''}`
}

/** Median, 95th percentile and worst of some times. */
export function line(what: string, values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms (${values.length})`
}
