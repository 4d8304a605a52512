import { sentences } from '../../text/index.ts'
import type { Aligned } from './aligned.ts'
import { nameOfRow } from './row-cells.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import { type SlotReading, slotsOf } from './slots.ts'
import { isSpeaker } from './speakers.ts'

/** Whom a source is about is not who is meant where somebody else is named, here or right before. Rows of a table name parts of it. */
export function isOfAnother(aligned: Aligned, context: SlotContext): boolean {
  if (nameOfRow(context.evidence.text) !== null) return false
  return [...aligned.pairs].some(
    ([at, slot]) =>
      slot === null && mayBeName(context.claim.slots[at], context.claim) && isNamedOther(at, aligned, context),
  )
}

/**
 * Whether the sentence names somebody else in the place where the claim has a name that only the title or what is around has, or the one
 * does that its pronoun points back to.
 */
function isNamedOther(at: number, aligned: Aligned, { claim, evidence, before, behind }: SlotContext): boolean {
  const name = claim.slots[at]
  if (!name || aligned.lent.some(({ stems }) => stems.join(' ') === name.stems.join(' '))) return false
  const said = new Set(claim.slots.flatMap(({ stems }) => stems))
  const { from, to } = placeAround(at, aligned.pairs)
  const used = new Set([...aligned.pairs.values(), ...aligned.lent])
  const isSaying = isSpeaker(name, claim)
  const isThere = (slot: Slot) =>
    mayBeName(slot, evidence) &&
    !said.has(slot.stems.at(-1) ?? '') &&
    slot.place > from &&
    slot.place < to &&
    !used.has(slot) &&
    (name.before === '' ? isActing(slot) : slot.before === name.before)
  if (evidence.slots.some((slot) => isThere(slot) && (isSaying || !isSpeaker(slot, evidence)))) return true
  // of `she` the source may have spoken all along
  const isBehind = name.stems.every((stem) => before.has(stem))
  if (isBehind || !NEUTER.has(evidence.tokens[0]?.word ?? '')) return false
  const last = sentences(behind, claim.language).at(-1)
  if (!last) return false
  const reading = slotsOf(behind.slice(last.start, last.end), claim.language)
  return reading.slots.some((slot) => mayBeName(slot, reading) && isActing(slot) && slot.place < OPENING)
}

/** Between which words of the sentence a piece of the claim would stand, by the pieces next to it that it has. */
function placeAround(at: number, pairs: Aligned['pairs']): { from: number; to: number } {
  const held = [...pairs].flatMap(([index, slot]) => (slot === null ? [] : [{ index, place: slot.place }]))
  const last = held.filter(({ index }) => index < at).toSorted((a, b) => b.index - a.index)[0]
  const next = held.filter(({ index }) => index > at).toSorted((a, b) => a.index - b.index)[0]
  return { from: last?.place ?? -1, to: next?.place ?? Number.POSITIVE_INFINITY }
}

const NEUTER = new Set(['it', 'this', 'es', 'dies', 'dieses', 'esto', 'ello'])

function isActing({ before }: Slot): boolean {
  return before === '' || HONORIFICS.has(before)
}

/** A name, or a first word that no list has: there every word has a capital. */
function mayBeName(slot: Slot | undefined, { senses, text }: SlotReading): boolean {
  if (slot?.kind !== 'word') return slot?.kind === 'name'
  return (
    slot.place === 0 && !senses.senses.has(slot.stems[0] ?? '') && /^\p{Lu}/u.test(text.slice(slot.start, slot.end))
  )
}

const HONORIFICS = new Set(
  'mr mrs ms miss dr prof professor sir lady lord herr frau don doña señor señora sra sr dra'.split(' '),
)

/** Words of a sentence among which whoever acts is named. */
const OPENING = 10
