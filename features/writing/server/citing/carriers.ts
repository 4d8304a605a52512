import { judgeClaim } from '../../../../engines/fact-check/index.ts'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, numbers, textOf } from '../../../../engines/text/index.ts'
import type { Claim } from './claim.ts'
import {
  added,
  type Cover,
  coverOf,
  lacksHard,
  type Naming,
  ownWeightOf,
  shareOf,
  together,
  weightOf,
} from './weighing.ts'

/** A passage that carries a sentence or a part of it. */
export interface Carrier<P extends Passage = Passage> {
  passage: P
  cover: Cover
}

/** What one source has of a sentence: the passage that has most, and a second where it takes both. */
export interface Found<P extends Passage = Passage> {
  carriers: readonly Carrier<P>[]
  cover: Cover
}

/*
 * Shares of a sentence's weight, tuned on one half of the labelled pairs and judged on the other (see the test).
 */
/** So much must be in what carries a sentence; less, where figures or names of it stand there. */
const LEAST_SHARE = 0.42
const LEAST_SHARE_WITH_FIGURES = 0.4
/** Of its words besides figures and names: who is meant says nothing of what is said of them. */
const LEAST_SAID = 0.2
/** So much of what the best source has must another have that is to carry the whole sentence too. */
const AS_GOOD = 0.8
/** So much must a source bring that the others lack: a share of the sentence, and weight. */
const LEAST_ADDED = 0.15
const LEAST_ADDED_WEIGHT = 1.5

/** The passages of one source that hold most of a claim. */
export function foundIn<P extends Passage>(claim: Claim, near: readonly (Naming & { passage: P })[]): Found<P> {
  const all = near
    .map(({ passage, headings, context }) => ({ passage, cover: coverOf(claim, passage.text, { headings, context }) }))
    .sort(
      (a, b) =>
        Number(isCarried(claim, b.cover)) - Number(isCarried(claim, a.cover)) ||
        ownWeightOf(claim, b.cover) - ownWeightOf(claim, a.cover),
    )
  const [best, ...others] = all
  if (!best) return { carriers: [], cover: [] }
  const [second] = others
    .map((one) => ({ ...one, added: addedBy(claim, one.cover, best.cover) }))
    .filter(({ added }) => added > 0)
    .sort((a, b) => b.added - a.added)
  const isWhole = isCarried(claim, best.cover)
  if (!second || isWhole) return { carriers: [best], cover: best.cover }
  return { carriers: [best, second], cover: together(best.cover, second.cover) }
}

/**
 * The passages that a sentence rests on: of every source that carries it whole, and of the others those that bring what
 * these lack; where none carries it whole, those that do so together. Empty where even all together do not.
 */
export function carriersOf<P extends Passage>(claim: Claim, found: readonly Found<P>[]): Carrier<P>[] {
  const best = Math.max(0, ...found.map(({ cover }) => weightOf(claim, cover)))
  const whole = found.filter(({ cover }) => isCarried(claim, cover) && weightOf(claim, cover) >= AS_GOOD * best)
  const kept: Found<P>[] = [...whole]
  let known = together(...whole.map(({ cover }) => cover))
  const rest = new Set(found.filter((one) => !whole.includes(one)))
  for (;;) {
    const [next] = [...rest]
      .map((one) => ({ one, added: addedBy(claim, one.cover, known) }))
      .filter(({ added }) => added > 0)
      .sort((a, b) => b.added - a.added)
    if (!next) break
    kept.push(next.one)
    rest.delete(next.one)
    known = known.length > 0 ? together(known, next.one.cover) : next.one.cover
  }
  if (whole.length === 0 && !isCarried(claim, known)) return []
  const inOrder = found.filter((one) => kept.includes(one))
  const distinct = new Map(inOrder.flatMap(({ carriers }) => carriers.map((one) => [one.passage, one] as const)))
  return [...distinct.values()]
}

/** Whether no figure, date, name or quotation is missing and enough of the words are there. */
export function isCarried(claim: Claim, cover: Cover): boolean {
  if (!saysEnough(claim, cover)) return false
  return shareOf(claim, cover) >= (claim.hard.length > 0 ? LEAST_SHARE_WITH_FIGURES : LEAST_SHARE)
}

/** Whether no figure, date, name or quotation is missing and it is about the same. */
export function saysEnough(claim: Claim, cover: Cover): boolean {
  if (cover.length === 0 || lacksHard(claim, cover)) return false
  if (claim.isCell && claim.hard.length > 0) return true
  const said = cover.slice(claim.hard.length)
  const saidShare = said.reduce((sum, share) => sum + share, 0) / Math.max(1, said.length)
  return said.length === 0 || saidShare >= LEAST_SAID
}

/** How much a text brings that is not known yet; 0 where it is not worth a source. */
function addedBy(claim: Claim, cover: Cover, known: Cover): number {
  const gain = added(claim, cover, known)
  const whole =
    gain /
    Math.max(
      1,
      weightOf(
        claim,
        [...claim.hard, ...claim.terms].map(() => 1),
      ),
    )
  return gain >= LEAST_ADDED_WEIGHT && whole >= LEAST_ADDED ? gain : 0
}

/**
 * Whether a quote says the contrary of a sentence: denies it, or turns it round. Where several sources carry a sentence
 * together, each lacks figures and names of it, so that only its sense is compared. A cell of a table names and counts (“without
 * cuff: $249”), and has no sense to turn round.
 */
export function isDenied({ words, language, isCell }: Claim, quote: string, isPart: boolean): boolean {
  if (isCell || ELLIPTIC.test(words)) return false
  const { verdict, findings } = judgeClaim(words, [quote], language)
  const isInOrder = figuresOf(words, language).length > 1 && hasFiguresInOrder(words, quote, language)
  const isAvoided = timesAvoided(words) % 2 !== timesAvoided(quote) % 2
  return (
    verdict === 'disputed' &&
    findings.some(
      ({ rule, severity }) =>
        severity === 'certain' &&
        (!isPart || ofSense.has(rule)) &&
        !(isAvoided && rule === 'negation') &&
        !(isInOrder && rule === 'number'),
    )
  )
}

/** “Buses may not, and neither may Engine 2”: what is denied was said before, and no quote can be held against that. */
const ELLIPTIC =
  /(?<!\p{L})(?:(?:may|can|do|does|did|will|must|is|are|was|were|has|have) not|\p{L}+n[’']t)(?=[,.;:]|$)|(?<!\p{L})(?:neither|nor) (?:may|can|do|does|did|will|must|is|are|was|were)(?!\p{L})/iu

/** Whether a quote has the figures of a sentence in its order: what it says with the one is not meant of the other. */
function hasFiguresInOrder(words: string, quote: string, language: ContentLanguage): boolean {
  const there = figuresOf(quote, language)
  let at = 0
  return figuresOf(words, language).every((key) => {
    const found = there.indexOf(key, at)
    at = found + 1
    return found >= 0
  })
}

function figuresOf(text: string, language: ContentLanguage): string[] {
  return numbers(text, language).flatMap((number) => (/\d/.test(textOf(text, number)) ? number.key : []))
}

/** Words that deny without a word of denial: “avoids watering after rain” is “does not water after rain”. */
const AVOIDS =
  /(?<!\p{L})(?:avoid|prevent|spare|refrain|fail(?:s|ed)? to|stops? |verhinder|vermeid|vermied|erspar|verzicht|entfäll|evit|impid|impide|prescind|empêch|évit|impedi|voorkom|vermijd)/giu

function timesAvoided(text: string): number {
  return text.match(AVOIDS)?.length ?? 0
}

const ofSense: ReadonlySet<string> = new Set(['negation', 'opposite', 'direction'])
