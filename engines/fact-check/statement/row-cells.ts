import type { Aligned } from './aligned.ts'
import { isSameSort } from './figures.ts'
import { goesWay, wayOf } from './implied.ts'
import { areOpposed, isSameSlot, type SlotContext } from './same-slot.ts'
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
  const name = nameOfRow(text)
  if (name === null) return null
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

/** The name of the row that a sentence is made of, up to its first cell; null for any other sentence. */
export function nameOfRow(text: string): string | null {
  const name = /^[^,;]+, /.exec(text)?.[0] ?? null
  return /; .+\.$/.test(text) ? name : null
}

/** Whether the nearest word of a claim that is in one head alone is in the head of the figure's own column. */
function isNearer(own: Slot, cell: Cell, other: Cell, context: SlotContext): boolean {
  const [here, there] = [cell.value.figure, other.value.figure]
  if (here === undefined || there === undefined || !isSameSort(here, there)) return true
  const isIn = (slot: Slot, { head }: Cell) => head.some((word) => isSameSlot(slot, word, context))
  const { claim } = context
  // of two as near the one behind: `from 14,200 in 2021 to 19,850 in 2022`
  const near = (slots: readonly Slot[]) =>
    slots.toSorted((a, b) => distance(own, a, claim) - distance(own, b, claim) || b.place - a.place)[0]
  const nearest = near(claim.slots.filter((slot) => slot !== own && isIn(slot, cell) !== isIn(slot, other)))
  if (nearest === undefined || isIn(nearest, cell)) return nearest !== undefined
  // `24 swabs` beside `swabs that were positive`: of a head whose words are all in the other's too
  const isShort = cell.head.every((word) => other.head.some((one) => isSameSlot(word, one, context)))
  const said = near(claim.slots.filter((slot) => slot !== own && isIn(slot, cell)))
  return isShort && said !== undefined && distance(own, said, claim) < distance(own, nearest, claim)
}

function distance(a: Slot, b: Slot, { text }: SlotReading): number {
  const [first, last] = a.place < b.place ? [a, b] : [b, a]
  const commas = text.slice(first.end, last.start).match(/,|\band\b|\bund\b|\by\b/g)?.length ?? 0
  return last.place - first.place - first.words.length + COMMA * commas
}

/** Of the pieces of a claim so many may be words that a row has no place for. */
const UNSAID_OF_ROW = 0.3
/** So much of a column's head must be said beside its figure. */
const HEAD_SAID = 1 / 2

/**
 * Whether all that a row lacks of a claim are words that no row has: a verb, or what its name is (`came`, `the asteroid Lutetia`). Its name must be
 * said, each figure be there, and of each figure's head half the words; a word that says more or less must be there itself.
 */
export function isAllOfRow({ pairs, missing, left }: Aligned, context: SlotContext): boolean {
  const { claim, evidence } = context
  const cells = cellsOf(evidence)
  if (cells === null || missing.length > claim.slots.length * UNSAID_OF_ROW) return false
  const isWord = (at: number) => {
    const slot = claim.slots[at]
    if (slot === undefined) return false
    // `fell from 23.8 to 14.9`: which way it went is plain where both figures are there
    const way = wayOf(slot, claim)
    if (way !== 0) return goesWay(way, claim.slots, pairs)
    if (slot.kind !== 'word' || slot.sorts.length > 0 || RANK.test(slot.words[0] ?? '')) return false
    return !left.some(({ stems }) => areOpposed(slot.stems[0] ?? '', stems[0] ?? '', claim.language))
  }
  if (!missing.every(isWord)) return false
  const said = new Set([...pairs.values()].filter((slot) => slot !== null))
  const first = Math.min(...cells.flatMap(({ head, value }) => [...head, value].map(({ place }) => place)))
  const hasName = [...said].some(({ place }) => place < first)
  const figures = cells.filter(({ value }) => said.has(value))
  return (
    hasName &&
    figures.length > 0 &&
    figures.every(({ head, value }) => {
      const isTime = value.figure?.kind === 'date' || value.figure?.kind === 'year'
      const [main] = head
      const isNamed =
        main !== undefined && said.has(main) && !cells.some((other) => other.value !== value && has(other, main))
      return isTime || isNamed || head.filter((slot) => said.has(slot)).length >= head.length * HEAD_SAID
    })
  )
}

function has({ head }: Cell, { stems: [stem] }: Slot): boolean {
  return head.some(({ stems }) => stems[0] === stem)
}

const RANK = /est$|^(?:most|least)$/
