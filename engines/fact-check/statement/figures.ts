import type { ContentLanguage, NumberMention } from '../../text/index.ts'
import { numberRelation, type PlacedNumber } from '../quantities.ts'
import type { Reading } from '../reading.ts'
import type { Slot } from './slot.ts'

/** How a figure of a claim stands to one of the evidence. */
export type FigureRelation = 'same' | 'differs' | 'unit-differs' | 'other'

const YEARS_APART = /^\s?[-–—/]\s?$/
const RANGE_LINK = /^\s?(?:[-–—]|to|and|bis|und|a|y|hasta)\s?$/
const BASIS = /^\s?(?:basis points?|bps|Basispunkten?|puntos básicos)\b/

/** The figures of a sentence: second halves of `1976–77` in full, units of a range at both its ends, basis points as such. */
export function figuresIn({ text, numbers }: Reading): NumberMention[] {
  return numbers.map((mention, at) => {
    const before = numbers[at - 1]
    const next = numbers[at + 1]
    const isShort = before?.kind === 'year' && mention.kind === 'number' && mention.end - mention.start === 2
    if (isShort && before !== undefined && YEARS_APART.test(text.slice(before.end, mention.start))) {
      const value = Math.floor(before.value / 100) * 100 + mention.value
      return { ...mention, kind: 'year', value, key: `number:${value}` }
    }
    const basis = mention.kind === 'number' ? BASIS.exec(text.slice(mention.end))?.[0] : undefined
    if (basis !== undefined) {
      const key = `percent:${mention.value}:bp`
      return { ...mention, end: mention.end + basis.length, kind: 'percent', unit: 'bp', key }
    }
    const isOpen = mention.kind === 'number' && next?.unit !== undefined && next.kind !== 'number'
    if (isOpen && next !== undefined && RANGE_LINK.test(text.slice(mention.end, next.start))) {
      return {
        ...mention,
        kind: next.kind,
        unit: next.unit ?? '',
        key: `${next.kind}:${mention.value}:${next.unit ?? ''}`,
      }
    }
    return mention
  })
}

/** A figure with its sentence. */
export interface PlacedFigure {
  readonly slot: Slot
  readonly text: string
}

/** Whether two figures say the same: value, unit, date as far as the claim tells it, and the bound they are given as. */
export function figureRelation(claim: PlacedFigure, known: PlacedFigure, language: ContentLanguage): FigureRelation {
  const [claimed, held] = [claim.slot.figure, known.slot.figure]
  if (claimed === undefined || held === undefined) return 'other'
  const isCounted = isBare(claimed) !== isBare(held) && !isDate(claimed) && !isDate(held)
  if (isCounted && claimed.value === held.value) return countsOther(claim, known) ? 'unit-differs' : 'same'
  const placed = ({ slot, text }: PlacedFigure, mention: NumberMention): PlacedNumber => ({
    mention: { ...mention, ...range(slot) },
    text,
  })
  const relation = numberRelation(placed(claim, claimed), placed(known, held), language)
  const [own, other] = [claim.slot.bound, known.slot.bound]
  if (relation !== 'same') return relation
  const isEqual = claimed.value === held.value || isDate(claimed)
  if (isEqual) return isWider(own, other) ? 'other' : 'same'
  if ((own === 'over' || own === 'under') && other !== null) return 'differs'
  return other === 'over' || other === 'under' ? 'other' : 'same'
}

const range = ({ figure }: Slot) => ({ start: figure?.start ?? 0, end: figure?.end ?? 0 })

/** `88` for `at least 88`: more sure than what is known; the other way round it is true. */
function isWider(own: Slot['bound'], other: Slot['bound']): boolean {
  if (own === other || other === null || other === 'about') return false
  return true
}

function isBare({ kind }: NumberMention): boolean {
  return kind === 'number' || kind === 'ordinal'
}

function isDate({ kind }: NumberMention): boolean {
  return kind === 'year' || kind === 'date' || kind === 'time'
}

/** Whether the one without a unit has something of its own behind it that it counts: `50 homes` beside `50 %`. */
function countsOther(a: PlacedFigure, b: PlacedFigure): boolean {
  const bare = a.slot.figure !== undefined && isBare(a.slot.figure) ? a : b
  return (
    /^[\s-]\p{L}/u.test(bare.text.slice(bare.slot.end)) &&
    !/^\s(?:to|and|bis|und|a|y)\s/.test(bare.text.slice(bare.slot.end))
  )
}

/** Whether two figures could stand for each other: the same kind and unit, dates of whatever grain. */
export function isSameSort(a: NumberMention, b: NumberMention): boolean {
  if (isDate(a) && isDate(b)) return (a.kind === 'time') === (b.kind === 'time')
  if (a.kind !== b.kind) return false
  return a.unit === b.unit
}
