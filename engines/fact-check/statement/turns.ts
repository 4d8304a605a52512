import { overlaps, type Span } from '../../text/index.ts'
import { extentFaults } from '../extent-faults.ts'
import type { Token } from '../reading.ts'
import type { Aligned } from './aligned.ts'
import type { Exchange } from './exchange.ts'
import { extentOf } from './extents.ts'
import { isFramed } from './framed.ts'
import { areEndsExchanged, isOtherPronoun, isTurnedRound, lacksJoint } from './order.ts'
import { isPartOf } from './part-of.ts'
import { isRestricted } from './restricted.ts'
import { areFiguresExchanged, areNamesExchanged, rivalOf } from './rivals.ts'
import { fitsColumns } from './row-cells.ts'
import type { SlotContext } from './same-slot.ts'
import { isScattered } from './scattered.ts'
import { isDenial, type SlotReading } from './slots.ts'

/**
 * What turns the sense of a sentence that has every piece of a claim: a denial on one side, sides exchanged, a piece that
 * belongs to something else there, or a condition, a doubt, or a speaker that the claim leaves out. Null where nothing does.
 */
export function turnIn(aligned: Aligned, context: SlotContext): Exchange | 'open' | null {
  const { claim, evidence } = context
  const denied = denialIn(aligned, context)
  if (denied !== null) return denied
  if (areFiguresExchanged(aligned, context)) return 'open'
  if (isTurnedRound(claim, evidence, aligned) || areNamesExchanged(aligned, context)) {
    return { rule: 'opposite', claim: wholeOf(claim), evidence: wholeOf(evidence) }
  }
  const isFitting = fitsColumns(aligned, context)
  if (lacksJoint(claim, evidence) || isFramed(aligned, context)) return 'open'
  if (areEndsExchanged(claim, evidence, aligned.pairs) || isOtherPronoun(claim, evidence, aligned.pairs)) return 'open'
  if (isFitting === false || (isFitting === null && isScattered(aligned, context))) return 'open'
  if (isFitting) return narrowedIn(context) ?? overstatedIn(context)
  return (
    narrowedIn(context) ??
    overstatedIn(context) ??
    exceptIn(aligned, context) ??
    someOfIn(aligned, context) ??
    partIn(aligned, context) ??
    nearlyIn(aligned, context) ??
    (isPartOf(aligned, context) || isRestricted(aligned, context) ? 'open' : null) ??
    rivalOf(aligned, context)
  )
}

function wholeOf({ text }: SlotReading) {
  return { start: 0, end: text.length }
}

/** How far from a piece that both have a denial may stand. */
const REACH = 6
/** How many words behind a denial what it denies stands. */
const DENIED_WITHIN = 2

/** What is denied on one side alone; open where a word that denies by itself may make up for it. */
export function denialIn({ pairs, lent }: Aligned, { claim, evidence }: SlotContext): Exchange | 'open' | null {
  const there = [...pairs.values()].filter((slot) => slot !== null)
  // what a reason denies that the claim leaves out is no part of what it says
  const isParted = (at: number, place: number) =>
    evidence.joints.some(
      (joint) => place < joint.from && joint.from < at && !there.some((slot) => slot.place >= joint.to),
    )
  // `were not excluded, but`: what the other clause denies, and the claim takes from it
  const isLent = (at: number) => lent.some(({ place }) => place > at && place - at <= DENIED_WITHIN)
  const isNear = (at: number) =>
    isLent(at) ||
    there.some(
      (slot) => slot.clause === evidence.clauses[at] && Math.abs(slot.place - at) <= REACH && !isParted(at, slot.place),
    )
  const own = claim.tokens.filter((token) => isDenialIn(token, claim))
  const others = evidence.tokens.filter((token, at) => isDenialIn(token, evidence) && isNear(at))
  if (own.length % 2 === others.length % 2)
    return isDeniedElsewhere({ own, others }, pairs, { claim, evidence }) ? 'open' : null
  const isLate = ({ tokens, senses }: SlotReading) =>
    tokens.some(({ word }) => senses.only.has(word) || LATE.test(word)) && !tokens.some(({ word }) => UNTIL.test(word))
  if ((isNotUntil(evidence) && isLate(claim)) || (isNotUntil(claim) && isLate(evidence))) return null
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
  if (others.length === 1 && isAside(there, others[0], evidence)) return 'open'
  const last = claim.slots.at(-1)
  const first = there[0]
  const span = ({ start, end }: { start: number; end: number }) => ({ start, end })
  return {
    rule: 'negation',
    claim: span(here ?? last ?? wholeOf(claim)),
    evidence: span(beside ?? first ?? wholeOf(evidence)),
  }
}

/** `Dogs were allowed, but cats were not` where the sentence denies it of the dogs: one denial in each, of other pieces. */
function isDeniedElsewhere(
  { own: [here, ...more], others: [there, ...rest] }: { own: readonly Token[]; others: readonly Token[] },
  pairs: Aligned['pairs'],
  { claim, evidence }: Pick<SlotContext, 'claim' | 'evidence'>,
): boolean {
  if (here === undefined || there === undefined || more.length + rest.length > 0) return false
  const [denied, known] = [partAround(here, claim), partAround(there, evidence)]
  const within = ({ start, end }: Span, part: Span) => start >= part.start && end <= part.end
  const placed = [...pairs].flatMap(([at, slot]) => {
    const piece = claim.slots[at]
    return slot !== null && piece !== undefined && within(piece, denied) ? [slot] : []
  })
  return placed.length > 0 && !placed.some((slot) => within(slot, known))
}

/** `…, leaving growers with nothing to cut`, `…, and nothing else, …`: an aside that holds nothing of which the claim speaks. */
function isAside(there: readonly Span[], denial: Token | undefined, evidence: SlotReading): boolean {
  if (denial === undefined) return false
  const part = partAround(denial, evidence)
  return ASIDE.test(evidence.text.slice(part.start, part.end)) && !there.some((slot) => overlaps(slot, part))
}

const ASIDE = /^\s*(?:\p{L}+ing|(?:and|but) nothing)(?!\p{L})/u

/** The part of a sentence between two marks that a word is in. */
function partAround({ start, end }: Span, { text }: SlotReading): Span {
  const behind = text.slice(end).search(/[,;:]/)
  const before = Math.max(...[',', ';', ':'].map((mark) => text.lastIndexOf(mark, start)))
  return { start: before + 1, end: behind < 0 ? text.length : end + behind }
}

/** `Not until 1976` says the same as `only in 1976`. */
function isNotUntil({ tokens, senses }: SlotReading): boolean {
  return tokens.some(
    (token, at) =>
      isDenial(token, senses) && tokens.slice(at + 1, at + 1 + UNTIL_WITHIN).some(({ word }) => UNTIL.test(word)),
  )
}

const UNTIL_WITHIN = 10
const UNTIL = /^(?:until|till|before|hasta|vor|bis)$/
const LATE = /^(?:first|erst|erstmals|primeravez)$/

/** `No` denies, but not in `no fewer than`. */
function isDenialIn(token: Token, { senses, bounds }: SlotReading): boolean {
  return isDenial(token, senses) && !bounds.some((bound) => overlaps(bound, token))
}

/** `Only` in the claim alone; contrary where the evidence says `mainly`. */
function narrowedIn({ claim, evidence }: SlotContext): Exchange | 'open' | null {
  const { only, mainly } = claim.senses
  // `just under 2.5 kilometres` narrows nothing
  const own = claim.tokens.find(
    (token) => only.has(token.word) && !claim.bounds.some((bound) => overlaps(bound, token)),
  )
  const denial = claim.tokens.find((token) => isDenial(token, claim.senses))
  const span = ({ start, end }: Token) => ({ start, end })
  // `only in 1976` says the same, and `not only in 1976` that it was so before
  if (own !== undefined && isNotUntil(evidence))
    return denial === undefined ? null : { rule: 'negation', claim: span(denial), evidence: wholeOf(evidence) }
  if (own === undefined || evidence.tokens.some(({ word }) => only.has(word))) return null
  const other = evidence.tokens.find(({ word }) => mainly.has(word))
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

/** `All catalogs` where the sentence has `all catalogs except that of 1903`. */
function exceptIn({ pairs }: Aligned, { claim, evidence }: SlotContext): Exchange | null {
  const but = EXCEPT.exec(evidence.text)
  const at = claim.slots.findIndex((slot, index) => extentOf(slot, claim.language) === 'whole' && pairs.get(index))
  const own = claim.slots[at]
  if (but === null || own === undefined || EXCEPT.test(claim.text)) return null
  const { start, end } = own
  return { rule: 'extent', claim: { start, end }, evidence: { start: but.index, end: but.index + but[0].length } }
}

const EXCEPT =
  /(?<!\p{L})(?:except|excepting|excluding|save for|but for|apart from|(?<!(?:set|put|laid|lay|left|kept|cast|swept|brushed|stepped) )aside,|other than|with the exception|außer|ausgenommen|bis auf|mit ausnahme|salvo|excepto|menos el|menos la|a excepción)(?!\p{L})/iu

/** `All policies` where the sentence has `all new policies`. */
function someOfIn({ pairs, left }: Aligned, { claim }: SlotContext): 'open' | null {
  for (const [at, slot] of pairs) {
    const own = claim.slots[at]
    const counted = pairs.get(at + 1) ?? pairs.get(at + 2)
    if (own === undefined || !slot || !counted || extentOf(own, claim.language) !== 'whole') continue
    const narrows = left.some(({ place, kind }) => kind === 'word' && place > slot.place && place < counted.place)
    if (narrows && counted.place - slot.place <= NARROWED_WITHIN) return 'open'
  }
  return null
}

/** Words between `all` and what there is of it. */
const NARROWED_WITHIN = 3

/** `The whole of the collection` where the sentence has `two thirds of the collection`. */
function partIn({ pairs, left }: Aligned, { claim, evidence }: SlotContext): Exchange | null {
  for (const [at, slot] of pairs) {
    const own = claim.slots[at]
    if (own === undefined || slot === null || own.kind === 'figure') continue
    const opening = WHOLE.exec(claim.text.slice(0, own.start).toLowerCase())
    const part = left.find(
      ({ figure, end }) =>
        figure?.kind === 'percent' && figure.value < 100 && PART.test(evidence.text.slice(end, slot.start)),
    )
    if (opening === null || part === undefined) continue
    return {
      rule: 'extent',
      claim: { start: opening.index, end: opening.index + opening[0].trimEnd().length },
      evidence: { start: part.start, end: part.end },
    }
  }
  return null
}

/** Words for all of something right before it, over one word that goes with it. */
const WHOLE =
  /(?<![\p{L}])(?:the whole|the entire|the complete|whole|entire|all|the entirety|die gesamte[nmrs]?|der gesamte[nmrs]?|das gesamte|die ganze[nmrs]?|alle[nr]?|sämtliche[nmrs]?|toda|todo|todos|todas|la totalidad|el conjunto)(?: (?:of|de|von))?(?: (?:the|its|their|his|her|el|la|los|las|der|die|das|den|des|su|sus))? (?:\p{L}+ )?$/u
/** What may stand between a part and that of which it is one. */
const PART = /^ (?:of|der|des|von|de|del)(?: (?:the|its|their|his|her|el|la|los|las|den|su|sus))?(?: \p{L}+)? $/u

/** `The oldest` for `one of the oldest`. */
function overstatedIn({ claim, evidence }: SlotContext): Exchange | null {
  const [found] = extentFaults(claim.text, [evidence.text], claim.language)
  return found === undefined
    ? null
    : { rule: 'extent', claim: found.claim, evidence: { start: found.evidence.start, end: found.evidence.end } }
}
