import { Fragment, type Node } from '@tiptap/pm/model'
import { ReplaceStep, type Transform } from '@tiptap/pm/transform'
import { childrenOf } from '../../../document/children-of.ts'

/**
 * Turns the document of a transaction into these blocks with the smallest steps: blocks that are the same nodes stay
 * untouched, and within a changed stretch only what differs is replaced. Carets, decorations and caches elsewhere survive.
 */
export function replaceBlocks(tr: Transform, blocks: readonly Node[]): void {
  const stretches = changedStretches(childrenOf(tr.doc), blocks)
  for (const stretch of stretches.reverse()) replaceStretch(tr, stretch, blocks)
}

/** Blocks `fromOld` to `toOld` (exclusive) of the old list have become `fromNew` to `toNew` of the new one. */
export interface Stretch {
  fromOld: number
  toOld: number
  fromNew: number
  toNew: number
}

/** Where two lists of nodes differ, taking the longest run of nodes that are the same object in both as kept. */
export function changedStretches(before: readonly Node[], after: readonly Node[]): Stretch[] {
  const stretches: Stretch[] = []
  let old = 0
  let now = 0
  for (const kept of [...keptPairs(before, after), { old: before.length, now: after.length }]) {
    if (kept.old > old || kept.now > now)
      stretches.push({ fromOld: old, toOld: kept.old, fromNew: now, toNew: kept.now })
    old = kept.old + 1
    now = kept.now + 1
  }
  return stretches
}

interface Pair {
  old: number
  now: number
}

// The longest increasing run of places, by patience sorting.
function keptPairs(before: readonly Node[], after: readonly Node[]): Pair[] {
  const places = new Map(after.map((node, index) => [node, index]))
  const pairs = before.flatMap((node, old) => {
    const now = places.get(node)
    return now === undefined ? [] : [{ old, now, previous: -1 }]
  })
  const tails: number[] = []
  pairs.forEach((pair, index) => {
    const at = lowerBound(tails, pair.now, (tail) => pairs[tail]?.now ?? 0)
    pair.previous = at > 0 ? (tails[at - 1] ?? -1) : -1
    tails[at] = index
  })
  const kept: Pair[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = pairs[at]?.previous ?? -1) {
    const pair = pairs[at]
    if (pair) kept.push(pair)
  }
  return kept.reverse()
}

function lowerBound(tails: readonly number[], value: number, placeOf: (tail: number) => number): number {
  let low = 0
  let high = tails.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(tails[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

function replaceStretch(tr: Transform, stretch: Stretch, blocks: readonly Node[]): void {
  const old = Fragment.from(childrenOf(tr.doc).slice(stretch.fromOld, stretch.toOld))
  const now = Fragment.from(blocks.slice(stretch.fromNew, stretch.toNew))
  const at = childrenOf(tr.doc)
    .slice(0, stretch.fromOld)
    .reduce((size, block) => size + block.nodeSize, 0)
  const start = old.findDiffStart(now)
  const end = old.findDiffEnd(now)
  if (start === null || end === null) return
  // Repeated letters make the two searches overlap: push the ends past the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const slice = tr.doc.copy(now).slice(start, end.b + overlap)
  const step = new ReplaceStep(at + start, at + end.a + overlap, slice)
  if (step.apply(tr.doc).failed === null) tr.step(step)
  else tr.replaceWith(at, at + old.size, now)
}
