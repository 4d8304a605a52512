import { defines } from './evidence.ts'
import { contains, type Label, labelsOf } from './labels.ts'
import { type Material, quotable } from './material.ts'
import type { Group } from './outline.ts'
import { headingFor, isHeading } from './outline-heading.ts'
import { byHeadings } from './outline-headings.ts'
import { bySegments } from './outline-segments.ts'
import { capitalised } from './readable.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'

/** A section for each part of the subject, after one that says what it is: the sources' own headings, else the stretches of a source, else keyphrases. */
export function byParts(material: Material, { most, variant }: Parts): Group[] {
  const headed = byHeadings(material, { most })
  if (headed.length > 0) return headed
  const stretches = bySegments(material, most)
  if (stretches.length > 0) return stretches
  const usable = quotable(material)
  const opening = usable.filter((sentence) => defines(material, sentence))
  const rest = usable.filter((sentence) => !opening.includes(sentence))
  const sections = partsOf(material, rest, { most: Math.max(2, most - (opening.length > 1 ? 1 : 0)), variant })
  if (sections.length < 2 || opening.length < 2) return sections
  return [{ heading: headingFor(material, 'definition', variant), sentences: opening }, ...sections]
}

/**
 * Parts some sentences into groups: keyphrases are chosen one after the other, each for how much it covers that none
 * before it does (greedy cover), and a sentence goes to the part that it names, or that its neighbour before went to.
 * What fits no part is left out.
 */
export function partsOf(
  material: Material,
  sentences: readonly Sentence[],
  { isPassing = false, ...wanted }: Parts,
): Group[] {
  const parts = chosenParts(material, sentences, { isPassing, ...wanted })
  const groups = new Map<Label, Sentence[]>(parts.map((part) => [part, []]))
  const places = new Map<number, Label>()
  for (const sentence of sentences) {
    const part = partOf(material, sentence, { parts, places })
    if (part === undefined) continue
    places.set(sentence.index, part)
    groups.get(part)?.push(sentence)
  }
  const told = [...groups].filter(([part, group]) => (isPassing ? group.length > 1 : isToldOf(part, group)))
  return told
    .sort((a, b) => meanPlace(a[1]) - meanPlace(b[1]))
    .map(([{ phrase }, group]) => ({ heading: capitalised(phrase, material.language), sentences: group }))
}

/** What is wanted of the parts. */
export interface Parts {
  readonly most: number
  readonly variant: number
  /** Whether bare words may head a part, where there is nothing better. */
  readonly isLoose?: boolean
  /** Whether what is only named in passing may head one too, where there is no plan otherwise. */
  readonly isPassing?: boolean
}

interface Parting {
  readonly parts: readonly Label[]
  /** Which part each sentence went to so far, by its index. */
  readonly places: ReadonlyMap<number, Label>
}

function chosenParts(
  material: Material,
  sentences: readonly Sentence[],
  { most, variant, isLoose = false, isPassing = false }: Parts,
): Label[] {
  const within = new Set(sentences.map(({ index }) => index))
  const total = sentences.length
  // one that is named in passing is not chosen at all, so that it takes no place of one that is told of
  const open = labelsOf(material)
    .filter((label) => (isLoose || isHeading(material, label)) && (isPassing || isToldOf(label, sentences)))
    .slice(0, 40)
    .map((label, rank) => {
      const own = label.sentences.filter(
        (sentence) => within.has(sentence.index) && (isLoose ? sentence.leansOn === null : opensWith(sentence, label)),
      )
      const tooWide = own.length > total * 0.4 ? 0.4 : 1
      return { label, own, factor: (tooWide * (1 + 0.25 * sway(variant, rank))) / (1 + 0.02 * rank) }
    })
  const covered = new Set<number>()
  const gain = ({ own, factor }: (typeof open)[number]) =>
    own.filter(({ index }) => !covered.has(index)).length * factor
  const parts: Label[] = []
  while (parts.length < most && open.length > 0) {
    const best = open.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    if (gain(best) < (total < 12 ? 0.5 : 1.5)) break
    open.splice(open.indexOf(best), 1)
    if (parts.some((part) => overlaps(part.terms, best.label.terms))) continue
    parts.push(best.label)
    for (const { index } of best.label.sentences) covered.add(index)
  }
  return parts
}

/**
 * Whether a group says something about its part: two sentences begin with it, or one that another goes on from, or one of
 * several that name it. What a clause of a sentence or two names in passing heads nothing.
 */
function isToldOf(part: Label, group: readonly Sentence[]): boolean {
  const named = group.filter(({ terms }) => contains(terms, part.terms))
  const first = named.filter((sentence) => opensWith(sentence, part, BEGINNING))
  const goesOn = group.some(({ leansOn }) => first.some(({ index }) => index === leansOn))
  return first.length > 1 || (first.length === 1 && (goesOn || named.length >= SEVERAL))
}

/** Whether a sentence says something about a part: it stands alone, and its first words name the part. */
function opensWith({ leansOn, opening }: Sentence, { terms }: Label, within = SUBJECT): boolean {
  const first = new Set(opening.slice(0, within).map(({ stem }) => stem))
  return leansOn === null && contains(first, terms)
}

/** Sentences that name a thing of which one alone begins with it. */
const SEVERAL = 3

/** Words in which a sentence begins with what it is about. */
const BEGINNING = 6

/** Words in which the subject of a sentence is named. */
const SUBJECT = 10

/** Two headings that share half of their words are one. */
function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let both = 0
  for (const term of a) if (b.has(term)) both += 1
  return both * 2 >= Math.min(a.size, b.size)
}

/** The part of the sentence it leans on, else the one whose words it has, else that of the sentence right before it. */
function partOf(material: Material, sentence: Sentence, { parts, places }: Parting): Label | undefined {
  const before = sentence.leansOn === null ? undefined : places.get(sentence.leansOn)
  if (before !== undefined) return before
  const named = parts.find((part) => contains(sentence.terms, part.terms))
  if (named !== undefined) return named
  const isWithin = material.sentences[sentence.index - 1]?.passage === sentence.passage
  return isWithin ? places.get(sentence.index - 1) : undefined
}

function meanPlace(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { passage, bare }) => sum + passage.start + bare.start, 0) / sentences.length
}
