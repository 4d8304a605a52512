import type { Aligned } from './aligned.ts'
import { isSameSort } from './figures.ts'
import { isSameSlot, type SlotContext } from './same-slot.ts'
import type { Slot } from './slot.ts'
import type { SlotReading } from './slots.ts'

/** A cell of a row: the words of its column's head, and the figure under it. */
interface Cell {
  readonly head: readonly Slot[]
  readonly value: Slot
}

/** A comma between two words of a claim, counted in words. */
const COMMA = 3

/**
 * Whether each figure of a claim is what its column has in a row of a table (`Division Tiles, revenue 2023 £612m; revenue 2022
 * £634m.`): what parts its column from another one of the same sort is said next to it. Null for what is no such row.
 */
export function fitsColumns({ pairs }: Pick<Aligned, 'pairs'>, context: SlotContext): boolean | null {
  const { claim, evidence } = context
  const cells = cellsOf(evidence)
  if (cells === null) return null
  return [...pairs].every(([at, slot]) => {
    const own = claim.slots[at]
    const cell = cells.find(({ value }) => value === slot)
    if (own?.figure === undefined || cell === undefined) return true
    return cells.every((other) => other === cell || isNearer(own, cell, other, context))
  })
}

/** The cells of a sentence made of a row: behind the name of the row, each with its value at its end. */
function cellsOf({ text, slots }: SlotReading): Cell[] | null {
  const name = /^[^,;]+, /.exec(text)?.[0]
  if (name === undefined || !/; .+\.$/.test(text)) return null
  const cells: Cell[] = []
  let start = name.length
  for (const part of text.slice(name.length).split('; ')) {
    const held = slots.filter((slot) => slot.start >= start && slot.end <= start + part.length)
    const value = held.findLast(({ figure }) => figure !== undefined)
    if (value !== undefined && /^\.?$/.test(text.slice(value.end, start + part.length)))
      cells.push({ head: held.filter((slot) => slot !== value), value })
    start += part.length + '; '.length
  }
  return cells.length > 1 ? cells : null
}

/** Whether the nearest word of a claim that is in one head alone is in the head of the figure's own column. */
function isNearer(own: Slot, cell: Cell, other: Cell, context: SlotContext): boolean {
  const [here, there] = [cell.value.figure, other.value.figure]
  if (here === undefined || there === undefined || !isSameSort(here, there)) return true
  const isIn = (slot: Slot, { head }: Cell) => head.some((word) => isSameSlot(slot, word, context))
  const { claim } = context
  const telling = claim.slots.filter((slot) => slot !== own && isIn(slot, cell) !== isIn(slot, other))
  const [nearest] = telling.toSorted((a, b) => distance(own, a, claim) - distance(own, b, claim))
  return nearest !== undefined && isIn(nearest, cell)
}

function distance(a: Slot, b: Slot, { text }: SlotReading): number {
  const [first, last] = a.place < b.place ? [a, b] : [b, a]
  const commas = text.slice(first.end, last.start).match(/,|\band\b|\bund\b|\by\b/g)?.length ?? 0
  return last.place - first.place - first.words.length + COMMA * commas
}
