import type { DocumentNode } from '../document-node.ts'
import { type Block, blocksOf } from './blocks.ts'
import { type Run, sequenceDifference } from './sequence-difference.ts'
import { similarPairs } from './similar-pairs.ts'
import { type Part, wordDifference } from './word-difference.ts'

/** One block of a readable difference. `folded` stands for a stretch in which nothing changed. */
export type BlockChange =
  | { state: 'same' | 'added' | 'removed' | 'moved' | 'restyled'; kind: string; level: number; text: string }
  | { state: 'changed'; kind: string; level: number; parts: Part[] }
  | { state: 'folded'; count: number }

/** Two versions of a document, side by side in one list. */
export interface DocumentDifference {
  blocks: BlockChange[]
  /** Words that only the newer, or only the older version has. */
  addedWords: number
  removedWords: number
}

/**
 * What changed between two versions: blocks are paired first, then the words within pairs. `context` is how many
 * unchanged blocks stay visible around a change; longer stretches are folded.
 */
export function documentDifference(
  before: DocumentNode,
  after: DocumentNode,
  { context = 2 }: { context?: number } = {},
): DocumentDifference {
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const runs = sequenceDifference(...tokens(old, now))
  const changes = markMoves(changesOf(runs, old, now))
  return { blocks: fold(changes, context), ...countWords(changes) }
}

/** The blocks as numbers that are equal where their fingerprints are. */
function tokens(old: Block[], now: Block[]): [number[], number[]] {
  const numbers = new Map<string, number>()
  const number = ({ fingerprint }: Block) => {
    const known = numbers.get(fingerprint)
    if (known !== undefined) return known
    numbers.set(fingerprint, numbers.size)
    return numbers.size - 1
  }
  return [old.map(number), now.map(number)]
}

type Change = Exclude<BlockChange, { state: 'folded' }>

function changesOf(runs: Run[], old: Block[], now: Block[]): Change[] {
  const changes: Change[] = []
  let i = 0
  let j = 0
  let removed: Block[] = []
  for (const [index, { state, count }] of runs.entries()) {
    if (state === 'kept') {
      changes.push(...now.slice(j, j + count).map((block) => whole('same', block)))
    } else if (state === 'removed') {
      removed = old.slice(i, i + count)
      if (runs[index + 1]?.state !== 'added') changes.push(...removed.map((block) => whole('removed', block)))
    } else {
      changes.push(...rewritten(runs[index - 1]?.state === 'removed' ? removed : [], now.slice(j, j + count)))
    }
    if (state !== 'added') i += count
    if (state !== 'removed') j += count
  }
  return changes
}

function whole(state: 'same' | 'added' | 'removed' | 'restyled', { kind, level, text }: Block): Change {
  return { state, kind, level, text }
}

/** A stretch in which every block differs: pairs that share words become `changed`, the rest `removed` and `added`. */
function rewritten(old: Block[], now: Block[]): Change[] {
  const changes: Change[] = []
  let nextOld = 0
  let nextNow = 0
  for (const pair of [...similarPairs(old, now), { old: old.length, now: now.length }]) {
    for (; nextOld < pair.old; nextOld++)
      changes.push(...old.slice(nextOld, nextOld + 1).map((block) => whole('removed', block)))
    for (; nextNow < pair.now; nextNow++)
      changes.push(...now.slice(nextNow, nextNow + 1).map((block) => whole('added', block)))
    const [from, to] = [old[pair.old], now[pair.now]]
    if (from && to) changes.push(between(from, to))
    nextOld = pair.old + 1
    nextNow = pair.now + 1
  }
  return changes
}

function between(from: Block, to: Block): Change {
  if (from.text === to.text) return whole('restyled', to)
  return { state: 'changed', kind: to.kind, level: to.level, parts: wordDifference(from.text, to.text) }
}

/** A block of at least three words that went from here and stands unchanged elsewhere has moved: shown once, where it is now. */
function markMoves(changes: Change[]): Change[] {
  const key = (change: Change) =>
    change.state === 'added' || change.state === 'removed' ? `${change.kind}|${change.text}` : ''
  const gone = new Map<string, Change[]>()
  for (const change of changes) {
    if (change.state === 'removed' && change.text.split(/\s+/).length >= 3)
      gone.set(key(change), [...(gone.get(key(change)) ?? []), change])
  }
  const moved = new Set<Change>()
  const marked = changes.map((change): Change => {
    const source = change.state === 'added' ? gone.get(key(change))?.pop() : undefined
    if (source === undefined || change.state !== 'added') return change
    moved.add(source)
    return { ...change, state: 'moved' }
  })
  return marked.filter((change) => !moved.has(change))
}

function fold(changes: Change[], context: number): BlockChange[] {
  const shown = new Uint8Array(changes.length)
  changes.forEach((change, index) => {
    if (change.state !== 'same') shown.fill(1, Math.max(0, index - context), index + context + 1)
  })
  const folded: BlockChange[] = []
  changes.forEach((change, index) => {
    const last = folded.at(-1)
    if (shown[index]) folded.push(change)
    else if (last?.state === 'folded') last.count += 1
    else folded.push({ state: 'folded', count: 1 })
  })
  return folded
}

function countWords(changes: Change[]): { addedWords: number; removedWords: number } {
  const count = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  let addedWords = 0
  let removedWords = 0
  for (const change of changes) {
    const parts: Part[] =
      change.state === 'changed'
        ? change.parts
        : [{ state: change.state === 'added' || change.state === 'removed' ? change.state : 'same', text: change.text }]
    for (const { state, text } of parts) {
      if (state === 'added') addedWords += count(text)
      if (state === 'removed') removedWords += count(text)
    }
  }
  return { addedWords, removedWords }
}
