/** One event of a Chromium trace; times in microseconds, `tdur` on the processor. */
interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { type?: string } }
}

export interface Trace {
  traceEvents: TraceEvent[]
}

const handlers = new Set(['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup'])
const script = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript'])

/**
 * Milliseconds of processor time that script took for each key: the handlers of its events and everything that these ran
 * at once. What the browser itself does for a key (its editing command, layout) is left out, and so is waiting for a
 * processor that others use.
 */
export function scriptPerKey(trace: Trace): number[] {
  const events = trace.traceEvents
  const first = events.find((event) => isHandler(event, 'keydown'))
  if (!first) return []
  const main = events
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const starts = main.filter((event) => isHandler(event, 'keydown')).map(({ ts }) => ts)
  const spent = starts.map(() => 0)
  for (const event of outermost(
    main.filter((event) => event.name === 'EventDispatch' && handlers.has(event.args?.data?.type ?? '')),
  )) {
    const key = starts.findLastIndex((start) => start <= event.ts)
    const inside = main.filter(
      ({ name, ts, dur = 0 }) => script.has(name) && ts >= event.ts && ts + dur <= event.ts + (event.dur ?? 0),
    )
    if (key >= 0)
      spent[key] = (spent[key] ?? 0) + outermost(inside).reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0)
  }
  return spent
}

/** What the page's main thread did in one go and what it spent on each kind of work, in lines for people. */
export function longest({ traceEvents: events }: Trace): string {
  const first = events.find((event) => isHandler(event, 'keydown'))
  const main = events.filter(({ pid, tid, ph }) => pid === first?.pid && tid === first.tid && ph === 'X')
  const keys = main.filter((event) => isHandler(event, 'keydown')).length
  const tasks = main.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1_000)
  const of = (name: string) => {
    const spent = outermost(main.filter((event) => event.name === name)).reduce((sum, { tdur = 0 }) => sum + tdur, 0)
    return `${name} ${(spent / 1_000 / keys).toFixed(1)}`
  }
  const each = ['Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'FunctionCall'].map(of)
  const raster = events.filter(({ name, pid }) => name === 'RasterTask' && pid === first?.pid)
  const rastered = raster.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000 / keys
  return [
    `tasks of the main thread, processor time: longest ${Math.max(0, ...tasks).toFixed(0)} ms, over 16 ms: ${tasks.filter((ms) => ms > 16).length}`,
    `milliseconds a key: ${each.join(', ')}, raster ${rastered.toFixed(1)}`,
  ].join('\n')
}

function isHandler(event: TraceEvent, type: string): boolean {
  return event.name === 'EventDispatch' && event.args?.data?.type === type
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const list: TraceEvent[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const event of events) {
    if (event.ts < end) continue
    list.push(event)
    end = event.ts + (event.dur ?? 0)
  }
  return list
}
