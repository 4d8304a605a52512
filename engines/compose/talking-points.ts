import { chainOf } from './choose.ts'
import type { Citation, Composed } from './composed.ts'
import type { Facet } from './languages/pack.ts'
import { type Material, quotable } from './material.ts'
import { Page } from './page.ts'
import { alsoSaid } from './paragraphs.ts'
import { type Wish, wishFor } from './relevance.ts'
import { isTaken, nothingTaken, takenAlso } from './repeats.ts'
import { quality, wishScore } from './section.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'
import { aboutTopic, chosen } from './wording.ts'

/** What a point is: something a source says, a single case of it, or a question that is open. */
export type PointKind = 'fact' | 'example' | 'question'

/** A point to make under a heading. */
export interface TalkingPoint {
  readonly kind: PointKind
  readonly text: string
  /** Places in `text`; empty for questions, which state nothing. */
  readonly citations: readonly Citation[]
}

/** The points for one heading of an outline. */
export interface HeadingPoints {
  readonly heading: string
  readonly points: readonly TalkingPoint[]
}

/** What the points are for. */
export interface TalkingPointsOptions {
  readonly headline?: string
  /** The headings of the outline; markers such as `-`, `2.` and `##` are taken off. */
  readonly headings: readonly string[]
  readonly variant?: number
}

const MOST = 6
const FEWEST = 3
/** A sentence of another part of the subject is no point. */
const FLOOR = 0.25

/** For each heading three to six points: what the material says, and where it says too little, what to ask. */
export function talkingPoints(material: Material, options: TalkingPointsOptions): HeadingPoints[] {
  const { headings, variant = 0 } = options
  const named = headings.map(cleaned).filter((heading) => heading !== '')
  let taken = nothingTaken
  const asked = new Set<string>()
  return shared(material, named, variant).map(({ heading, sentences }) => {
    const points: TalkingPoint[] = []
    for (const sentence of sentences) {
      const chain = chainOf(material, sentence)
      if (points.length === MOST - 1) break
      if (chain.some((one) => isTaken(material, one, taken))) continue
      taken = takenAlso(taken, chain)
      points.push(asPoint(material, chain))
    }
    return {
      heading,
      points: [...points, ...questionsFor(material, { heading, count: points.length, variant, asked })],
    }
  })
}

/** The same as text: a heading and a list for each. */
export function writeTalkingPoints(material: Material, options: TalkingPointsOptions): Composed {
  const { phrases } = material.vocabulary.pack
  const labels: Readonly<Record<PointKind, string>> = {
    fact: phrases.fact,
    example: phrases.example,
    question: phrases.question,
  }
  const page = new Page()
  for (const { heading, points } of talkingPoints(material, options)) {
    page.heading(3, heading)
    for (const { kind, text, citations } of points) {
      page.item(0).label(`${labels[kind]}:`)
      if (citations.length === 0) page.words(text)
      else page.quoted({ text, format: 'markdown', citations })
    }
  }
  return page.done()
}

function cleaned(heading: string): string {
  return heading.replace(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s*/u, '').trim()
}

/** Every sentence goes to the heading it fits best, so that headings do not take from each other. */
function shared(material: Material, headings: readonly string[], variant: number) {
  const wishes = headings.map((heading) => ({ heading, wish: wishFor(material, heading) }))
  const lists = wishes.map(({ heading }) => ({ heading, sentences: [] as { sentence: Sentence; score: number }[] }))
  for (const sentence of quotable(material)) {
    if (chainOf(material, sentence).length === 0) continue
    const scores = wishes.map(({ wish }) => fitOf(sentence, wish))
    const best = Math.max(...scores)
    if (best < FLOOR) continue
    lists[scores.indexOf(best)]?.sentences.push({
      sentence,
      score: best + quality(sentence) + 0.3 * sway(variant, sentence.index),
    })
  }
  return lists.map(({ heading, sentences }) => ({
    heading,
    sentences: sentences.sort((a, b) => b.score - a.score).map(({ sentence }) => sentence),
  }))
}

/** A heading that only names the topic and nothing else takes what nobody else takes. */
function fitOf(sentence: Sentence, wish: Wish): number {
  return wishScore(sentence, wish)
}

/** A sentence with those it leans on; it comes last. */
function asPoint(material: Material, chain: readonly Sentence[]): TalkingPoint {
  const page = new Page()
  chain.forEach((one, at) => {
    page.sentence(one, { isJoined: at > 0, also: alsoSaid(material, one) })
  })
  const { text, citations } = page.done()
  const last = chain.at(-1)
  const isCase = last !== undefined && last.names.length > 0 && last.figures.length > 0
  return { kind: isCase ? 'example' : 'fact', text, citations }
}

/** Questions fill up to three points; every heading has at least one. */
function questionsFor(
  material: Material,
  { heading, count, variant, asked }: { heading: string; count: number; variant: number; asked: Set<string> },
): TalkingPoint[] {
  const { questions } = material.vocabulary.pack
  const { facets } = wishFor(material, heading)
  const sides: readonly Facet[] = [...facets, ...OPEN.filter((facet) => !facets.includes(facet))]
  const wanted = Math.max(1, FEWEST - count)
  const all = sides.flatMap((facet, at) => {
    const patterns = questions[facet]
    return patterns.map((_, turn) => aboutTopic(material, chosen(patterns, variant + at + turn + 1)))
  })
  const fresh = all.filter((text) => !asked.has(text)).slice(0, wanted)
  for (const text of fresh) asked.add(text)
  return fresh.map((text) => ({ kind: 'question', text, citations: [] }))
}

/** What people ask about whatever the heading. */
const OPEN: readonly Facet[] = [
  'outlook',
  'comparison',
  'benefits',
  'drawbacks',
  'cost',
  'history',
  'people',
  'rules',
  'definition',
  'places',
]
