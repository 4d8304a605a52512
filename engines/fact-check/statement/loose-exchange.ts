import type { Aligned } from './aligned.ts'
import { type Answer, answersTo, type Exchange, isOfOtherThing } from './exchange.ts'
import { extentOf } from './extents.ts'
import { wayOf } from './implied.ts'
import { isTurnedRound } from './order.ts'
import { rivalOf } from './rivals.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'
import { isSpeaker } from './speakers.ts'

/** The share of a claim, but for what is exchanged, that a sentence must have to be the one it is drawn from. */
export interface LeastShares {
  readonly figure: number
  /** The same where a name or a plain word is exchanged: those are put otherwise more often than figures. */
  readonly word: number
}

/** Chosen by folds (`docs/engines/facts.md`). */
export const leastShares: LeastShares = { figure: 0.5, word: 0.65 }

/** Pieces that must be in the sentence itself, and with those of its title. */
const FEWEST_THERE = 2
const FEWEST = 3
/** How many pieces away a piece is from what it is said of, in a claim and in a sentence. */
const BESIDE = 2
const BESIDE_THERE = 3

/** Ranks: `the largest` of something is not any of it. */
const RANK = /^(?:\p{L}{3,}est|most|least|\p{L}{3,}ste[nrsm]?|más|menos)$/u

/** Pieces between a word that says more or less and the figure that it comes to. */
const MOVED_WITHIN = 2

interface Found {
  readonly at: number
  readonly slot: Slot
  readonly answer: Answer
}

/**
 * The one piece that a sentence has otherwise, although other words of the claim are not found in it: an author may put a claim
 * in words of their own, but not its figures. What is exchanged must stand beside the same in both. Null where another
 * figure is missing too, or a name that the source has nowhere else.
 */
export function looseExchangeOf(aligned: Aligned, context: SlotContext, least: LeastShares): Exchange | null {
  const { claim } = context
  const there = [...aligned.pairs.values()].filter((slot) => slot !== null)
  if (there.length < FEWEST_THERE || aligned.pairs.size < FEWEST) return null
  const found = aligned.missing.flatMap((at) => foundAt(at, aligned, context))
  const rest = aligned.missing.filter((at) => !found.some((one) => one.at === at))
  if (rest.some((at) => isHard(claim.slots[at], context))) return null
  const [first, second, ...more] = found
  const isRange = second !== undefined && more.length === 0 && first?.at === second.at - 1
  const only = isRange ? second : first
  if (only === undefined) return shareWithout(null, aligned, context) < least.figure ? null : rivalIn(aligned, context)
  if (!isRange && second !== undefined) return null
  const { rule } = only.answer
  // `has grown to 900` where a sentence has what it was then
  const isBefore = (at: number) => at < only.at && only.at - at <= MOVED_WITHIN
  if (rule === 'number' && rest.some((at) => isBefore(at) && isMoving(claim.slots[at], claim))) return null
  const share = rule === 'name' || rule === 'opposite' ? least.word : least.figure
  if (shareWithout(only.at, aligned, context) < share || isTurnedRound(claim, context.evidence, aligned)) return null
  const span = ({ start, end }: Slot) => ({ start, end })
  return { rule, claim: span(only.slot), evidence: span(only.answer.slot) }
}

function foundAt(at: number, aligned: Aligned, context: SlotContext): Found[] {
  const slot = context.claim.slots[at]
  if (slot === undefined || isOfOtherThing(at, slot, aligned, context)) return []
  const answers = answersTo(at, slot, aligned, context).filter(
    ({ rule, slot: other }) =>
      !isFarOff(slot, other) &&
      // of `causa` and `aumenta` Spanish doesn't say whether they are nouns
      !(rule === 'opposite' && context.claim.language === 'Spanish') &&
      (isBeside(at, other, aligned, context) || haveOneRole(at, other, aligned, context)),
  )
  const [answer] = answers
  return answers.length === 1 && answer !== undefined ? [{ at, slot, answer }] : []
}

/** `5.50 euros` and `6.8 million euros`: so far apart with other digits, they are no amounts of one thing. */
function isFarOff({ figure: own }: Slot, { figure: other }: Slot): boolean {
  if (!own || !other || own.value <= 0 || other.value <= 0) return false
  const powers = Math.abs(Math.log10(own.value / other.value))
  return powers >= FAR_OFF && Math.abs(powers - Math.round(powers)) > SAME_DIGITS
}

/** In powers of ten. */
const FAR_OFF = 3
const SAME_DIGITS = 0.02

function rivalIn(aligned: Aligned, context: SlotContext): Exchange | null {
  const rival = rivalOf(aligned, context)
  if (rival === null || rival === 'open') return null
  // `1538–39`: the two ends of one range belong to the same
  const { text } = context.evidence
  const isRange = [...aligned.pairs].some(([at, slot]) => {
    if (slot?.kind !== 'figure' || context.claim.slots[at]?.start !== rival.claim.start) return false
    const [first, last] = slot.start < rival.evidence.start ? [slot, rival.evidence] : [rival.evidence, slot]
    return /^\s?[-–—/]\s?$/.test(text.slice(first.end, last.start))
  })
  return isRange ? null : rival
}

/** A figure, a word of a sort, of extent, or a name that the source has nowhere else. */
function isHard(slot: Slot | undefined, { claim, source, topic }: SlotContext): boolean {
  if (slot === undefined) return false
  // the year that the source is of goes without saying
  if (slot.figure?.kind === 'year' && topic.has(slot.stems[0] ?? '')) return false
  if (slot.words.some((word) => RANK.test(word))) return true
  // `line 6`: a number that is a name
  const label = slot.figure?.kind === 'number' ? /\p{L}{3,} $/u.exec(claim.text.slice(0, slot.start))?.[0] : undefined
  if (label !== undefined && source.includes(claim.text.slice(slot.start - label.length, slot.end))) return false
  if (slot.kind === 'figure' || slot.sorts.length > 0 || extentOf(slot, claim.language) !== null) return true
  return slot.kind === 'name' && !source.includes(claim.text.slice(slot.start, slot.end))
}

function isMoving(slot: Slot | undefined, claim: SlotReading): boolean {
  return slot !== undefined && wayOf(slot, claim) !== 0
}

function shareWithout(exchanged: number | null, { pairs }: Aligned, { claim: { slots } }: SlotContext): number {
  const weightOf = (at: number) => {
    const kind = slots[at]?.kind
    return at === exchanged ? 0 : kind === 'figure' || kind === 'name' ? 2 : 1
  }
  const sum = (list: readonly number[]) => list.reduce((all, at) => all + weightOf(at), 0)
  return sum([...pairs.keys()]) / sum(slots.map((_, at) => at))
}

/** Whether a piece and its answer have the same beside them. */
function isBeside(at: number, answer: Slot, { pairs }: Aligned, { evidence }: SlotContext): boolean {
  const place = evidence.slots.indexOf(answer)
  return [...pairs].some(
    ([index, slot]) =>
      slot !== null &&
      slot.clause === answer.clause &&
      Math.abs(index - at) <= BESIDE &&
      Math.abs(evidence.slots.indexOf(slot) - place) <= BESIDE_THERE,
  )
}

/** Whether two names are whom their sentences begin with, or who says it. */
function haveOneRole(at: number, answer: Slot, { pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const own = claim.slots[at]
  if (own?.kind !== 'name' || answer.kind !== 'name') return false
  if (isSpeaker(own, claim) && isSpeaker(answer, evidence)) return true
  const isOpening = (slot: Slot, { slots }: SlotReading) =>
    slots.find(({ kind }) => kind === 'name') === slot && slot.before === ''
  const first = Math.min(...[...pairs.values()].flatMap((slot) => slot?.place ?? []))
  return at < Math.min(...pairs.keys()) && isOpening(own, claim) && isOpening(answer, evidence) && answer.place < first
}
