import { contradictions } from '../../fact-check/index.ts'
import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Thought } from '../reading/thought.ts'
import { weights } from '../weights.ts'
import { givesOtherFigure } from './other-figures.ts'

/** Two thoughts of different sources that cannot both be so. */
export type Difference = readonly [Thought, Thought]

/** Where sources differ on what is quoted; only where code is sure. Each thought once. */
export function differencesAmong(
  material: Material,
  picked: readonly Thought[],
  candidates: readonly Thought[],
): Difference[] {
  const said = candidates.filter(({ kind }) => kind === 'said')
  const isPicked = new Set(picked)
  const seen = new Set<Thought>()
  const found: Difference[] = []
  for (const [a, b] of pairsThatDiffer(material, said)) {
    const isNew = !seen.has(a) && !seen.has(b) && (isPicked.has(a) || isPicked.has(b))
    if (!isNew || found.length === weights.planning.mostDifferences) continue
    found.push([a, b])
    seen.add(a).add(b)
  }
  return found
}

function pairsThatDiffer(material: Material, thoughts: readonly Thought[]): [Thought, Thought][] {
  const all = thoughts.flatMap((thought) => thought.sentences.map((sentence) => ({ thought, sentence })))
  const sure = contradictions(
    all.map(({ sentence }) => sentence.text),
    material.language,
  ).filter(({ confidence }) => confidence >= weights.planning.differ)
  const byRule = sure.flatMap(({ first, second }) => pairOf(all[first], all[second]))
  const byFigure = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => givesOtherFigure(material, one.sentence, other.sentence))
      .flatMap((other) => pairOf(one, other)),
  )
  return [...byRule, ...byFigure]
}

interface Said {
  readonly thought: Thought
  readonly sentence: Sentence
}

function pairOf(a: Said | undefined, b: Said | undefined): [Thought, Thought][] {
  return a && b && a.thought.sourceId !== b.thought.sourceId ? [[a.thought, b.thought]] : []
}
