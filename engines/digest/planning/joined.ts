import type { Material } from '../reading/material.ts'
import { saidBy } from '../reading/said.ts'
import { type Place, placesOf, type SaidThought, type Thought } from '../reading/thought.ts'
import { weights } from '../weights.ts'

/**
 * Thoughts in the order in which they are quoted: the writer's own first, then those of the source that was chosen first, then those of the next, each in
 * the order of its source. Two that follow each other in one passage become one quotation.
 */
export function joined(material: Material, picked: readonly Thought[]): Thought[] {
  const place = new Map(material.passages.map(({ id }, at) => [id, at]))
  const rank = (thought: Thought) =>
    thought.sentences[0] ? thought.sentences[0].index : (place.get(thought.sourceId) ?? 0)
  const intros = picked.flatMap((thought) => (thought.kind === 'list' && thought.intro ? [thought.intro] : []))
  const apart = picked.filter(
    (thought) => thought.kind !== 'said' || !intros.some((intro) => isWithin(thought.place, intro)),
  )
  const bySource = Map.groupBy(apart, ({ sourceId }) => sourceId)
  return [...bySource.values()]
    .toSorted((a, b) => ownFirst(a) - ownFirst(b))
    .flatMap((own) => oneAfterTheOther(own.toSorted((a, b) => rank(a) - rank(b))))
}

function ownFirst([first]: readonly Thought[]): number {
  return first && placesOf(first).some(({ passage }) => passage.own) ? 0 : 1
}

function oneAfterTheOther(thoughts: readonly Thought[]): Thought[] {
  const list: Thought[] = []
  for (const next of thoughts) {
    const last = list.at(-1)
    if (last !== undefined && (follows(last, next) || isSameList(last, next)))
      list[list.length - 1] = together(last, next)
    else list.push(next)
  }
  return list
}

function follows(a: Thought, b: Thought): a is SaidThought {
  if (a.kind !== 'said' || b.kind !== 'said' || a.place.passage.id !== b.place.passage.id) return false
  const isNext = (a.sentences.at(-1)?.index ?? -2) + 1 === b.sentences[0]?.index
  return isNext && a.sentences.length + b.sentences.length <= weights.reading.sentences
}

/** A sentence that stands before a list anyway is not quoted on its own. */
function isWithin({ passage, span }: Place, other: Place): boolean {
  return passage.id === other.passage.id && other.span.start <= span.start && span.end <= other.span.end
}

/** Two items under one announcement. */
function isSameList(a: Thought, b: Thought): boolean {
  if (a.kind !== 'list' || b.kind !== 'list' || a.intro === null || b.intro === null) return false
  return a.intro.passage.id === b.intro.passage.id && a.intro.span.end === b.intro.span.end
}

function together(a: Thought, b: Thought): Thought {
  if (a.kind === 'list' && b.kind === 'list')
    return {
      ...a,
      items: [...a.items, ...b.items],
      sentences: [...a.sentences, ...b.sentences],
      words: a.words + b.words,
    }
  if (a.kind !== 'said' || b.kind !== 'said') return a
  const whole = saidBy(a.place.passage, [...a.sentences, ...b.sentences])
  const span = { start: a.place.span.start, end: whole.place.span.end }
  return { ...whole, place: { ...whole.place, span } }
}
