import { defines } from './evidence.ts'
import { contains, type Label, labelsOf } from './labels.ts'
import { type Material, quotable } from './material.ts'
import { headingFor } from './outline-heading.ts'
import type { Group } from './outlines.ts'
import { capitalised } from './readable.ts'
import { likeness } from './relevance.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'

/** A section for each part of the subject, after one that says what it is. */
export function byParts(material: Material, { most, variant }: { most: number; variant: number }): Group[] {
  const usable = quotable(material)
  const opening = usable.filter((sentence) => defines(material, sentence))
  const rest = usable.filter((sentence) => !opening.includes(sentence))
  const sections = partsOf(material, rest, { most: Math.max(2, most - (opening.length > 0 ? 1 : 0)), variant })
  if (sections.length < 2 || opening.length === 0) return sections
  return [{ heading: headingFor(material, 'definition', variant), sentences: opening }, ...sections]
}

/**
 * Parts some sentences into groups: keyphrases are chosen one after the other, each for how much it covers that none
 * before it does (greedy cover), and every other sentence goes to the part it is most like. Empty when there are none.
 */
export function partsOf(
  material: Material,
  sentences: readonly Sentence[],
  { most, variant }: { most: number; variant: number },
): Group[] {
  const parts = chosenParts(material, sentences, { most, variant })
  const [first] = parts
  if (first === undefined || parts.length < 2) return []
  const groups = new Map<Label, Sentence[]>(parts.map((part) => [part, []]))
  const places = new Map<number, Label>()
  for (const sentence of sentences) {
    const part = partOf(material, sentence, { parts, places }) ?? first
    places.set(sentence.index, part)
    groups.get(part)?.push(sentence)
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .sort((a, b) => meanPlace(a[1]) - meanPlace(b[1]))
    .map(([{ phrase }, group]) => ({ heading: capitalised(phrase, material.language), sentences: group }))
}

interface Parting {
  readonly parts: readonly Label[]
  /** Which part each sentence went to so far, by its index. */
  readonly places: ReadonlyMap<number, Label>
}

function chosenParts(
  material: Material,
  sentences: readonly Sentence[],
  { most, variant }: { most: number; variant: number },
): Label[] {
  const within = new Set(sentences.map(({ index }) => index))
  const total = sentences.length
  const open = labelsOf(material)
    .slice(0, 40)
    .map((label, rank) => {
      const own = label.sentences.filter(({ index, leansOn }) => within.has(index) && leansOn === null)
      const tooWide = own.length > total * 0.4 ? 0.4 : 1
      const precise = label.terms.size > 1 ? 1.35 : 1
      return { label, own, factor: (tooWide * precise * (1 + 0.25 * sway(variant, rank))) / (1 + 0.02 * rank) }
    })
  const covered = new Set<number>()
  const gain = ({ own, factor }: (typeof open)[number]) =>
    own.filter(({ index }) => !covered.has(index)).length * factor
  const parts: Label[] = []
  while (parts.length < most && open.length > 0) {
    const best = open.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    if (gain(best) < (total < 12 ? 0.5 : 1.5)) break
    parts.push(best.label)
    for (const { index } of best.label.sentences) covered.add(index)
    open.splice(open.indexOf(best), 1)
  }
  return parts
}

/** The part of the sentence it leans on, else the one whose words it has, else its neighbour's, else the likest. */
function partOf(material: Material, sentence: Sentence, { parts, places }: Parting): Label | undefined {
  const before = sentence.leansOn === null ? undefined : places.get(sentence.leansOn)
  if (before !== undefined) return before
  const named = parts.find((part) => contains(sentence.terms, part.terms))
  if (named !== undefined) return named
  const isWithin = material.sentences[sentence.index - 1]?.passage === sentence.passage
  return (isWithin ? places.get(sentence.index - 1) : undefined) ?? likest(material, sentence, parts)
}

function likest(material: Material, sentence: Sentence, parts: readonly Label[]): Label | undefined {
  let best: Label | undefined
  let most = 0
  for (const part of parts) {
    const like = Math.max(0, ...part.sentences.slice(0, 6).map((other) => likeness(material, sentence, other)))
    if (like > most) [best, most] = [part, like]
  }
  return best
}

function meanPlace(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { passage, bare }) => sum + passage.start + bare.start, 0) / sentences.length
}
