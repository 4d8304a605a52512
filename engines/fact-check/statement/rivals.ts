import type { Aligned } from './aligned.ts'
import type { Exchange } from './exchange.ts'
import { isSameSort } from './figures.ts'
import type { SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/** A clause, a comma, or a joining word between two words, counted in words. */
const CLAUSE = 3
const JOINED = 1
/** Standing on the other side of what it belongs to. */
const OTHER_SIDE = 1.5

/**
 * Whether a figure, date or word of a sort belongs to something else in the sentence: another of its sort that the claim does
 * not have stands nearer to what the claim says it of. That one is then what the claim should have; `open` where it is close.
 */
export function rivalOf(aligned: Aligned, context: SlotContext): Exchange | 'open' | null {
  const { claim, evidence } = context
  for (const [at, slot] of aligned.pairs) {
    const own = claim.slots[at]
    if (own === undefined || slot === null) continue
    // `weekly hours` beside `hours a week` is one thing
    const isNext = (other: Slot) => own.kind === 'word' && Math.abs(other.place - slot.place) === 1
    const rivals = aligned.left.filter((other) => isRival(own, other) && !isNext(other))
    if (isTied(at, slot, aligned, context)) continue
    const near = neighborsOf(at, aligned, claim, own.kind === 'figure')
    if (rivals.length === 0 || near.length === 0) continue
    const held = nearness(slot, own, near, evidence)
    const [best] = rivals.toSorted((a, b) => nearness(b, own, near, evidence) - nearness(a, own, near, evidence))
    if (best === undefined || nearness(best, own, near, evidence) <= held) continue
    if (nearness(best, own, near, evidence) < held * CLEARLY) return 'open'
    const { start, end } = own
    const rule = own.kind === 'figure' ? (isDated(own) ? 'date' : 'number') : 'opposite'
    return { rule, claim: { start, end }, evidence: { start: best.start, end: best.end } }
  }
  return null
}

/** `3,879 (92%)`: two figures that stand side by side in both belong together. */
function isTied(at: number, slot: Slot, { pairs }: Aligned, { claim: { slots } }: SlotContext): boolean {
  return [at - 1, at + 1].some((near) => {
    const [own, here, there] = [slots[at], slots[near], pairs.get(near)]
    if (!own?.figure || !here?.figure || !there?.figure) return false
    const isBeside = (a: Slot, b: Slot) => Math.abs(a.place - b.place) <= Math.max(a.words.length, b.words.length) + 1
    return isBeside(own, here) && isBeside(slot, there)
  })
}

const CLEARLY = 1.3

function isDated({ figure }: Slot): boolean {
  return figure?.kind === 'date' || figure?.kind === 'year'
}

function isRival(own: Slot, other: Slot): boolean {
  if (own.figure !== undefined && other.figure !== undefined)
    return own.figure.key !== other.figure.key && isSameSort(own.figure, other.figure)
  return own.sorts.some(([sort, which]) => other.sorts.some(([a, b]) => a === sort && b !== which))
}

/** Whether two names of a claim stand each where the other belongs, by what is said around them. */
export function areNamesExchanged({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const named = [...pairs].flatMap(([at, slot]) => {
    const own = claim.slots[at]
    return own?.kind === 'name' && slot !== null ? [{ at, own, slot }] : []
  })
  return named.some((one, index) =>
    named.slice(index + 1).some((other) => {
      if (one.slot === other.slot || areOneName(one, other, claim, evidence)) return false
      const of = ({ at }: typeof one) =>
        neighborsOf(at, { pairs }, claim).filter(({ slot }) => slot !== one.slot && slot !== other.slot)
      const [first, second] = [of(one), of(other)]
      const near = (slot: Slot, list: readonly Neighbor[]) =>
        list.reduce((sum, { slot: beside, away }) => sum + 1 / away / (1 + distance(slot, beside, evidence)), 0)
      const held = near(one.slot, first) + near(other.slot, second)
      return near(other.slot, first) + near(one.slot, second) > held * CLEARLY
    }),
  )
}

/** Whether two figures of one sort stand each beside what the other is said of: `31 in the one group and 14 in the other`, exchanged. */
export function areFiguresExchanged({ pairs }: Aligned, { claim, evidence }: SlotContext): boolean {
  const figures = [...pairs].flatMap(([at, slot]) => {
    const own = claim.slots[at]
    return own?.figure && slot?.figure ? [{ at, own, slot }] : []
  })
  return figures.some((one, index) =>
    figures.slice(index + 1).some((other) => {
      if (!one.own.figure || !other.own.figure || !isSameSort(one.own.figure, other.own.figure)) return false
      const near = ({ at }: typeof one) => neighborsOf(at, { pairs }, claim, true)
      const [first, second] = [near(one), near(other)]
      const only = (list: readonly Neighbor[], rest: readonly Neighbor[]) =>
        list.filter(({ slot }) => !rest.some((beside) => beside.slot === slot))
      const nearest = (slot: Slot, list: readonly Neighbor[]) =>
        list.reduce((sum, { slot: beside, away }) => sum + 1 / away / (1 + distance(slot, beside, evidence)), 0)
      const [a, b] = [only(first, second), only(second, first)]
      const held = nearest(one.slot, a) + nearest(other.slot, b)
      return nearest(other.slot, a) + nearest(one.slot, b) > held * EXCHANGED
    }),
  )
}

const EXCHANGED = 2

/** `The Lindqvist Centre for Social Research`: joined by the same words in both, they are one name. */
function areOneName(
  one: { own: Slot; slot: Slot },
  other: { own: Slot; slot: Slot },
  claim: SlotReading,
  evidence: SlotReading,
): boolean {
  const between = ({ text }: SlotReading, a: Slot, b: Slot) =>
    text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start))
  const words = between(claim, one.own, other.own)
  const isSameOrder = one.own.place < other.own.place === one.slot.place < other.slot.place
  return isSameOrder && words.length <= LONGEST_JOIN && words === between(evidence, one.slot, other.slot)
}

/** Letters of what joins the parts of a name: ` for the `. */
const LONGEST_JOIN = 10

interface Neighbor {
  readonly own: Slot
  readonly slot: Slot
  /** How many pieces of the claim it is away. */
  readonly away: number
}

const MOST_AWAY = 2
const MOST_AWAY_OF_FIGURE = 4

/** The pieces next to one; of a figure those it is said of, never other figures. */
function neighborsOf(
  at: number,
  { pairs }: Pick<Aligned, 'pairs'>,
  { slots }: SlotReading,
  isOfFigure = false,
): Neighbor[] {
  const found: Neighbor[] = []
  for (let away = 1; away <= (isOfFigure ? MOST_AWAY_OF_FIGURE : MOST_AWAY); away += 1) {
    for (const near of [at - away, at + away]) {
      const [own, slot] = [slots[near], pairs.get(near)]
      if (own === undefined || !slot || (isOfFigure && own.kind === 'figure')) continue
      if (!isOfFigure || found.length < MOST_AWAY * 2) found.push({ own, slot, away })
    }
  }
  return found
}

/** How near a slot stands to what the claim has around it, each the less the further off it is in the claim. */
function nearness(slot: Slot, own: Slot, near: readonly Neighbor[], evidence: SlotReading): number {
  return near.reduce((sum, one) => {
    const isTurned = own.place < one.own.place !== slot.place < one.slot.place
    return (
      sum +
      1 / one.away / (1 + distance(slot, one.slot, evidence) + (isTurned && own.figure === undefined ? OTHER_SIDE : 0))
    )
  }, 0)
}

const joining = new Set(['and', 'or', 'und', 'oder', 'y', 'e', 'o'])

function distance(a: Slot, b: Slot, { tokens, text, clauses }: SlotReading): number {
  const [first, last] = a.place < b.place ? [a, b] : [b, a]
  const between = tokens.slice(first.place + first.words.length, last.place)
  const commas = (text.slice(first.end, last.start).match(/,/g) ?? []).length
  const parts = Math.abs((clauses[last.place] ?? 0) - (clauses[first.place] ?? 0))
  const joins = between.filter(({ word }) => joining.has(word)).length
  return between.filter(({ isStop }) => !isStop).length + CLAUSE * parts + JOINED * (commas + joins)
}
