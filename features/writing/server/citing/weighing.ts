import { matterOf } from '../../../../engines/fact-check/index.ts'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, type Span, sentences, support, textOf } from '../../../../engines/text/index.ts'
import { type Claim, lackedBy } from './claim.ts'

/** How much of each part of a claim a text has, 0..1: first the hard parts, then the words. */
export type Cover = readonly number[]

/** What stands around a passage. */
export interface Around {
  /** Title and heading: they may hold figures of it and name things. */
  headings: string
  /** What may name things besides: the site, the passage before. */
  context: string
}

/** A passage with what stands around it. */
export interface Naming extends Around {
  passage: Passage
}

const NOTHING: Around = { headings: '', context: '' }

const HARD_WEIGHT = 2.5
/** What a word counts that stands only around the passage, or that is like one in it. */
const NAMED = 0.8
const LIKE = 0.7
const LEAST_ALIKE = 0.55
const SHORTEST_ALIKE = 5

/** What of a claim a text has. */
export function coverOf(claim: Claim, text: string, { headings, context }: Around = NOTHING): Cover {
  const evidence = { passage: `${headings}\n\n${text}`, context }
  const lacks = lackedBy(support(claim.words, evidence, claim.language), claim)
  const held = new Set(claim.termsIn(text))
  const matters = new Set([...held].flatMap((term) => matterOf(term, claim.language) ?? []))
  const named = new Set(claim.termsIn(`${headings}\n${context}`))
  return [
    ...claim.hard.map((_, index) => (lacks.has(index) ? 0 : 1)),
    ...claim.terms.map((term) => {
      if (held.has(term)) return 1
      if (named.has(term)) return NAMED
      if (matters.has(matterOf(term, claim.language) ?? '')) return LIKE
      return [...held].some((other) => areAlike(term, other)) ? LIKE : 0
    }),
  ]
}

/** The weight of what is covered: hard parts count more than words. */
export function weightOf(claim: Claim, cover: Cover): number {
  return cover.reduce((sum, share, at) => sum + share * (at < claim.hard.length ? HARD_WEIGHT : 1), 0)
}

/** What a word counts that only the passage before or the headings name, when passages of one source are compared. */
const NAMED_BESIDE = 0.2

/** `weightOf`, of what the passage says itself: of two that carry a claim, it is the one that says it. */
export function ownWeightOf(claim: Claim, cover: Cover): number {
  return weightOf(
    claim,
    cover.map((share) => (share === NAMED ? NAMED_BESIDE : share)),
  )
}

/** Covered share of the whole claim, 0..1. */
export function shareOf(claim: Claim, cover: Cover): number {
  const whole = HARD_WEIGHT * claim.hard.length + claim.terms.length
  return whole === 0 ? 0 : weightOf(claim, cover) / whole
}

/** What several texts have together. */
export function together(...covers: readonly Cover[]): Cover {
  const [first = []] = covers
  return first.map((_, at) => Math.max(...covers.map((cover) => cover[at] ?? 0)))
}

/** What the first has and the second lacks, by weight. */
export function added(claim: Claim, cover: Cover, known: Cover): number {
  return weightOf(
    claim,
    cover.map((share, at) => Math.max(0, share - (known[at] ?? 0))),
  )
}

export function lacksHard(claim: Claim, cover: Cover): boolean {
  return claim.hard.some((_, at) => (cover[at] ?? 0) === 0)
}

/** So much more a second sentence must bring to be quoted too, in words. */
const WORTH_QUOTING = 1.5
/** Characters. */
export const LONGEST_QUOTE = 700
/** What the last word of a claim counts more than its first. */
const LAST_WORD_MORE = 0.2

/**
 * The words of a passage to quote: the sentence that holds most of what the passage has of the claim, or two that follow
 * each other where it takes both. Figures and names weigh more than words, and rare words of the passage more than those
 * that all its sentences have. Null where no sentence shares anything.
 */
export function quoteOf(claim: Claim, passage: string, language: ContentLanguage): string | null {
  const spans = sentences(passage, language)
  const covers = spans.map((span) => coverOf(claim, textOf(passage, span)))
  const rarity = claim.hard
    .map(() => HARD_WEIGHT)
    .concat(
      claim.terms.map((_, at) => {
        const holders = covers.filter((cover) => (cover[claim.hard.length + at] ?? 0) > 0).length
        return newsOf(at, claim) / Math.sqrt(Math.max(1, holders))
      }),
    )
  const scores = covers.map((cover) => scored(cover, rarity))
  const best = scores.reduce((most, score, at) => (score > (scores[most] ?? 0) ? at : most), 0)
  const span = spans[best]
  if (!span || (scores[best] ?? 0) === 0) return null
  return textOf(
    passage,
    widened(
      spans,
      best,
      (from, to) => scored(together(covers[from] ?? [], covers[to] ?? []), rarity) - (scores[best] ?? 0),
    ),
  )
}

/** What a sentence says of its subject comes late in it: “the best hour is dawn” is about dawn. */
function newsOf(at: number, { terms }: Claim): number {
  return 1 + (LAST_WORD_MORE * at) / Math.max(1, terms.length - 1)
}

function widened(spans: readonly Span[], best: number, gain: (from: number, to: number) => number): Span {
  const span = spans[best] ?? { start: 0, end: 0 }
  const pairs = [
    { from: best - 1, to: best },
    { from: best, to: best + 1 },
  ].flatMap(({ from, to }) => {
    const [first, second] = [spans[from], spans[to]]
    if (!first || !second || second.end - first.start > LONGEST_QUOTE) return []
    return [{ start: first.start, end: second.end, gain: gain(from, to) }]
  })
  const [most] = pairs.filter((pair) => pair.gain >= WORTH_QUOTING).sort((a, b) => b.gain - a.gain)
  return most ? { start: most.start, end: most.end } : span
}

function scored(cover: Cover, weights: readonly number[]): number {
  return cover.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0)
}

/** `costly` and `cost`, `tide` and `tidal`, `Gezeitenkraftwerk` and `Kraftwerk`: one holds the other, or most of their letters in threes are the same. */
function areAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 4 || /\d/.test(short)) return false
  if (isDerived(short, long)) return true
  if (long.startsWith(short) || (short.length >= SHORTEST_ALIKE && long.includes(short))) return true
  if (short.length < SHORTEST_ALIKE) return false
  const [first, second] = [threes(a), threes(b)]
  const shared = [...first].filter((three) => second.has(three)).length
  return (2 * shared) / (first.size + second.size) >= LEAST_ALIKE
}

/** `tide` and `tidal`: an ending for the last letter. */
function isDerived(short: string, long: string): boolean {
  const root = short.slice(0, -1)
  return (
    short.endsWith('e') && long.startsWith(root) && /^(?:al|an|ar|ic|ian|ion|ity|ous|y)$/.test(long.slice(root.length))
  )
}

function threes(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
