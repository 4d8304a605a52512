import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { SaidThought, Thought } from '../reading/thought.ts'
import { weights } from '../weights.ts'
import { figureOf } from './agreements.ts'

/** A sentence that states a figure which others can be compared with. */
export interface FigureRow {
  readonly thought: SaidThought
  readonly figure: string
}

/** Sentences that state figures of one kind for much the same thing: a table of them says more than quotations. Empty for fewer than two sources. */
export function figuresAmong(material: Material, thoughts: readonly Thought[]): FigureRow[] {
  const { fewestFigures, mostFigures } = weights.planning
  const stated = thoughts.flatMap((thought) => statedIn(material, thought))
  const groups = stated.map((one) => stated.filter((other) => other === one || isComparable(material, one, other)))
  const sources = (group: typeof stated) => new Set(group.map(({ thought }) => thought.sourceId)).size
  const best = groups
    .filter((group) => group.length >= fewestFigures && sources(group) > 1)
    .reduce<typeof stated>((a, b) => (b.length > a.length ? b : a), [])
  return best.slice(0, mostFigures).map(({ thought, figure }) => ({ thought, figure }))
}

interface Stated extends FigureRow {
  readonly sentence: Sentence
  readonly unit: string
}

function statedIn(material: Material, thought: Thought): Stated[] {
  const [sentence, ...more] = thought.sentences
  if (thought.kind !== 'said' || sentence === undefined || more.length > 0) return []
  // a table shows what others say; the writer's own figures stay in their text
  if (thought.place.passage.own || thought.words > weights.planning.longestFigure) return []
  const figure = figureOf(material, sentence)
  return figure === null ? [] : [{ thought, sentence, figure: figure.words, unit: figure.unit }]
}

/** The same unit, and mostly the same words beyond the topic. */
function isComparable({ topic }: Material, a: Stated, b: Stated): boolean {
  if (a.unit !== b.unit) return false
  const own = ({ sentence }: Stated) =>
    new Set([...sentence.terms].filter((term) => !topic.terms.has(term) && !/\d/.test(term)))
  const [one, other] = [own(a), own(b)]
  const both = [...one].filter((term) => other.has(term)).length
  return both > 1 && both >= weights.planning.comparable * Math.min(one.size, other.size)
}
