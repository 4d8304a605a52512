import { overlaps } from '../../text/index.ts'
import { extentFaults } from '../extent-faults.ts'
import type { Token } from '../reading.ts'
import type { Aligned } from './aligned.ts'
import type { Exchange } from './exchange.ts'
import { isTurnedRound, lacksJoint } from './order.ts'
import { areNamesExchanged, rivalOf } from './rivals.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { isDenial, type SlotReading } from './slots.ts'

/**
 * What turns the sense of a sentence that has every piece of a claim: a denial on one side, sides exchanged, a piece that
 * belongs to something else there, or a condition, a doubt, or a speaker that the claim leaves out. Null where nothing does.
 */
export function turnIn(aligned: Aligned, context: SlotContext): Exchange | 'open' | null {
  const { claim, evidence } = context
  const denied = denialIn(aligned, context)
  if (denied !== null) return denied
  if (isTurnedRound(claim, evidence, aligned) || areNamesExchanged(aligned, context)) {
    return { rule: 'opposite', claim: wholeOf(claim), evidence: wholeOf(evidence) }
  }
  if (lacksJoint(claim, evidence) || isFramed(aligned, context) || isScattered(aligned, context)) return 'open'
  return narrowedIn(context) ?? overstatedIn(context) ?? nearlyIn(aligned, context) ?? rivalOf(aligned, context)
}

function wholeOf({ text }: SlotReading) {
  return { start: 0, end: text.length }
}

/** How far from a piece that both have a denial may stand. */
const REACH = 6

function denialIn({ pairs }: Aligned, { claim, evidence }: SlotContext): Exchange | 'open' | null {
  const there = [...pairs.values()].filter((slot) => slot !== null)
  // what a reason denies that the claim leaves out is no part of what it says
  const isParted = (at: number, place: number) =>
    evidence.joints.some(
      (joint) => place < joint.from && joint.from < at && !there.some((slot) => slot.place >= joint.to),
    )
  const isNear = (at: number) =>
    there.some(
      (slot) => slot.clause === evidence.clauses[at] && Math.abs(slot.place - at) <= REACH && !isParted(at, slot.place),
    )
  const own = claim.tokens.filter((token) => isDenialIn(token, claim))
  const others = evidence.tokens.filter((token, at) => isDenialIn(token, evidence) && isNear(at))
  if (own.length % 2 === others.length % 2) return null
  // `ruled out`, `failed to` deny as well
  const isImplied = ({ tokens, senses }: SlotReading, beside: SlotReading, isAt: (at: number) => boolean) =>
    tokens.some(
      (token, at) =>
        isAt(at) &&
        (token.isNegation || senses.denying.has(token.word)) &&
        !isDenial(token, senses) &&
        !beside.tokens.some(({ stem }) => stem === token.stem),
    )
  if (isImplied(evidence, claim, isNear) || isImplied(claim, evidence, () => true)) return 'open'
  const [here] = own
  const [beside] = others
  const last = claim.slots.at(-1)
  const first = there[0]
  const span = ({ start, end }: { start: number; end: number }) => ({ start, end })
  return {
    rule: 'negation',
    claim: span(here ?? last ?? wholeOf(claim)),
    evidence: span(beside ?? first ?? wholeOf(evidence)),
  }
}

/** `No` denies, but not in `no fewer than`. */
function isDenialIn(token: Token, { senses, bounds }: SlotReading): boolean {
  return isDenial(token, senses) && !bounds.some((bound) => overlaps(bound, token))
}

/** Somebody's words, a condition, a doubt, or only a part, of which the claim says nothing. */
function isFramed({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const { senses } = evidence
  const there = [...pairs.values()].filter((slot) => slot !== null)
  const used = new Set(there.map(({ place }) => place))
  // `May` of a date is no doubt
  const figures = evidence.slots.filter(({ kind }) => kind === 'figure')
  const own = new Set(claim.tokens.map(({ word }) => word))
  return evidence.tokens.some((token, at) => {
    const { word } = token
    if (used.has(at) || own.has(word) || figures.some((figure) => overlaps(figure, token))) return false
    const isSameClause = there.some(({ clause }) => clause === evidence.clauses[at])
    // `half-year`
    if (/^[-‐‑]/.test(evidence.text.slice(token.end, token.end + 1)) && senses.hedges.has(word)) return false
    if (senses.frames.has(word)) return isSameClause
    return (
      senses.hedges.has(word) &&
      there.some(({ place, clause }) => clause === evidence.clauses[at] && place >= at && place - at <= 4)
    )
  })
}

/** `Only` in the claim alone; contrary where the evidence says `mainly`. */
function narrowedIn({ claim, evidence }: SlotContext): Exchange | 'open' | null {
  const { only, mainly } = claim.senses
  const own = claim.tokens.find(({ word }) => only.has(word))
  if (own === undefined || evidence.tokens.some(({ word }) => only.has(word))) return null
  const other = evidence.tokens.find(({ word }) => mainly.has(word))
  const span = ({ start, end }: Token) => ({ start, end })
  return other === undefined ? 'open' : { rule: 'extent', claim: span(own), evidence: span(other) }
}

/** `All` for `almost all`. */
function nearlyIn({ pairs, left }: Aligned, { claim }: SlotContext): Exchange | null {
  for (const [at, slot] of pairs) {
    const own = claim.slots[at]
    if (own?.kind !== 'mark' || slot === null) continue
    const nearly = left.find(({ place, words }) => place === slot.place - 1 && claim.senses.nearly.has(words[0] ?? ''))
    if (nearly === undefined) continue
    const { start, end } = own
    return { rule: 'extent', claim: { start, end }, evidence: { start: nearly.start, end: slot.end } }
  }
  return null
}

/** `The oldest` for `one of the oldest`. */
function overstatedIn({ claim, evidence }: SlotContext): Exchange | null {
  const [found] = extentFaults(claim.text, [evidence.text], claim.language)
  return found === undefined
    ? null
    : { rule: 'extent', claim: found.claim, evidence: { start: found.evidence.start, end: found.evidence.end } }
}

/** Whether pieces that one clause of the claim has stand in clauses that have nothing to do with each other. */
function isScattered({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const placed = [...pairs].flatMap(([at, slot]) => (slot === null ? [] : [{ own: claim.slots[at], slot }]))
  const clauses = [...new Set(placed.map(({ slot }) => slot.clause))].toSorted((a, b) => a - b)
  return clauses.slice(1).some((clause, index) => {
    const before = clauses[index] ?? 0
    const of = (wanted: number) =>
      new Set(placed.filter(({ slot }) => slot.clause === wanted).map(({ own }) => own?.clause))
    const [left, right] = [of(before), of(clause)]
    if (![...left].some((one) => right.has(one))) return false
    return !goesOn(clause, before, { placed: placed.map(({ slot }) => slot), evidence })
  })
}

/** `The film, which cost`: what the second clause speaks of is the word right before it, and the claim has that. */
function goesOn(
  clause: number,
  before: number,
  { placed, evidence }: { placed: readonly Slot[]; evidence: SlotReading },
): boolean {
  const first = evidence.clauses.indexOf(clause)
  const opens = evidence.tokens.slice(first, first + 2).some(({ word }) => evidence.senses.relatives.has(word))
  const [counted, last] = evidence.slots.filter((slot) => slot.clause === before).slice(-2)
  // `350 birds, of which`: the claim has the figure, and calls what is counted by its name
  const isCounted = counted?.kind === 'figure' && placed.includes(counted)
  return opens && last !== undefined && (placed.includes(last) || (isCounted && last.kind === 'word'))
}
