import { pastesClause } from './clause-topic.ts'
import { closingSentences } from './closing.ts'
import type { HeadlineStyle } from './headline-styles.ts'
import { headlines } from './headlines.ts'
import { type Material, quotable } from './material.ts'
import { openingSentences } from './opening.ts'
import type { Group, Outline, OutlineKind, OutlineOptions } from './outline.ts'
import { looseParts } from './outline-loose.ts'
import { byParts } from './outline-parts.ts'
import { byQuestions } from './outline-questions.ts'
import { bySides } from './outline-sides.ts'
import { byTime } from './outline-time.ts'
import { capitalised } from './readable.ts'
import { tellsSame } from './repeats.ts'
import type { Sentence } from './sentence.ts'

/** The smallest budget of a section. */
const SHORTEST = 30
const WORDS = 900
/** The largest share of the whole that one section of several gets. */
const LARGEST = 0.34
const MOST = 7

/**
 * Several different plans for one text: by the sides of the subject, by its parts, by questions, and where most of the
 * material is dated, by time. Each section names the passages it rests on; no section is planned that has none.
 */
export function outlines(material: Material, options: OutlineOptions = {}): Outline[] {
  const { variant = 0, most = MOST } = options
  const framed = without(material, [...openingSentences(material), ...closingSentences(material)])
  const made = plansOf(framed, { variant, most })
  // what is set aside for the end may be what a second plan rests on
  const isEnough = made.filter(([, groups]) => groups.length > 1).length > 1
  const body = isEnough ? framed : without(material, openingSentences(material))
  const plans = isEnough ? made : plansOf(body, { variant, most })
  const told = best(material, new Map(plans))
  const hasParts = (plans[1]?.[1].length ?? 0) > 1
  const all = plans.map(([, groups]) => groups)
  const loose = hasParts ? null : looseParts(body, all, { most, variant })
  if (loose !== null) plans[1] = ['parts', loose.groups]
  const first = loose?.isBest && told !== 'time' ? 'parts' : told
  return plans
    .filter(([, groups]) => groups.length > 1)
    .sort(([a], [b]) => Number(b === first) - Number(a === first))
    .map(([kind, groups]) => {
      const title = options.title ?? titleFor(material, kind, variant)
      return asOutline(kind, { title, groups, words: options.words ?? WORDS })
    })
}

/**
 * The plan to show first: by time where that was asked for, by parts where the sources are divided themselves or one of
 * them is about a name, by sides otherwise.
 */
function best(material: Material, plans: ReadonlyMap<OutlineKind, readonly Group[]>): OutlineKind {
  const has = (kind: OutlineKind, least: number) => (plans.get(kind)?.length ?? 0) >= least
  if (material.topic.sides.includes('history') && has('time', 2)) return 'time'
  const isOne = new Set(quotable(material).map(({ passage }) => passage.sourceId)).size === 1
  const isDivided = quotable(material).some(({ passage }) => passage.heading !== undefined)
  const told = plans.get('sides')?.filter(({ isSide }) => isSide).length ?? 0
  if (isOne && !isDivided && has('time', 4) && isDated(material)) return 'time'
  if (has('parts', 3) && (isOne || isDivided || told < SIDES)) return 'parts'
  const few = (['sides', 'time', 'parts'] as const).find((kind) => has(kind, 3))
  return few ?? (['time', 'parts', 'sides'] as const).find((kind) => has(kind, 2)) ?? 'questions'
}

/** Whether a third of what there is has its year: a story that is best told by them. */
function isDated(material: Material): boolean {
  const all = quotable(material)
  return all.filter(({ years }) => years.length > 0).length * 3 >= all.length
}

/** Fewer sides do not show a subject from all of them. */
const SIDES = 4

/** Without headings that put a clause where a noun belongs, as long as a plan is left. */
function plansOf(body: Material, options: { variant: number; most: number }): [OutlineKind, Group[]][] {
  const all = allPlansOf(body, options)
  const clean = all.map(([kind, groups]): [OutlineKind, Group[]] => [
    kind,
    groups.filter(({ heading }) => !pastesClause(body, heading)),
  ])
  return clean.some(([, groups]) => groups.length > 1) ? clean : all
}

function allPlansOf(body: Material, { variant, most }: { variant: number; most: number }): [OutlineKind, Group[]][] {
  return [
    ['sides', bySides(body, { most, variant })],
    ['parts', byParts(body, { most, variant })],
    ['questions', byQuestions(body, { most, variant })],
    ['time', byTime(body, { most })],
  ]
}

/** What opening and end say is planned for no section; where hardly anything is left, the sections may say it too. */
function without(material: Material, frame: readonly Sentence[]): Material {
  const rest = quotable(material).filter((sentence) => !frame.includes(sentence))
  return rest.length < LEFT ? material : { ...material, quotable: rest }
}

const LEFT = 5

/** Which headlines fit which plan, the best first. */
const TITLES: Readonly<Record<OutlineKind, readonly HeadlineStyle[]>> = {
  sides: ['comparison', 'overview', 'statement'],
  parts: ['overview', 'statement'],
  questions: ['question', 'overview'],
  time: ['overview', 'news', 'statement'],
}

function titleFor(material: Material, kind: OutlineKind, variant: number): string {
  const fitting = headlines(material, { styles: TITLES[kind], most: 6, variant })
  const isTimeline = ({ text }: { text: string }) => /\d{4}.*\d{4}/.test(text)
  const best = kind === 'time' ? fitting.find(isTimeline) : fitting.find((headline) => !isTimeline(headline))
  return (best ?? fitting[0])?.text ?? capitalised(material.topic.phrase, material.language)
}

function asOutline(
  kind: OutlineKind,
  { title, groups, words }: { title: string; groups: readonly Group[]; words: number },
): Outline {
  const there = groups.map(({ sentences }) =>
    Math.max(
      20,
      sentences.reduce((sum, sentence) => sum + sentence.words, 0),
    ),
  )
  const all = there.reduce((sum, count) => sum + count, 0)
  const sections = groups.map(({ heading, level = 2, sentences }, at) => ({
    heading,
    level,
    notes: notesOf(sentences),
    passageIds: passagesOf(sentences),
    words: budget(words, there[at] ?? 0, all),
  }))
  return { kind, title, sections, words: sections.reduce((sum, section) => sum + section.words, 0) }
}

/** A share of the whole, but not more than the sources can fill. */
function budget(words: number, there: number, all: number): number {
  const share = Math.min((words * there) / all, there * 1.2, words * LARGEST)
  return Math.max(SHORTEST, Math.round(share / 10) * 10)
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
    .filter(({ leansOn, words }) => leansOn === null && words <= 24)
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
