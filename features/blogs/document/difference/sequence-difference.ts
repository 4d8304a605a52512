/** A stretch of two sequences: kept in both, only in the old one, or only in the new one. */
export interface Run {
  state: 'kept' | 'removed' | 'added'
  /** How many tokens. */
  count: number
}

/** Edit steps that one gap without a common landmark may cost; beyond it the gap counts as rewritten. */
const MAX_STEPS = 300

/**
 * What turns `before` into `after`, as runs in order: the counts of kept and removed runs sum to `before.length`, those
 * of kept and added runs to `after.length`. Tokens are numbers that are equal where the things they stand for are.
 * Landmarks first (tokens that stand once in both, in the longest common order: patience difference), then Myers' greedy
 * search in the gaps (E. W. Myers, "An O(ND) difference algorithm and its variations", 1986), cut off where two
 * stretches have nothing to do with each other, so that it stays near linear in the length.
 */
export function sequenceDifference(before: readonly number[], after: readonly number[]): Run[] {
  const runs: Run[] = []
  const gaps: Gap[] = [{ fromBefore: 0, toBefore: before.length, fromAfter: 0, toAfter: after.length }]
  while (gaps.length > 0) {
    const gap = gaps.pop()
    if (gap === undefined) break
    const inner = withoutSharedEnds(before, after, gap)
    append(runs, 'kept', inner.fromBefore - gap.fromBefore)
    const landmarks = landmarksIn(before, after, inner)
    const tail = gap.toBefore - inner.toBefore
    if (landmarks.length === 0) {
      for (const run of searchGap(before, after, inner)) append(runs, run.state, run.count)
      append(runs, 'kept', tail)
    } else {
      gaps.push(...between(inner, landmarks, tail).reverse())
    }
  }
  return runs
}

interface Gap {
  fromBefore: number
  toBefore: number
  fromAfter: number
  toAfter: number
}

function withoutSharedEnds(before: readonly number[], after: readonly number[], gap: Gap): Gap {
  let { fromBefore, toBefore, fromAfter, toAfter } = gap
  while (fromBefore < toBefore && fromAfter < toAfter && before[fromBefore] === after[fromAfter]) {
    fromBefore++
    fromAfter++
  }
  while (fromBefore < toBefore && fromAfter < toAfter && before[toBefore - 1] === after[toAfter - 1]) {
    toBefore--
    toAfter--
  }
  return { fromBefore, toBefore, fromAfter, toAfter }
}

interface Landmark {
  before: number
  after: number
}

/** Tokens that stand exactly once on both sides of the gap, as the longest series that keeps its order. */
function landmarksIn(before: readonly number[], after: readonly number[], gap: Gap): Landmark[] {
  const inBefore = placesOfSingles(before, gap.fromBefore, gap.toBefore)
  const inAfter = placesOfSingles(after, gap.fromAfter, gap.toAfter)
  const shared: Landmark[] = []
  for (const [token, place] of inBefore) {
    const other = inAfter.get(token)
    if (place >= 0 && other !== undefined && other >= 0) shared.push({ before: place, after: other })
  }
  shared.sort((a, b) => a.before - b.before)
  return longestRising(shared)
}

/** Token → its only place, or -1 where it is more than once. */
function placesOfSingles(tokens: readonly number[], from: number, to: number): Map<number, number> {
  const places = new Map<number, number>()
  for (let at = from; at < to; at++) {
    const token = tokens[at] ?? 0
    places.set(token, places.has(token) ? -1 : at)
  }
  return places
}

/** The longest subsequence with rising `after` places, by patience sorting: O(n log n). */
function longestRising(landmarks: Landmark[]): Landmark[] {
  const tops: number[] = []
  const previous: number[] = []
  landmarks.forEach((landmark, index) => {
    let low = 0
    let high = tops.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((landmarks[tops[middle] ?? 0]?.after ?? 0) < landmark.after) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (tops[low - 1] ?? -1) : -1
    tops[low] = index
  })
  const series: Landmark[] = []
  for (let at = tops.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const landmark = landmarks[at]
    if (landmark) series.push(landmark)
  }
  return series.reverse()
}

/** The gaps that the landmarks leave, in order; each but the last ends with its landmark as a shared end. */
function between(gap: Gap, landmarks: Landmark[], sharedTail: number): Gap[] {
  const gaps: Gap[] = []
  let { fromBefore, fromAfter } = gap
  for (const landmark of landmarks) {
    gaps.push({ fromBefore, toBefore: landmark.before + 1, fromAfter, toAfter: landmark.after + 1 })
    fromBefore = landmark.before + 1
    fromAfter = landmark.after + 1
  }
  gaps.push({ fromBefore, toBefore: gap.toBefore + sharedTail, fromAfter, toAfter: gap.toAfter + sharedTail })
  return gaps
}

/** Myers' greedy search within one gap; "all removed, all added" where it would cost more than `MAX_STEPS`. */
function searchGap(before: readonly number[], after: readonly number[], gap: Gap): Run[] {
  const n = gap.toBefore - gap.fromBefore
  const m = gap.toAfter - gap.fromAfter
  const rewritten: Run[] = [
    { state: 'removed', count: n },
    { state: 'added', count: m },
  ]
  if (n === 0 || m === 0) return rewritten
  const trail = furthestReaches(before, after, gap)
  return trail === null ? rewritten : walkBack(trail, n, m)
}

/** For each number of edits the furthest reach on every diagonal, up to the one that meets the end; null beyond the limit. */
function furthestReaches(before: readonly number[], after: readonly number[], gap: Gap): Int32Array[] | null {
  const n = gap.toBefore - gap.fromBefore
  const m = gap.toAfter - gap.fromAfter
  const limit = Math.min(n + m, MAX_STEPS)
  const width = limit + 1
  const reach = new Int32Array(2 * width + 1)
  const trail: Int32Array[] = []
  for (let edits = 0; edits <= limit; edits++) {
    trail.push(reach.slice(width - edits - 1, width + edits + 2))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = reach[width + diagonal - 1] ?? 0
      const right = reach[width + diagonal + 1] ?? 0
      let x = diagonal === -edits || (diagonal !== edits && left < right) ? right : left + 1
      while (x < n && x - diagonal < m && before[gap.fromBefore + x] === after[gap.fromAfter + x - diagonal]) x++
      reach[width + diagonal] = x
      if (x >= n && x - diagonal >= m) return trail
    }
  }
  return null
}

function walkBack(trail: Int32Array[], n: number, m: number): Run[] {
  const steps: Run[] = []
  let x = n
  let y = m
  for (let edits = trail.length - 1; edits > 0; edits--) {
    const reach = trail[edits]
    if (reach === undefined) break
    const at = (diagonal: number) => reach[diagonal + edits + 1] ?? 0
    const diagonal = x - y
    const down = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1))
    const fromX = down ? at(diagonal + 1) : at(diagonal - 1)
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1)
    const met = down ? fromX : fromX + 1
    steps.push({ state: 'kept', count: x - met }, { state: down ? 'added' : 'removed', count: 1 })
    x = fromX
    y = fromY
  }
  steps.push({ state: 'kept', count: x })
  return steps.reverse()
}

/** Adds a run, joined to the last where it continues, with removals before additions within one change. */
function append(runs: Run[], state: Run['state'], count: number): void {
  if (count === 0) return
  const last = runs.at(-1)
  if (last?.state === state) last.count += count
  else if (state === 'removed' && last?.state === 'added') joinRemoval(runs, last, count)
  else runs.push({ state, count })
}

function joinRemoval(runs: Run[], added: Run, count: number): void {
  const before = runs.at(-2)
  if (before?.state === 'removed') before.count += count
  else runs.splice(runs.length - 1, 1, { state: 'removed', count }, added)
}
