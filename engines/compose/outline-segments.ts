import { contentTerms } from './content-terms.ts'
import { contains, type Label, labelsOf } from './labels.ts'
import { type Material, quotable } from './material.ts'
import type { Group } from './outline.ts'
import { isHeading } from './outline-heading.ts'
import { capitalised } from './readable.ts'
import type { Sentence } from './sentence.ts'

/** Sentences that make a section on the average. */
const LENGTH = 9
const FEWEST = 3
/** Sentences on either side of a place that are compared. */
const WINDOW = 4
/** Sentences of a stretch that must speak of its heading. */
const LEAST = 2
/** Share of its sentences that a heading must have in its own stretch. */
const OWN = 0.5

/**
 * A section for each stretch of a source without headings, where its words change (after Hearst 1997, "TextTiling": the
 * places where the sentences before and after have least in common). A stretch is headed by the phrase that stands in it
 * and hardly elsewhere; one without such a phrase goes with the stretch before. Empty for several sources of equal weight.
 */
export function bySegments(material: Material, most: number): Group[] {
  const sentences = mainSource(material)
  if (sentences.length < FEWEST * 4) return []
  const count = Math.min(most, Math.max(FEWEST, Math.round(sentences.length / LENGTH)))
  const stretches = cutAt(sentences, boundaries(material, sentences, count - 1))
  const groups = headed(material, stretches)
  return groups.length < FEWEST ? [] : groups
}

/** The sentences of the source that holds most of the material, in its order. */
function mainSource(material: Material): readonly Sentence[] {
  const all = quotable(material)
  const sources = [...Map.groupBy(all, ({ passage }) => passage.sourceId).values()]
  const main = sources.reduce<readonly Sentence[]>((best, own) => (own.length > best.length ? own : best), [])
  return main.length >= all.length * 0.7 ? main : []
}

/** The places with the least in common around them that leave room between each other. */
function boundaries(material: Material, sentences: readonly Sentence[], most: number): number[] {
  const places = sentences
    .map((sentence, at) => ({ at, sentence, before: sentences[at - 1] }))
    .filter(({ at, sentence }) => at >= FEWEST && at <= sentences.length - FEWEST && sentence.leansOn === null)
    .map(({ at, sentence, before }) => {
      const isParagraph = before?.passage !== sentence.passage
      return { at, joined: common(material, sentences, at) - (isParagraph ? 0.1 : 0) }
    })
    .sort((a, b) => a.joined - b.joined || a.at - b.at)
  const cuts: number[] = []
  for (const { at } of places) {
    if (cuts.length === most) break
    if (cuts.every((other) => Math.abs(other - at) >= FEWEST + 1)) cuts.push(at)
  }
  return cuts.sort((a, b) => a - b)
}

/** Weighted share of words that the sentences before and after a place have in common. */
function common(material: Material, sentences: readonly Sentence[], at: number): number {
  const before = termsIn(sentences.slice(Math.max(0, at - WINDOW), at))
  const after = termsIn(sentences.slice(at, at + WINDOW))
  let both = 0
  let all = 0
  for (const term of new Set([...before, ...after])) {
    const weight = material.weight(term)
    all += weight
    if (before.has(term) && after.has(term)) both += weight
  }
  return all === 0 ? 0 : both / all
}

function termsIn(sentences: readonly Sentence[]): Set<string> {
  return new Set(sentences.flatMap(({ terms }) => [...terms]))
}

function cutAt(sentences: readonly Sentence[], cuts: readonly number[]): Sentence[][] {
  return [0, ...cuts].map((from, index) => sentences.slice(from, cuts[index]))
}

function headed(material: Material, stretches: readonly Sentence[][]): Group[] {
  const open = labelsOf(material).filter((label) => isHeading(material, label))
  const groups: { heading: string; sentences: Sentence[] }[] = []
  let waiting: readonly Sentence[] = []
  for (const stretch of stretches) {
    const label = labelOf(open, stretch) ?? subjectOf(open, stretch)
    const found = label?.phrase ?? nameOf(material, stretch) ?? yearsOf(stretch)
    const heading = found === null ? null : capitalised(found, material.language)
    const last = groups.at(-1)
    if (heading !== null && groups.every((group) => group.heading !== heading)) {
      groups.push({ heading, sentences: [...waiting, ...stretch] })
      waiting = []
    } else if (last === undefined) waiting = [...waiting, ...stretch]
    else last.sentences.push(...stretch)
    if (label !== null) open.splice(open.indexOf(label), 1)
  }
  return groups
}

/** The name that a stretch has most and the rest hardly has; one of several words rather than one of one. */
function nameOf(material: Material, stretch: readonly Sentence[]): string | null {
  const all = countsOf(quotable(material))
  let best: string | null = null
  let most = 0
  for (const [name, own] of countsOf(stretch)) {
    const share = own / (all.get(name) ?? own)
    const isTopic = [...contentTerms(name, material.language)].every((term) => material.topic.terms.has(term))
    const worth = Math.min(own, 4) * share * (name.includes(' ') ? SEVERAL : 1)
    const isFit = name.includes(' ') ? own >= LEAST : own > LEAST && !isPerson(name, stretch)
    if (isFit && share >= OWN && !isTopic && worth > most) [best, most] = [name, worth]
  }
  return best
}

const SEVERAL = 1.5

/** A name by itself that goes with `he` or `her` is somebody, of whom no section is a biography. */
function isPerson(name: string, stretch: readonly Sentence[]): boolean {
  return stretch.some(({ names, text }) => names.includes(name) && PERSONAL.test(text))
}

/** Pronouns for persons alone, in our languages that have them. */
const PERSONAL =
  /(?<![\p{L}])(?:he|she|his|her|him|él|ella|elle|lui|lei|hij|zij|zijn|haar|ele|ela|jego|jej)(?![\p{L}])/iu

function countsOf(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { names } of sentences) for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The phrase that most of a stretch speaks of, and the rest of the material does not. */
function labelOf(open: readonly Label[], stretch: readonly Sentence[]): Label | null {
  const within = new Set(stretch.map(({ index }) => index))
  let best: Label | null = null
  let most = 0
  for (const [rank, label] of open.entries()) {
    const own = label.sentences.filter(({ index }) => within.has(index)).length
    const share = own / label.sentences.length
    if (own < LEAST || share < OWN) continue
    const worth = (Math.min(own, 4) * share) / (1 + 0.02 * rank)
    if (worth > most) [best, most] = [label, worth]
  }
  return best
}

/** The phrase that a stretch begins with, where it stands nowhere else. */
function subjectOf(open: readonly Label[], stretch: readonly Sentence[]): Label | null {
  const first = stretch.find(({ leansOn }) => leansOn === null)
  const starts = new Set(first?.opening.slice(0, SUBJECT).map(({ stem }) => stem))
  return open.find((label) => label.sentences.length === 1 && contains(starts, label.terms)) ?? null
}

/** Words in which a sentence names what it is about. */
const SUBJECT = 8

/** `1789–1925` for a stretch of which much is dated; null for others. */
function yearsOf(stretch: readonly Sentence[]): string | null {
  const dated = stretch.flatMap(({ years }) => (years.length > 0 ? [Math.min(...years)] : []))
  const [from, to] = [Math.min(...dated), Math.max(...dated)]
  return dated.length >= Math.max(LEAST, stretch.length * 0.4) && to > from ? `${from}–${to}` : null
}
