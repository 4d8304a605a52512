import type { Aligned } from './aligned.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/** Whether pieces that one clause of the claim has stand in clauses that have nothing to do with each other. */
export function isScattered({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  // `In 2013, loans fell, while visits rose`: when it was is said of both
  const opening = evidence.slots.findIndex(({ figure }) => figure?.kind !== 'date' && figure?.kind !== 'year')
  const isOpeningTime = (slot: Slot) => evidence.slots.indexOf(slot) < opening
  const placed = [...pairs].flatMap(([at, slot]) =>
    slot === null || isOpeningTime(slot) ? [] : [{ own: claim.slots[at], slot }],
  )
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
  if (explains(first, clause, { placed, evidence })) return true
  const opens = evidence.tokens.slice(first, first + 2).some(({ word }) => evidence.senses.relatives.has(word))
  const [counted, last] = evidence.slots.filter((slot) => slot.clause === before).slice(-2)
  // `350 birds, of which`: the claim has the figure, and calls what is counted by its name
  const isCounted = counted?.kind === 'figure' && placed.includes(counted)
  return opens && last !== undefined && (placed.includes(last) || (isCounted && last.kind === 'word'))
}

/** `The nucleus is porous: 70 per cent of its volume is empty`: behind a colon, of whom the sentence began with. */
function explains(
  first: number,
  clause: number,
  { placed, evidence }: { placed: readonly Slot[]; evidence: SlotReading },
): boolean {
  const [before, next] = [evidence.tokens[first - 1], evidence.tokens[first]]
  if (before === undefined || next === undefined || !/^\s*:\s/.test(evidence.text.slice(before.end, next.start)))
    return false
  const [subject] = evidence.slots
  const isOfIt = evidence.tokens.some(({ word }, at) => evidence.clauses[at] === clause && POSSESSIVE.test(word))
  return isOfIt && subject !== undefined && subject.clause === clause - 1 && placed.includes(subject)
}

const POSSESSIVE = /^(?:its|their|seine?[mnrs]?|ihre?[mnrs]?|sus?)$/
