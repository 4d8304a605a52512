import { type ContentLanguage, digitsOf, isRoundedFrom, type NumberMention } from '../text/index.ts'
import { quantifierBefore } from './lexicon/quantifiers.ts'

/** How a number of a claim stands to one of the evidence; `other` when they do not speak of the same kind of thing. */
export type NumberRelation = 'same' | 'differs' | 'unit-differs' | 'other'

/** A number where it is. */
export interface PlacedNumber {
  readonly mention: NumberMention
  readonly text: string
}

/** Whether the evidence's number says what the claim's does: with units, roundings, ranges and “more than”. */
export function numberRelation(inClaim: PlacedNumber, found: PlacedNumber, language: ContentLanguage): NumberRelation {
  const [claimed, known] = [inClaim.mention, found.mention]
  if (claimed.key === known.key) return 'same'
  if (isDated(claimed) && isDated(known)) return dateRelation(claimed, known)
  if (claimed.kind !== known.kind && !mayMean(claimed, known)) return 'other'
  const scale = scaleBetween(claimed, known)
  const isOtherUnit = scale !== 1 && claimed.value === known.value
  if (scale === null) return isOtherUnit ? 'unit-differs' : 'other'
  if (agrees(inClaim, known.value * scale, scale === 1 ? 0 : CONVERTED, language)) return 'same'
  return isOtherUnit ? 'unit-differs' : 'differs'
}

const CONVERTED = 0.03
const ROUNDED = 0.05
const ROUGHLY = 0.1

function isDated({ kind }: NumberMention): boolean {
  return kind === 'year' || kind === 'date'
}

function dateRelation(claimed: NumberMention, known: NumberMention): NumberRelation {
  const [a, b] = [partsOf(claimed), partsOf(known)]
  if (a.decade !== b.decade && (a.decade || b.decade)) {
    return Math.floor(a.year / 10) === Math.floor(b.year / 10) ? 'same' : 'differs'
  }
  const clash = (x: number, y: number) => x !== 0 && y !== 0 && x !== y
  if (clash(a.year, b.year)) return 'differs'
  if (a.year === 0 && b.year === 0 && clash(a.month, b.month)) return 'differs'
  if (clash(a.month, b.month) || clash(a.day, b.day)) return 'differs'
  // a day or month that the other doesn't state can't contradict it
  const shared = (a.year !== 0 && b.year !== 0) || (a.month !== 0 && b.month !== 0)
  if (!shared || (a.month !== 0 && b.month === 0) || (a.day !== 0 && b.day === 0)) return 'other'
  return 'same'
}

function partsOf({ key, value }: NumberMention) {
  if (key.startsWith('decade')) return { decade: true, year: value, month: 0, day: 0 }
  const [month = 0, day = 0] = key.startsWith('date:')
    ? key
        .replace(/^date:(?:-|\d+)-/, '')
        .split('-')
        .map(Number)
    : []
  return { decade: false, year: value, month, day }
}

/** A bare number may mean a percentage, an amount or a year of the same value, never a different one. */
function mayMean(claimed: NumberMention, known: NumberMention): boolean {
  const isBare = (mention: NumberMention) => mention.kind === 'number' || mention.kind === 'year'
  return (
    (isBare(claimed) || isBare(known)) &&
    claimed.value === known.value &&
    claimed.kind !== 'time' &&
    known.kind !== 'time'
  )
}

/** Units of length, mass, area and time in the smallest of their kind. */
const sizes: ReadonlyMap<string, readonly [kind: string, size: number]> = new Map([
  ['km', ['length', 1000]],
  ['m', ['length', 1]],
  ['cm', ['length', 0.01]],
  ['mm', ['length', 0.001]],
  ['mi', ['length', 1609.344]],
  ['ft', ['length', 0.3048]],
  ['in', ['length', 0.0254]],
  ['t', ['mass', 1e6]],
  ['kg', ['mass', 1000]],
  ['g', ['mass', 1]],
  ['mg', ['mass', 0.001]],
  ['lb', ['mass', 453.592]],
  ['ha', ['area', 10_000]],
  ['ac', ['area', 4046.86]],
  ['s', ['time', 1]],
  ['min', ['time', 60]],
  ['h', ['time', 3600]],
  ['d', ['time', 86_400]],
  ['wk', ['time', 604_800]],
  ['mo', ['time', 2_629_746]],
  ['yr', ['time', 31_556_952]],
])

/** What the evidence's value is to be multiplied by to be in the claim's unit; null when it cannot. */
function scaleBetween(claimed: NumberMention, known: NumberMention): number | null {
  if (claimed.unit === known.unit || claimed.unit === undefined || known.unit === undefined) return 1
  const [a, b] = [sizes.get(claimed.unit), sizes.get(known.unit)]
  return a === undefined || b === undefined || a[0] !== b[0] ? null : b[1] / a[1]
}

function agrees({ mention, text }: PlacedNumber, value: number, slack: number, language: ContentLanguage): boolean {
  const claimed = mention.value
  const word = quantifierBefore(text, mention, language)
  if (word === 'over') return value >= claimed && value <= claimed * 2
  if (word === 'under') return value <= claimed && value >= claimed / 2
  const gap = Math.abs(value - claimed) / Math.max(Math.abs(value), Math.abs(claimed), Number.MIN_VALUE)
  if (word === 'about') return gap <= ROUGHLY
  if (gap <= slack) return true
  return gap <= ROUNDED && isRoundedFrom(claimed, value)
}

/** `30` for 31 votes, which only `about 30` says: a single digit is left of a whole number. `3 million` for 2.96 million is near enough. */
export function isRoughly(claimed: number, held: number): boolean {
  return Number.isInteger(held) && digitsOf(claimed) < 2 && Math.abs(claimed - held) > ROUNDED_OFF * held
}

const ROUNDED_OFF = 0.02
