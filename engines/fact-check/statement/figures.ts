import { type ContentLanguage, type NumberMention, numbers as numbersIn } from '../../text/index.ts'
import { isRoughly, numberRelation, type PlacedNumber } from '../quantities.ts'
import type { Reading } from '../reading.ts'
import type { Slot } from './slot.ts'

/** How a figure of a claim stands to one of the evidence. */
export type FigureRelation = 'same' | 'differs' | 'unit-differs' | 'other'

const YEARS_APART = /^\s?[-–—/]\s?$/
const RANGE_LINK = /^\s?(?:[-–—]|to|and|bis|und|a|y|hasta)\s?$/
const BASIS = /^\s?(?:basis points?|bps|Basispunkten?|puntos básicos)\b/

/** The figures of a sentence: second halves of `1976–77` in full, units of a range at both its ends, basis points as such. */
export function figuresIn({ text, numbers }: Reading, language: ContentLanguage): NumberMention[] {
  const fractions = fractionsIn(text)
  const others = numbers.filter((one) => !fractions.some((part) => one.start < part.end && part.start < one.end))
  return [...withRanges(text, others, language), ...fractions].toSorted((a, b) => a.start - b.start)
}

/** `Three consecutive weeks`: the unit behind one word of what sort they are. */
function unitBehind(rest: string, language: ContentLanguage): string | undefined {
  const word = /^ \p{Ll}{4,} (\p{Ll}{3,})(?![\p{L}\p{N}])/u.exec(rest)?.[1]
  const [found] = word === undefined ? [] : numbersIn(`2 ${word}`, language)
  return found?.kind === 'quantity' && found.end === `2 ${word}`.length ? found.unit : undefined
}

function withRanges(text: string, all: readonly NumberMention[], language: ContentLanguage): NumberMention[] {
  const numbers = withSharedScale(
    text,
    all.map((mention) => asRatio(text, mention)),
  )
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
    const counted = mention.kind === 'number' ? unitBehind(text.slice(mention.end), language) : undefined
    if (counted !== undefined) {
      const key = `quantity:${mention.value}:${counted}`
      return { ...mention, kind: 'quantity', unit: counted, key }
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

/** `Two to one` counts nothing: a figure of a unit of its own. */
function asRatio(text: string, mention: NumberMention): NumberMention {
  const other = mention.kind === 'number' ? RATIO.exec(text.slice(mention.end))?.[0] : undefined
  if (other === undefined) return mention
  return {
    ...mention,
    end: mention.end + other.length,
    kind: 'quantity',
    unit: ':1',
    key: `quantity:${mention.value}::1`,
  }
}

const RATIO = /^ (?:to one|to 1|zu eins|zu 1|a uno|a 1)(?![\p{L}\p{N}.,:])/u

/** `£235–250 million`: the scale of the second and the currency of the first are those of both. */
function withSharedScale(text: string, numbers: readonly NumberMention[]): NumberMention[] {
  const isRange = (one: NumberMention | undefined, other: NumberMention | undefined) =>
    one !== undefined && other !== undefined && YEARS_APART.test(text.slice(one.end, other.start))
  const unitFrom = (to: NumberMention, from: NumberMention): NumberMention =>
    to.kind === 'number' && from.kind === 'money' && from.unit !== undefined
      ? { ...to, kind: 'money', unit: from.unit, key: `money:${to.value}:${from.unit}` }
      : to
  return numbers.map((mention, at) => {
    const [before, next] = [numbers[at - 1], numbers[at + 1]]
    if (before !== undefined && isRange(before, mention)) return unitFrom(mention, before)
    if (next === undefined || !isRange(mention, next)) return mention
    const scale = scaleOf(text.slice(next.start, next.end), next.value)
    if (
      scale < THOUSAND ||
      mention.value >= THOUSAND ||
      scaleOf(text.slice(mention.start, mention.end), mention.value) > 1
    )
      return unitFrom(mention, next)
    const value = mention.value * scale
    return unitFrom({ ...mention, value, key: mention.key.replace(`${mention.value}`, `${value}`) }, next)
  })
}

const THOUSAND = 1000

/** What a figure is multiplied by in its words: 1,000,000 in `2.5 million`. */
function scaleOf(words: string, value: number): number {
  const digits = Number.parseFloat((/\d+(?:[.,]\d+)?/.exec(words)?.[0] ?? '').replace(',', '.'))
  return /\d\s+\p{L}/u.test(words) && digits > 0 ? Math.round(value / digits) : 1
}

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
  drittel: 3,
  viertel: 4,
  fünftel: 5,
  zehntel: 10,
  hälfte: 2,
  tercio: 3,
  tercios: 3,
  cuarto: 4,
  cuartos: 4,
  mitad: 2,
  tercera: 3,
  cuarta: 4,
  quinta: 5,
  sexta: 6,
  décima: 10,
}
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  hundred: 100,
  ein: 1,
  einem: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  die: 1,
  der: 1,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  la: 1,
  cuatro: 4,
  siete: 7,
  diez: 10,
}
const FRACTION =
  /(?<![\p{L}\p{N}-])(?:(?<count>a|an|one|two|three|four|five|six|seven|eight|nine|ein|einem|zwei|drei|vier|un|dos|tres)[ -](?<part>thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|tenths?|Drittel|Viertel|Fünftel|Zehntel|tercios?|cuartos?)|(?:la|una|(?<parts>dos|tres|cuatro)) (?<nth>tercera|cuarta|quinta|sexta|décima)s? partes?|(?<half>half(?= of | the | its | their )|die Hälfte|der Hälfte|la mitad)|(?<some>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ein|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|uno|una|dos|tres|cuatro|siete) (?:in|out of|von|de cada) (?<all>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|diez))(?![\p{L}\p{N}]| of \d{4}| \d{4})/giu
/** Parts are rarely exact: as far from a percentage they are still the same, and further off another. */
const PART_ROUNDED = 0.04
const PART_NEAR = 0.15

/** `a third`, `one in five`, as percentages. */
function fractionsIn(text: string): NumberMention[] {
  return [...text.matchAll(FRACTION)].flatMap((match) => {
    const { count, part, half, some, all, nth, parts = 'una' } = match.groups ?? {}
    const numberOf = (word = '') => COUNTS[word.toLowerCase()] ?? Number(word)
    const share =
      half !== undefined
        ? 1 / 2
        : nth !== undefined
          ? numberOf(parts) / (PARTS[nth.toLowerCase()] ?? Number.NaN)
          : part !== undefined
            ? numberOf(count) / (PARTS[part.toLowerCase()] ?? Number.NaN)
            : numberOf(some) / numberOf(all)
    if (!(share > 0 && share < 1)) return []
    const value = Number((share * 100).toPrecision(6))
    const span = { start: match.index, end: match.index + match[0].length }
    return [{ ...span, kind: 'percent' as const, value, unit: '%', key: `part:${value}` }]
  })
}

/** A figure with its sentence. */
export interface PlacedFigure {
  readonly slot: Slot
  readonly text: string
  /** Units of all figures of the sentence. */
  readonly units: readonly string[]
}

/** A figure as it is compared. */
export function placed(slot: Slot, { text, slots }: { text: string; slots: readonly Slot[] }): PlacedFigure {
  return { slot, text, units: slots.flatMap(({ figure }) => figure?.unit ?? []) }
}

/** Whether two figures say the same: value, unit, date as far as the claim tells it, and the bound they are given as. */
export function figureRelation(claim: PlacedFigure, known: PlacedFigure, language: ContentLanguage): FigureRelation {
  const [claimed, held] = [claim.slot.figure, known.slot.figure]
  if (claimed === undefined || held === undefined) return 'other'
  if (claimed.kind === 'percent' && held.kind === 'percent' && claimed.unit === held.unit) {
    const isPart = claimed.key.startsWith('part:') || held.key.startsWith('part:')
    if (isPart) return partRelation(claim, known)
  }
  const areMeasured = claimed.unit !== undefined && held.unit !== undefined && claimed.kind !== held.kind
  if (areMeasured && claimed.value === held.value) return 'unit-differs'
  const isOtherUnit = claimed.kind === held.kind && claimed.unit !== undefined && held.unit !== undefined
  if (isOtherUnit && claimed.unit !== held.unit && claimed.value === held.value) return 'unit-differs'
  const isCounted = isBare(claimed) !== isBare(held) && !isDate(claimed) && !isDate(held)
  if (isCounted && claimed.value === held.value)
    return countsOther(claim, known) && !isShort(claim, known) ? 'unit-differs' : 'same'
  const inText = ({ slot, text }: Pick<PlacedFigure, 'slot' | 'text'>, mention: NumberMention): PlacedNumber => ({
    mention: { ...mention, ...range(slot) },
    text,
  })
  const relation = numberRelation(inText(claim, claimed), inText(known, held), language)
  const [own, other] = [claim.slot.bound, known.slot.bound]
  if (relation !== 'same') return relation
  const isEqual = claimed.value === held.value || isDate(claimed)
  if (isEqual) return isWider(own, other) ? 'other' : 'same'
  if ((own === 'over' || own === 'under') && other !== null) return 'differs'
  if (own === null && isRoughly(claimed.value, held.value)) return 'other'
  return other === 'over' || other === 'under' ? 'other' : 'same'
}

/** A part beside a percentage: the same where it is rounded, or lies on the side that its bound says. */
function partRelation({ slot: own }: PlacedFigure, { slot: other }: PlacedFigure): FigureRelation {
  const [claimed, held] = [own.figure?.value ?? 0, other.figure?.value ?? 0]
  const gap = Math.abs(claimed - held) / Math.max(claimed, held)
  if (gap > PART_NEAR) return 'differs'
  if (own.bound === 'over') return held >= claimed ? 'same' : 'other'
  if (own.bound === 'under') return held <= claimed ? 'same' : 'other'
  if (own.bound === 'about') return gap <= 2 * PART_ROUNDED + 0.02 ? 'same' : 'other'
  return gap <= PART_ROUNDED ? 'same' : 'other'
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

/** `1.9 billion euros instead of the 1.5 billion`: what the second counts is said with the first. */
function isShort(a: PlacedFigure, b: PlacedFigure): boolean {
  const [bare, full] = a.slot.figure !== undefined && isBare(a.slot.figure) ? [a, b] : [b, a]
  const unit = full.slot.figure?.unit
  return unit !== undefined && bare.units.includes(unit)
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
