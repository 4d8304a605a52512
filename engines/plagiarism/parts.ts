import { type Chain, chainOf } from './chains.ts'
import type { Run } from './runs.ts'
import { type Token, weightOf } from './tokens.ts'

/** A run of so many words was copied: two writers do not choose them alike by chance. */
export const COPIED_WORDS = 8

/** A stretch of a passage that is copied, the writer's own words aside. Token indexes, ends exclusive. */
export type Part = Pick<Chain, 'start' | 'end' | 'sourceStart' | 'sourceEnd'>

/** The words of both texts. */
export interface Both {
  readonly tokens: readonly Token[]
  readonly source: readonly Token[]
}

/** So many of the writer's own words part two passages; fewer are a change within one. */
const OWN_WORDS = 4

/**
 * The copied stretches of a passage: its runs, joined where all that stands between them stands between them in the source
 * too, in whatever order. What is left between is the writer's own. A passage that is said in other words is one stretch.
 */
export function partsOf(chain: Chain, both: Both): Part[] {
  if (chain.runs.length === 0) return [chain]
  const parts: Part[] = []
  for (const next of chain.runs.map(partOf).toSorted((a, b) => a.start - b.start)) {
    const last = parts.at(-1)
    if (last === undefined || hasOwnWords(last, next, both)) parts.push(next)
    else parts[parts.length - 1] = joined(last, next)
  }
  return parts
}

/**
 * A passage as those that it is made of: the writer's own words part it where one of what is left has `least` words. Beside such
 * a one, a few shared words are chance and none of it.
 */
export function parted(chain: Chain, both: Both, least: number): Chain[] {
  const groups: [Run, ...Run[]][] = []
  let reach: Part | null = null
  for (const run of chain.runs) {
    const next = partOf(run)
    const open = groups.at(-1)
    const isParted: boolean = reach !== null && next.start - reach.end >= OWN_WORDS && hasOwnWords(reach, next, both)
    if (open === undefined || isParted) groups.push([run])
    else open.push(run)
    reach = reach === null || isParted ? next : joined(reach, next)
  }
  const chains = groups.map(chainOf)
  const wordsOf = ({ start, end }: Chain) => weightOf(both.tokens, start, end)
  if (chains.every((one) => wordsOf(one) < least)) return [chain]
  return chains.filter((one) => wordsOf(one) >= COPIED_WORDS)
}

function partOf({ start, sourceStart, length }: Run): Part {
  return { start, end: start + length, sourceStart, sourceEnd: sourceStart + length }
}

function joined(one: Part, other: Part): Part {
  return {
    start: Math.min(one.start, other.start),
    end: Math.max(one.end, other.end),
    sourceStart: Math.min(one.sourceStart, other.sourceStart),
    sourceEnd: Math.max(one.sourceEnd, other.sourceEnd),
  }
}

/** Whether words stand between two stretches of the text that do not stand between them in the source. */
function hasOwnWords(last: Part, next: Part, { tokens, source }: Both): boolean {
  const theirs = new Set(source.slice(last.sourceEnd, next.sourceStart).map(({ key }) => key))
  return tokens.slice(last.end, next.start).some(({ key }) => !theirs.has(key))
}
