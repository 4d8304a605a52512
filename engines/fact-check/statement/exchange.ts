import type { Span } from '../../text/index.ts'
import type { FaultRule } from '../faults.ts'
import { polarityOf } from '../lexicon/polarity.ts'
import type { Aligned } from './aligned.ts'
import { extentOf } from './extents.ts'
import { figureRelation, isSameSort, placed } from './figures.ts'
import { isTurnedRound } from './order.ts'
import { areOpposed, goApart, type SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { isDenial, type SlotReading } from './slots.ts'
import { isSpeaker } from './speakers.ts'

/** One place in which a claim and a sentence differ, with the words of both. */
export interface Exchange {
  readonly rule: FaultRule
  readonly claim: Span
  readonly evidence: Span
}

/** Of words without a sort of their own so many may be missing beside the one exchanged: as another author would put it. */
const MOST_UNSAID = 1
const FEWEST_SAID = 2

/**
 * The one piece of a claim that a sentence has otherwise, where all else is there: another figure of the same sort, another
 * name in its place, a word that excludes it. Null where more is missing, or where it cannot be told which piece answers which.
 */
export function exchangeOf(aligned: Aligned, context: SlotContext): Exchange | null {
  const { claim } = context
  const none = noneFor(aligned, context)
  if (none !== null) return none
  const found = aligned.missing.flatMap((at) => {
    const slot = claim.slots[at]
    const answers = slot === undefined ? [] : answersTo(at, slot, aligned, context)
    return slot === undefined || answers.length === 0 ? [] : [{ at, slot, answers }]
  })
  const isUnitOfRange = found.length === 2 && found.every(({ answers }) => answers[0]?.rule === 'unit')
  const only = isUnitOfRange ? found[1] : found[0]
  if (only === undefined || (found.length > 1 && !isUnitOfRange)) return null
  const rest = aligned.missing.filter(
    (at) => !found.some((one) => one.at === at) && !goesWith(at, only.at, only.slot, context),
  )
  const said = [...aligned.pairs.values()].filter((slot) => slot !== null).length
  const isLoose = rest.length <= MOST_UNSAID && rest.every((at) => isLooseWord(claim.slots[at]))
  if (isOfOtherThing(only.at, only.slot, aligned, context)) return null
  if (!isLoose || (said < FEWEST_SAID + rest.length && !(rest.length === 0 && isPlain(only, aligned, context))))
    return null
  // `less than` where the two are exchanged says the same as `more than`
  if (only.answers[0]?.rule === 'opposite' && isTurnedRound(claim, context.evidence, aligned)) return null
  const [answer] = only.answers
  if (answer === undefined || only.answers.length > 1) return null
  return { rule: answer.rule, claim: spanOf(only.slot), evidence: spanOf(answer.slot) }
}

/** `All were tried` where the sentence says that none was. */
function noneFor({ missing, pairs }: Aligned, context: SlotContext): Exchange | null {
  const { claim, evidence } = context
  const [at, ...more] = missing
  const slot = at === undefined ? undefined : claim.slots[at]
  if (slot === undefined || more.length > 0 || pairs.size < FEWEST_SAID || extentOf(slot, claim.language) !== 'whole')
    return null
  const denial = evidence.tokens.find((token) => isDenial(token, evidence.senses))
  if (denial === undefined || claim.tokens.some((token) => isDenial(token, claim.senses))) return null
  return { rule: 'negation', claim: spanOf(slot), evidence: spanOf(denial) }
}

/** Whether few words are enough: the same small word is before both pieces, or what the sentence speaks of is said before it. */
function isPlain(
  { slot, answers: [answer] }: { slot: Slot; answers: readonly Answer[] },
  aligned: Aligned,
  { evidence }: SlotContext,
): boolean {
  const isTied = slot.before !== '' && slot.before === answer?.slot.before
  return isTied || (aligned.pairs.size > 1 && evidence.senses.pronouns.has(evidence.tokens[0]?.word ?? ''))
}

/** Whether what a bare figure counts is missing too: 9,000 vehicles are not 6,000 people. */
export function isOfOtherThing(at: number, slot: Slot, { missing }: Aligned, { claim }: SlotContext): boolean {
  const counted = claim.slots[at + 1]
  if (slot.figure?.kind !== 'number' || counted === undefined || !missing.includes(at + 1)) return false
  return counted.place - slot.place <= slot.words.length
}

/** A piece of a sentence that stands where the claim has another. */
export interface Answer {
  readonly rule: FaultRule
  readonly slot: Slot
}

export function answersTo(at: number, slot: Slot, aligned: Aligned, context: SlotContext): Answer[] {
  const found = aligned.left.flatMap((other): Answer[] => {
    const areSpeakers = isSpeaker(slot, context.claim) && isSpeaker(other, context.evidence)
    if (slot.kind === 'name' && !areSpeakers && !isOnItsSide(at, other, aligned)) return []
    const rule = ruleBetween(slot, other, context)
    if (rule === null || (rule === 'opposite' && isSaidToo({ at, slot, answer: other }, aligned, context))) return []
    return [{ rule, slot: other }]
  })
  if (found.length < 2) return found
  const near = neighborsOf(at, aligned)
  const cost = ({ slot: other }: Answer) => near.reduce((sum, one) => sum + Math.abs(one.place - other.place), 0)
  const [best, next] = found.toSorted((a, b) => cost(a) - cost(b))
  return best !== undefined && next !== undefined && cost(best) < cost(next) ? [best] : found
}

/** Whom a claim begins with is exchanged only by whom the sentence begins with, or who acts in it. */
function isOnItsSide(at: number, other: Slot, { pairs }: Aligned): boolean {
  const held = [...pairs].filter(([, slot]) => slot !== null)
  if (at > Math.min(...held.map(([index]) => index))) return true
  return other.place < Math.min(...held.flatMap(([, slot]) => slot?.place ?? [])) || other.before !== ''
}

function neighborsOf(at: number, { pairs }: Aligned): Slot[] {
  const found: Slot[] = []
  for (let step = 1; step <= pairs.size && found.length < 2; step += 1) {
    for (const near of [at - step, at + step]) {
      const slot = pairs.get(near)
      if (slot) found.push(slot)
    }
  }
  return found
}

function ruleBetween(own: Slot, other: Slot, context: SlotContext): FaultRule | null {
  if (isPartOf(own, other, context)) return 'extent'
  if (own.kind === 'figure' || other.kind === 'figure') return figureRule(own, other, context)
  const isExclusive = own.sorts.some(([sort, which]) => other.sorts.some(([a, b]) => a === sort && b !== which))
  if (isExclusive) return 'opposite'
  const extent = extentOf(own, context.claim.language)
  if (extent !== null) return extentOf(other, context.claim.language) === 'part' && extent === 'whole' ? 'extent' : null
  if (own.kind === 'mark' || other.kind === 'mark') return null
  if (areOtherPlaces(own, other, context)) return 'name'
  if (own.kind === 'name' && other.kind === 'name')
    return isInPlaceOf(own, other, context) && !isMeantByPronoun(own, context) ? 'name' : null
  return isContrary(own, other, context) ? 'opposite' : null
}

/** `All of the eleven` where the sentence has `four of the eleven`. */
function isPartOf(own: Slot, other: Slot, { claim, evidence }: SlotContext): boolean {
  if (extentOf(own, claim.language) !== 'whole' || other.figure?.kind !== 'number') return false
  const behind = ({ end }: Slot, { text }: SlotReading) =>
    /^ (?:of|von|de) (?:the |den |los |las )?\S+/.exec(text.slice(end))?.[0]
  const rest = behind(own, claim)
  return (rest !== undefined && rest === behind(other, evidence)) || isCountedOfAll(own, other, { claim, evidence })
}

/** `All of the 198 teams` where the sentence has `of the 198 teams 187`. */
function isCountedOfAll(own: Slot, other: Slot, { claim, evidence }: Pick<SlotContext, 'claim' | 'evidence'>): boolean {
  const total = claim.slots[claim.slots.indexOf(own) + 1]
  if (total?.figure?.kind !== 'number' || other.figure === undefined) return false
  const { value } = total.figure
  if (!(other.figure.value < value)) return false
  return evidence.slots.some(
    ({ figure, before }) => figure?.kind === 'number' && figure.value === value && OF.has(before),
  )
}

const OF = new Set(['of', 'von', 'de', 'among'])

function figureRule(own: Slot, other: Slot, { claim, evidence }: SlotContext): FaultRule | null {
  if (own.figure === undefined || other.figure === undefined) return null
  if (isDifference(own, claim) !== isDifference(other, evidence)) return null
  const relation = figureRelation(placed(own, claim), placed(other, evidence), claim.language)
  // `went out 418 times`, `418 loans`: how often a thing is counted by the thing itself
  if (relation === 'unit-differs') return isTimes(own) === isTimes(other) ? 'unit' : null
  if (relation !== 'differs' || !isSameSort(own.figure, other.figure)) return null
  if (own.figure.kind !== 'date' && own.figure.kind !== 'year') return 'number'
  return endOf(own, claim) === endOf(other, evidence) ? 'date' : null
}

/** `£1.30 more`: how far two amounts are apart is none of them. */
function isDifference({ end }: Slot, { text }: SlotReading): boolean {
  return DIFFERENCE.test(text.slice(end))
}

const DIFFERENCE =
  /^ (?:more|less|fewer|higher|lower|longer|shorter|cheaper|dearer|mehr|weniger|höher|niedriger|länger|kürzer|teurer|billiger|más|menos)(?!\p{L})/u

function isTimes({ figure }: Slot): boolean {
  return figure?.kind === 'quantity' && figure.unit === 'x'
}

const ENDS = [
  /\b(?:since|from|seit|ab|von|desde)\s+(?:\p{L}+\s+)?$/iu,
  /\b(?:until|till|bis|hasta)\s+(?:\p{L}+\s+)?$/iu,
]

/** Whether a date is the beginning or the end of a time; neither for most. */
function endOf({ start }: Slot, { text }: SlotReading): number {
  return ENDS.findIndex((end) => end.test(text.slice(Math.max(0, start - 24), start)))
}

/** German names of places in one word: `über die Nordbrücke` and `über die Kaiserbrücke`. */
function areOtherPlaces(own: Slot, other: Slot, { claim, evidence }: SlotContext): boolean {
  if (claim.language !== 'German' || own.before === '' || own.before !== other.before) return false
  const [a, b] = [own.words[0] ?? '', other.words[0] ?? '']
  const isNoun = ({ start }: Slot, { text }: SlotReading) => /^\p{Lu}/u.test(text.slice(start))
  if (!isNoun(own, claim) || !isNoun(other, evidence)) return false
  return placeHeads.some((head) => [a, b].every((word) => word.endsWith(head) && word.length > head.length + 1))
}

const placeHeads =
  'brücke straße gasse allee platz bahnhof burg kirche kloster schloss berg tal see fluss insel hafen tor turm park viertel'.split(
    ' ',
  )

/** The same small word before both, or none. */
function isInPlaceOf(own: Slot, other: Slot, { claim: { senses } }: SlotContext): boolean {
  // two parts in common are one name, told more or less in full, and so is `Kern` for `Otto Kern`
  if (own.stems.filter((stem) => other.stems.includes(stem)).length > 1) return false
  if (other.stems.every((stem) => own.stems.includes(stem))) return false
  const tie = ({ before }: Slot) => (senses.by.has(before) ? '' : before)
  return tie(own) === tie(other)
}

/** `It was launched aboard a Boreas rocket`, in a source whose title has what `it` is. */
function isMeantByPronoun({ stems, before }: Slot, { evidence: { tokens, senses }, topic }: SlotContext): boolean {
  return before === '' && senses.subjects.has(tokens[0]?.word ?? '') && stems.every((stem) => topic.has(stem))
}

function isContrary(own: Slot, other: Slot, { claim, evidence }: SlotContext): boolean {
  const { language } = claim
  // `rejects` where the sentence has `does not accept`
  if (isDeniedRightBefore(own, claim) !== isDeniedRightBefore(other, evidence)) return false
  // `große` has the stem of `größer`, and says no more than it does
  const isListed = ({ words: [word = ''] }: Slot) =>
    language.startsWith('English') || polarityOf(language)?.directed.has(word) === true
  const [a, b] = [own.stems[0] ?? '', other.stems[0] ?? '']
  return areOpposed(a, b, language) || (isListed(own) && isListed(other) && goApart(a, b, language))
}

/** `Fell` where the sentence has `the fall in output` and a price that rose: a word that goes the claim’s way stands nearer to what it is said of. */
function isSaidToo(
  { at, slot, answer }: { at: number; slot: Slot; answer: Slot },
  aligned: Aligned,
  { claim: { language } }: SlotContext,
): boolean {
  const direction = polarityOf(language)?.direction
  const wayOf = ({ stems: [stem = ''] }: Slot) => direction?.get(stem) ?? 0
  const [near] = neighborsOf(at, aligned)
  if (near === undefined || wayOf(slot) === 0) return false
  const awayOf = ({ place }: Slot) => Math.abs(place - near.place)
  return aligned.left.some(
    (other) => wayOf(other) === wayOf(slot) && awayOf(other) < Math.min(WITH_ITS_NOUN, awayOf(answer)),
  )
}

/** Words within which a word of more or less stands by what it is said of: `the fall in its output`. */
const WITH_ITS_NOUN = 4

const DENIED_WITHIN = 2

function isDeniedRightBefore({ place }: Slot, { tokens, senses }: SlotReading): boolean {
  return tokens.slice(Math.max(0, place - DENIED_WITHIN), place).some((token) => isDenial(token, senses))
}

/** Words right before an exchanged name belong to it: what the person is. In German a verb may stand there too, which no capital begins. */
function goesWith(at: number, exchanged: number, slot: Slot, { claim }: SlotContext): boolean {
  const isOfName = (other: Slot | undefined) =>
    other !== undefined &&
    other.kind !== 'figure' &&
    other.clause === slot.clause &&
    (claim.language !== 'German' || /^\p{Lu}/u.test(claim.text.slice(other.start)))
  const between = claim.slots.slice(at, exchanged)
  const isNear = at < exchanged && exchanged - at <= 2 && slot.place - (between[0]?.place ?? 0) <= 3
  return slot.kind === 'name' && isNear && between.every(isOfName)
}

/** A word that is no figure, name, or small word, and excludes nothing. */
function isLooseWord(slot: Slot | undefined): boolean {
  return slot !== undefined && slot.kind === 'word' && slot.sorts.length === 0
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}
