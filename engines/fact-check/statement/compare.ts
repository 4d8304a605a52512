import { type ContentLanguage, defaultLanguage, type Span, stem, textOf, words } from '../../text/index.ts'
import type { FaultRule } from '../faults.ts'
import { verbatimIn } from '../verbatim.ts'
import { type Aligned, alignedIn, type Scope } from './aligned.ts'
import { exchangeOf } from './exchange.ts'
import { isUnderFrame } from './framed.ts'
import { type LeastShares, leastShares, looseExchangeOf } from './loose-exchange.ts'
import { isOfAnother } from './named-other.ts'
import { isTurnedRound } from './order.ts'
import { isRestricted } from './restricted.ts'
import { isAllOfRow } from './row-cells.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { type SlotReading, slotsOf } from './slots.ts'
import { isSpeaker, isSpeech } from './speakers.ts'
import { denialIn, turnIn } from './turns.ts'

/**
 * How a sentence stands to a claim: it says the `same`; it `differs` in one place, with the words of both; or it says
 * something else, `open`, but for pieces of the claim that it has too, by their place (`said`). `share` of the pieces are in it, figures and
 * names twice.
 */
export type Statement =
  | { readonly state: 'same'; readonly share: 1; readonly held: readonly number[] }
  | {
      readonly state: 'differs'
      readonly share: number
      /** The piece of the claim that differs, by its place, where it is one of its pieces. */
      readonly at: number | null
      /** Whether other words of the claim are missing in the sentence. */
      readonly isLoose: boolean
      /** The pieces that the sentence has. */
      readonly held: readonly number[]
      readonly rule: FaultRule
      readonly claim: Span
      readonly evidence: Span
    }
  | {
      readonly state: 'open'
      readonly share: number
      readonly said: readonly number[]
      readonly held: readonly number[]
      readonly count: number
    }

/** What else is known of the sentence: title and heading, and what stands right before it. */
export interface StatementContext {
  readonly topic?: string
  readonly before?: string
  /** The whole passage, which has names in full. */
  readonly around?: string
  /** Other passages of the source. */
  readonly source?: string
}

/** Compares a claim with a sentence. */
export type ClaimReader = (sentence: string, context?: StatementContext) => Statement

/** Reads a claim once, to be compared with many sentences. */
export function claimReader(
  claim: string,
  language: ContentLanguage = defaultLanguage,
  least: LeastShares = leastShares,
): ClaimReader {
  const reading = slotsOf(claim, language)
  return (sentence, around = {}) => {
    if (verbatimIn(claim, sentence, language)) return { state: 'same', share: 1, held: [] }
    const context = slotContext(reading, sentence, around)
    const [whole = nothing, ...parts] = scopesOf(context.evidence).map((scope) => statementIn(scope, context, least))
    // where a sentence has all of a claim, what one of its parts denies is something else
    const isWhole = whole.held.length === reading.slots.length
    const found = parts
      .filter((part) => !isWhole || part.state !== 'differs' || part.rule !== 'negation')
      .filter((part) => !isHeldByMore(part, whole))
      .reduce(better, whole)
    // a clause that says it alone may be under a frame of the one before: `it seems, though records are incomplete, that`
    const isPart = found !== whole && found.state === 'same'
    const isOpen = isPart && (isUnderFrame(wholeOf(context), context) || isRestricted(wholeOf(context), context))
    return isOpen ? { state: 'open', share: 1, said: [], held: found.held, count: reading.slots.length } : found
  }
}

/** A claim aligned with all of a sentence. */
function wholeOf(context: SlotContext): Aligned {
  return alignedIn({ own: context.evidence.slots, others: [] }, context, context.claim.slots)
}

/** A claim that was read beside a sentence, and what else is known of that. */
export function slotContext(
  claim: SlotReading,
  sentence: string,
  { topic = '', before = '', around = '', source = '' }: StatementContext,
): SlotContext {
  const { language } = claim
  const evidence = slotsOf(sentence, language)
  // a name is read in its parts: `Tern-2`
  const stemsOf = (text: string) =>
    new Set(
      words(text)
        .flatMap((span) => [textOf(text, span), ...textOf(text, span).split('-')])
        .map((word) => stem(word, language)),
    )
  return {
    claim,
    evidence,
    topic: stemsOf(topic),
    before: isPointingBack(evidence) ? stemsOf(before) : new Set(),
    behind: before,
    around: `${topic}\n${around}`,
    source: `${topic}\n${around}\n${source}`,
  }
}

/** A figure that one part of a sentence has otherwise, while the whole has it with more of the claim beside it. */
function isHeldByMore(part: Statement, whole: Statement): boolean {
  return (
    part.state === 'differs' &&
    part.rule === 'number' &&
    part.at !== null &&
    whole.share > part.share &&
    whole.held.includes(part.at)
  )
}

const nothing: Statement = { state: 'open', share: 0, said: [], held: [], count: 0 }
const ranks = { same: 2, differs: 1, open: 0 }

function better(a: Statement, b: Statement): Statement {
  if (ranks[a.state] !== ranks[b.state]) return ranks[a.state] > ranks[b.state] ? a : b
  return b.share > a.share ? b : a
}

/** `It opened`, `His sister`: of whom is said before. */
function isPointingBack({ tokens, senses }: SlotReading): boolean {
  return tokens.slice(0, 6).some(({ word }) => senses.pronouns.has(word))
}

/** The sentence as a whole, then each of its clauses beside the rest of it. */
function scopesOf({ slots }: SlotReading): Scope[] {
  const clauses = [...new Set(slots.map(({ clause }) => clause))]
  const whole: Scope = { own: slots, others: [] }
  if (clauses.length < 2) return [whole]
  const parts = clauses.map((clause) => ({
    own: slots.filter((slot) => slot.clause === clause),
    others: slots.filter((slot) => slot.clause < clause && slot.kind !== 'figure'),
  }))
  // what goes on behind an insertion: `X, who was born in Bern, wrote`
  const around = clauses.slice(0, -2).map((clause) => ({
    own: slots.filter((slot) => slot.clause === clause || slot.clause === clause + 2),
    others: [],
  }))
  return [whole, ...parts, ...around]
}

function statementIn(scope: Scope, context: SlotContext, least: LeastShares): Statement {
  const { claim } = context
  const aligned = withOwnSubject(alignedIn(scope, context, claim.slots), context)
  const count = claim.slots.length
  const held = [...aligned.pairs.values()].filter((slot) => slot !== null).length
  if (count < FEWEST_PIECES || held < 1) return nothing
  const share = shareOf(aligned, claim.slots)
  const said = [...aligned.pairs.keys()]
  // what somebody else says, denies, or says the other way round, bears no part of a claim out
  const open: Statement = {
    state: 'open',
    share,
    said: isOfOther(aligned, context) ? [] : said,
    held: said,
    count,
  }
  if ((aligned.missing.length > 0 && !isAllOfRow(aligned, context)) || held < FEWEST_PIECES) {
    const exchange = exchangeOf(aligned, context)
    const found = exchange ?? looseExchangeOf(aligned, context, least)
    if (found === null) return open
    return {
      state: 'differs',
      share,
      held: said,
      at: placeOf(found.claim, claim),
      isLoose: exchange === null,
      ...found,
    }
  }
  const turn = turnIn(aligned, context)
  if (turn !== null)
    return turn === 'open'
      ? { ...open, said: [] }
      : { state: 'differs', share, held: said, at: placeOf(turn.claim, claim), isLoose: false, ...turn }
  return isOfAnother(aligned, context) ? { ...open, said: [] } : { state: 'same', share: 1, held: said }
}

function isOfOther(aligned: Aligned, context: SlotContext): boolean {
  return (
    isOfOtherSpeaker(aligned, context) ||
    denialIn(aligned, context) !== null ||
    isTurnedRound(context.claim, context.evidence, aligned)
  )
}

function isOfOtherSpeaker({ missing, left }: Aligned, { claim, evidence }: SlotContext): boolean {
  const speaks = (slot: Slot | undefined, reading: SlotReading) => slot?.kind === 'name' && isSpeaker(slot, reading)
  return missing.some((at) => speaks(claim.slots[at], claim)) && left.some((slot) => speaks(slot, evidence))
}

function placeOf({ start, end }: Span, { slots }: SlotReading): number | null {
  const at = slots.findIndex((slot) => slot.start === start && slot.end === end)
  return at < 0 ? null : at
}

/** How much of a claim is aligned: figures and names count twice. */
export function shareOf({ pairs }: Pick<Aligned, 'pairs'>, slots: readonly Slot[]): number {
  const weightOf = (slot: Slot | undefined) => (slot?.kind === 'figure' || slot?.kind === 'name' ? 2 : 1)
  const sum = (list: readonly (Slot | undefined)[]) => list.reduce((all, slot) => all + weightOf(slot), 0)
  return sum([...pairs.keys()].map((at) => slots[at])) / sum(slots)
}

/**
 * `Her colleague Mulqueen, who voted against it, pointed out`, `Mackellar replied`: whoever is named there, and not in the claim, says it.
 * `Another of the schools, St Osmund's, has`: nor does anybody else do what it says whom it names at its beginning.
 */
function isOtherActing(
  at: number,
  first: number,
  { lent, left }: Aligned,
  { claim, evidence }: Pick<SlotContext, 'claim' | 'evidence'>,
): boolean {
  const agent = claim.slots[at]
  if (agent?.kind !== 'name') return false
  const { text } = evidence
  const isBetweenCommas = ({ start, end }: Slot) => /,\s*$/.test(text.slice(0, start)) && /^\s*,/.test(text.slice(end))
  const inserted = evidence.slots.find((slot) => slot.kind === 'name' && isBetweenCommas(slot))
  if (inserted && left.includes(inserted) && inserted.place < OPENING && !lent.includes(inserted)) return true
  if (!isSpeaker(agent, claim)) return false
  const isSaying = isSpeech(evidence.tokens[1]?.word ?? '', evidence.senses)
  const named = evidence.slots.find(
    ({ kind, before, place }) => before === '' && (kind === 'name' || (place === 0 && isSaying)),
  )
  return named !== undefined && named.place < first && !lent.includes(named)
}

/** Words of a sentence among which whoever acts is named. */
const OPENING = 10

/** Fewer pieces than this say too little to be told apart. */
const FEWEST_PIECES = 2

/**
 * Whom a clause names itself, before anything that the claim says, is who it speaks of: then nobody is taken from around it
 * as the one who acts. `Her sister founded a school` says nothing of her.
 */
export function withOwnSubject(aligned: Aligned, { claim, evidence }: SlotContext): Aligned {
  const { senses, tokens } = evidence
  const heldFirst = Math.min(...[...aligned.pairs].flatMap(([at, slot]) => (slot === null ? [] : [at])))
  const lent = [...aligned.pairs].flatMap(([at, slot]) => {
    const isAgent = at < heldFirst || senses.by.has(claim.slots[at]?.before ?? '')
    return slot === null && isAgent ? [at] : []
  })
  const first = Math.min(...[...aligned.pairs.values()].flatMap((slot) => slot?.place ?? []))
  const isSubject = (slot: Slot) =>
    (slot.kind === 'name' || slot.kind === 'word') &&
    slot.place < first &&
    !senses.prepositions.has(slot.before) &&
    !senses.counting.has(slot.words[0] ?? '')
  const isPronoun = senses.subjects.has(tokens[0]?.word ?? '')
  // `the trial, which was funded by a council, was stopped`: a verb right behind `which` is no subject
  const clause = evidence.slots.find(({ place }) => place === first)?.clause
  const isRelative = senses.relatives.has(tokens[evidence.clauses.indexOf(clause ?? 0)]?.word ?? '')
  const isOwn = (slot: Slot) => isSubject(slot) && !(isRelative && slot.kind === 'word')
  const isOther = aligned.left.some(isOwn) || lent.some((at) => isOtherActing(at, first, aligned, { claim, evidence }))
  if (lent.length === 0 || isPronoun || !isOther) return aligned
  return {
    ...aligned,
    pairs: new Map([...aligned.pairs].filter(([at]) => !lent.includes(at))),
    missing: [...aligned.missing, ...lent].toSorted((a, b) => a - b),
  }
}
