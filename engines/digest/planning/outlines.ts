import { tellsSame } from '../ranking/repeats.ts'
import { namesTopic } from '../ranking/sides.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { openingSentences } from './opening.ts'
import type { Group, Outline, OutlineKind, OutlineOptions, OutlineSection } from './outline.ts'
import { byHeadings } from './outline-headings.ts'
import { byPhrases } from './outline-phrases.ts'
import { byQuestions } from './outline-questions.ts'
import { bySides } from './outline-sides.ts'
import { aboutTopic } from './wording.ts'

/** The smallest budget of a section. */
const SHORTEST = 30
const WORDS = 900
/** The largest share of the whole that one section of several gets. */
const LARGEST = 0.34
const MOST = 7
/** A plan of fewer sections is shown first only where there is no better one. */
const ENOUGH = 3

/** Sentences that are worth a section of their own, where they can't be divided. */
const WHOLE = 3

/**
 * Different plans for one text, the one to show first in front: by the headings that the sources have themselves, by the
 * sides of the subject, by questions. Where nothing divides them, the topic is the one section. Each section names the
 * passages it rests on; no section is planned that has none.
 */
export function outlines(material: Material, { words = WORDS, most = MOST }: OutlineOptions = {}): Outline[] {
  const body = without(material, openingSentences(material))
  const plans: Plan[] = [
    { kind: 'parts', groups: byHeadings(body, most) },
    { kind: 'sides', groups: bySidesAndSubjects(body, most) },
    { kind: 'questions', groups: byQuestions(body, most) },
  ]
  const found = plans.filter(isPlan)
  const only: Plan = { kind: 'parts', groups: found.length > 0 ? [] : byHeadings(body, most, true) }
  const divided = [...found, only].filter(isPlan)
  return (divided.length > 0 ? divided : undivided(body))
    .toSorted((a, b) => Number(b.groups.length >= ENOUGH) - Number(a.groups.length >= ENOUGH))
    .map(({ kind, groups }) => ({ kind, sections: sectionsOf(groups, words) }))
}

interface Plan {
  readonly kind: OutlineKind
  readonly groups: readonly Group[]
}

/** What sources say on their topic, under its name; nothing where they hardly speak of it. */
function undivided(material: Material): Plan[] {
  const sentences = quotable(material)
  const speaks = sentences.some((sentence) => namesTopic(material, sentence))
  if (sentences.length < WHOLE || !speaks || material.topic.phrase === '') return []
  return [{ kind: 'parts', groups: [{ heading: aboutTopic(material, '{topic}'), sentences }] }]
}

/** The sides of the subject, and what else is spoken of. */
function bySidesAndSubjects(material: Material, most: number): Group[] {
  const sides = bySides(material, most)
  return [...sides, ...byPhrases(material, most, sides)]
}

function isPlan({ groups }: Plan): boolean {
  return groups.length > 1
}

/** What the opening says is planned for no section; where hardly anything is left, the sections may say it too. */
function without(material: Material, opening: readonly Sentence[]): Material {
  const rest = quotable(material).filter((sentence) => !opening.includes(sentence))
  return rest.length < LEFT ? material : { ...material, quotable: rest }
}

const LEFT = 5

function sectionsOf(groups: readonly Group[], words: number): OutlineSection[] {
  const there = groups.map(({ sentences }) =>
    Math.max(
      20,
      sentences.reduce((sum, sentence) => sum + sentence.words, 0),
    ),
  )
  const all = there.reduce((sum, count) => sum + count, 0)
  return groups.map(({ heading, sentences }, at) => ({
    heading,
    notes: notesOf(sentences),
    passageIds: passagesOf(sentences),
    words: budget(groups.length > 1 ? words * LARGEST : words, (words * (there[at] ?? 0)) / all, there[at] ?? 0),
  }))
}

/** A share of the whole, but not more than the sources can fill. */
function budget(largest: number, share: number, there: number): number {
  return Math.max(SHORTEST, Math.round(Math.min(share, there * 1.2, largest) / 10) * 10)
}

const NOTES = 3

function notesOf(sentences: readonly Sentence[]): string {
  return keyOf(sentences)
    .map(({ text }) => text)
    .join('\n')
}

/** The most central ones that stand alone, are not long and do not tell the same, in their order. */
function keyOf(sentences: readonly Sentence[]): Sentence[] {
  const ranked = sentences
    .filter(({ leansOn, usable, words }) => leansOn === null && usable && words <= 24)
    .sort((a, b) => b.centrality - a.centrality)
  const kept: Sentence[] = []
  for (const sentence of ranked) {
    if (kept.length < NOTES && !kept.some((other) => tellsSame(sentence, other))) kept.push(sentence)
  }
  return kept.sort((a, b) => a.index - b.index)
}

function passagesOf(sentences: readonly Sentence[]): string[] {
  const counts = new Map<string, number>()
  for (const { passage } of sentences) counts.set(passage.id, (counts.get(passage.id) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id)
}
