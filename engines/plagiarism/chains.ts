import type { Run } from './runs.ts'

/** Runs that lie close together in both texts: one copied passage. Token indexes, ends exclusive. */
export interface Chain {
  readonly start: number
  readonly end: number
  readonly sourceStart: number
  readonly sourceEnd: number
  /** Tokens that are in runs. */
  readonly shared: number
  /** The runs in the order of the text. None where all of it is said in other words. */
  readonly runs: readonly Run[]
}

interface Open extends Omit<Chain, 'runs'> {
  start: number
  end: number
  sourceStart: number
  sourceEnd: number
  shared: number
  runs: Run[]
}

/** The passage that some runs are together. */
export function chainOf([first, ...others]: readonly [Run, ...Run[]]): Chain {
  const chain = opened(first)
  for (const run of others) extend(chain, run)
  return chain
}

/** Joins runs, given in order, of which no more than `gap` tokens lie between in either text. */
export function chained(runs: readonly Run[], gap: number): Chain[] {
  const closed: Open[] = []
  let open: Open[] = []
  for (const run of runs) {
    const still: Open[] = []
    for (const chain of open) (run.start - chain.end <= gap ? still : closed).push(chain)
    open = still
    const nearest = nearestOf(open, run, gap)
    if (nearest === null) open.push(opened(run))
    else extend(nearest, run)
  }
  return [...closed, ...open].sort((a, b) => a.start - b.start || a.sourceStart - b.sourceStart)
}

function nearestOf(open: readonly Open[], run: Run, gap: number): Open | null {
  let best: Open | null = null
  let least = gap + 1
  for (const chain of open) {
    const before = chain.sourceStart - (run.sourceStart + run.length)
    const after = run.sourceStart - chain.sourceEnd
    const distance = Math.max(before, after)
    if (distance < least) {
      best = chain
      least = distance
    }
  }
  return best
}

function opened(run: Run): Open {
  return {
    start: run.start,
    end: run.start + run.length,
    sourceStart: run.sourceStart,
    sourceEnd: run.sourceStart + run.length,
    shared: run.length,
    runs: [run],
  }
}

function extend(chain: Open, run: Run): void {
  chain.runs.push(run)
  chain.shared += Math.min(run.length, Math.max(0, run.start + run.length - chain.end))
  chain.start = Math.min(chain.start, run.start)
  chain.end = Math.max(chain.end, run.start + run.length)
  chain.sourceStart = Math.min(chain.sourceStart, run.sourceStart)
  chain.sourceEnd = Math.max(chain.sourceEnd, run.sourceStart + run.length)
}
