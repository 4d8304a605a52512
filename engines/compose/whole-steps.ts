import { type Material, quotable } from './material.ts'
import type { Sentence } from './sentence.ts'

/** Sentences from one numbered step to the next; more, and it is another list. */
const GAP = 4
/** A longer list is a text of its own: of it, what was picked. */
const LONGEST = 400

/**
 * Steps that a source numbers are told whole: who follows them cannot do without one of them. Adds those of the list that
 * holds most of what was picked, with what was picked between them.
 */
export function wholeSteps(material: Material, picked: readonly Sentence[]): readonly Sentence[] {
  const [first] = picked
  if (first === undefined) return picked
  const lists = listsOf(material.sentences.filter((one) => one.isNumbered && isSameSource(one, first)))
  const held = (list: readonly Sentence[]) => list.filter((step) => picked.includes(step)).length
  const list = lists.reduce<readonly Sentence[]>((best, one) => (held(one) > held(best) ? one : best), [])
  const usable = new Set(quotable(material))
  const words = list.reduce((sum, step) => sum + step.words, 0)
  // where one of them may not be quoted, the list has a hole anyway
  if (held(list) < 2 || words > LONGEST || !list.every((step) => usable.has(step))) return picked
  const [from, to] = [list[0]?.index ?? 0, (list.at(-1)?.index ?? 0) + GAP]
  const between = picked.filter(({ index }) => index >= from && index <= to)
  return [...new Set([...list, ...between])].sort((a, b) => a.index - b.index)
}

function isSameSource(one: Sentence, other: Sentence): boolean {
  return one.passage.sourceId === other.passage.sourceId
}

function listsOf(numbered: readonly Sentence[]): Sentence[][] {
  const lists: Sentence[][] = []
  for (const step of numbered) {
    const last = lists.at(-1)
    const before = last?.at(-1)
    if (last !== undefined && before !== undefined && step.index - before.index <= GAP) last.push(step)
    else lists.push([step])
  }
  return lists
}
