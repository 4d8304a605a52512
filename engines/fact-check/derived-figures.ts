import {
  type ContentLanguage,
  type NumberMention,
  numbers,
  overlaps,
  type Span,
  support,
  textOf,
  type Unsupported,
} from '../text/index.ts'
import { datesApart } from './time-between.ts'

/** Words in a language. */
export interface Worded {
  words: string
  language: ContentLanguage
}

/** Figures of a sentence that a text does not have but that follow from what it has. */
export interface DerivedFigures {
  /** In the sentence: the results, and what they were reckoned with. */
  spans: Span[]
  /** In the text: the figures that they follow from. */
  from: Span[]
}

/** A way to a result: figures of the text, and others of the sentence. */
interface Way {
  from: readonly NumberMention[]
  given: readonly NumberMention[]
}

/** A figure, and what it is counted in where its unit is a word of two or none of ours: `20 square meters`, `12 plants`. */
interface Figure {
  mention: NumberMention
  kind: NumberMention['kind']
  unit: string | null
  /** What it is a rate of: `4 liters per square meter`. */
  per: string | null
}

/** Factors to a common unit, by what is measured. */
const MEASURES: readonly Readonly<Record<string, number>>[] = [
  { mm: 0.001, cm: 0.01, m: 1, km: 1_000, ft: 0.3048, yd: 0.9144, mi: 1_609.344 },
  { mg: 0.001, g: 1, kg: 1_000, t: 1_000_000, oz: 28.3495, lb: 453.592 },
  { ml: 0.001, cl: 0.01, l: 1, gal: 3.78541, 'm³': 1_000 },
  { 'm²': 1, 'ft²': 0.092903, ha: 10_000, ac: 4_046.86, 'km²': 1_000_000 },
  { s: 1, min: 60, h: 3_600, d: 86_400, wk: 604_800 },
  { mo: 1, yr: 12 },
  { W: 1, kw: 1_000, mw: 1_000_000, gw: 1_000_000_000 },
  { wh: 0.001, kwh: 1, mwh: 1_000, gwh: 1_000_000, twh: 1_000_000_000 },
  { 'km/h': 1, mph: 1.609344 },
]
/** How often one period is in another. */
const PERIODS: Readonly<Record<string, number>> = { d: 365, wk: 52, woche: 52, mo: 12, monat: 12, yr: 1 }
/** How far a result may be from what was reckoned: half of its last digit, and never more than this share. */
const MOST_OFF = 0.05
/** Behind what says that the figure is a rough one. */
export const HEDGED =
  /(?:about|around|some|roughly|nearly|almost|approximately|rund|etwa|circa|ca\.|knapp|gut|unos|unas|casi|cerca de|aproximadamente|environ|près de|circa|ongeveer|cerca)\s*$/i
/** Between a figure and what it is a rate of may stand the end of its range and its unit. */
const PER =
  /^[^.;:!?\n|]{0,40}?(?:\/\s?|\b(?:per|por|pro|je|par|al|im|am|cada|each|every|a|an|the|em)\s+)(?:(?:square|cubic)\s+)?(\p{L}[\p{L}²³]*(?:\s+(?:cuadrados?|quadrados?|carrés?|quadrat[oi]))?)/iu
const RANGE = /^\s*(?:[-–]|to|and|bis|und|a|y|e|et|à|en|tot)\s*$/i
const SQUARE =
  /^(?:quadratmetern?|m²|(?:square\s+)(?:met(?:er|re)s?)|(?:metros?|mètres?|metr[oi])\s+(?:cuadrados?|quadrados?|carrés?|quadrat[oi]))/i

/**
 * What of a sentence was reckoned from a text: the same measure in another unit, a rate times what the sentence counts
 * (`20 m²` at `4 liters per m²`), a share of it, the sum or difference of two figures that both have, the sum of two or three of the text, the
 * time between two of its dates. Null where the text
 * lacks nothing, or lacks a figure that does not follow.
 */
export function derivedFigures(sentence: Worded, text: Worded): DerivedFigures | null {
  const lacked = lackedFigures(sentence, text)
  if (lacked.length === 0 || lacked.some(({ kind }) => kind === 'date')) return null
  const here = figuresOf(sentence).filter(({ mention }) => /\d/.test(textOf(sentence.words, mention)))
  const there = figuresOf(text)
  const isLacked = ({ mention }: Figure) => lacked.some((one) => overlaps(one, mention))
  const ways = new Map(
    here.filter(isLacked).map((figure) => [
      figure,
      wayTo(figure, {
        there,
        others: here.filter((one) => one !== figure),
        known: here.filter((one) => !isLacked(one)),
        text,
        isHedged: HEDGED.test(sentence.words.slice(0, figure.mention.start)),
      }),
    ]),
  )
  const found = [...ways.values()].filter((way) => way !== null)
  const reckonedWith = new Set(found.flatMap(({ given }) => given))
  const follows = lacked.every((one) =>
    [...ways].some(([{ mention }, way]) => overlaps(one, mention) && (way !== null || reckonedWith.has(mention))),
  )
  if (!follows || found.length === 0) return null
  return { spans: lacked.map(({ start, end }) => ({ start, end })), from: found.flatMap(({ from }) => from) }
}

/** The figures in digits, and the dates, that a sentence has and a text doesn’t. */
export function lackedFigures(sentence: Worded, text: Worded): Unsupported[] {
  const { missing } = support(sentence.words, { passage: text.words, language: text.language }, sentence.language)
  return missing.filter(({ kind, words }) => kind === 'date' || (kind === 'number' && /\d/.test(words)))
}

interface Known {
  there: readonly Figure[]
  others: readonly Figure[]
  /** Those of the sentence that the text has too. */
  known: readonly Figure[]
  text: Worded
  isHedged: boolean
}

function wayTo(result: Figure, { there, others, known, text, isHedged }: Known): Way | null {
  const is = (value: number) => isNear(result.mention.value, value, isHedged)
  const sameUnit = (one: Figure) => one.kind === result.kind && one.unit === result.unit
  for (const figure of there) {
    if (is(converted(figure, result.unit))) return { from: [figure.mention], given: [] }
    if (sameUnit(figure) && is(figure.mention.value * timesIn(figure.per, result.per)))
      return { from: [figure.mention], given: [] }
    for (const other of others) {
      if (other.mention.value === 1) continue
      const way = { from: [figure.mention], given: [other.mention] }
      if (
        figure.per &&
        countsIn(other, figure.per) &&
        sameUnit(figure) &&
        is(figure.mention.value * other.mention.value)
      )
        return way
      const share = figure.unit === '%' && sameUnit(other) && other.unit !== '%' ? figure.mention.value / 100 : null
      if (share !== null && (is(share * other.mention.value) || is((1 - share) * other.mention.value))) return way
      if (
        result.per &&
        countsIn(other, result.per) &&
        sameUnit(figure) &&
        is(figure.mention.value / other.mention.value)
      )
        return way
    }
  }
  for (const [at, one] of known.entries()) {
    for (const other of known.slice(at + 1)) {
      if (one.unit !== other.unit || one.kind !== other.kind || one.kind === 'year') continue
      const [a, b] = [one.mention.value, other.mention.value]
      const isSame = sameUnit(one) && (is(a + b) || is(Math.abs(a - b)))
      const isChange = result.unit === '%' && one.unit !== '%' && is((Math.abs(a - b) / a) * 100)
      if (!isSame && !isChange) continue
      const from = there.filter(({ mention }) => mention.key === one.mention.key || mention.key === other.mention.key)
      return { from: from.map(({ mention }) => mention), given: [] }
    }
  }
  const apart = datesApart(result.mention, text.words, text.language)
  if (apart) return { from: apart, given: [] }
  const added = isCounted(result) ? addedUp(there.filter(sameUnit), is) : null
  return added && { from: added.map(({ mention }) => mention), given: [] }
}

/** Figures of one unit among which sums are looked for: among more of them some add up by chance. */
const MOST_ADDENDS = 6

/** Two or three figures that add up to a result: `£59` from a rent of £36, £8 for water, and a deposit of £15. */
function addedUp(figures: readonly Figure[], is: (value: number) => boolean): Figure[] | null {
  const distinct = [...new Map(figures.map((figure) => [figure.mention.value, figure])).values()]
  if (distinct.length > MOST_ADDENDS) return null
  for (const [at, one] of distinct.entries()) {
    for (const [next, other] of distinct.slice(at + 1).entries()) {
      const sum = one.mention.value + other.mention.value
      if (is(sum)) return [one, other]
      const third = distinct.slice(at + next + 2).find(({ mention }) => is(sum + mention.value))
      if (third) return [one, other, third]
    }
  }
  return null
}

/** Money and what has a unit: bare numbers add up too easily. */
function isCounted({ kind, unit }: Figure): boolean {
  return unit !== null && unit !== '%' && kind !== 'year'
}

function figuresOf({ words, language }: Worded): Figure[] {
  const found = numbers(words, language)
    .filter(({ kind }) => kind !== 'date' && kind !== 'time' && kind !== 'ordinal')
    .map((mention): Figure => {
      const behind = words.slice(mention.end, mention.end + 60)
      const unit = SQUARE.test(behind.trimStart()) ? 'm²' : (mention.unit ?? nounAt(behind.trimStart()))
      return { mention, kind: unit === 'm²' ? 'quantity' : mention.kind, unit, per: perOf(behind, language) }
    })
  // “between 80 and 120 liters”: the first is counted in what the second is
  return found.map((figure, at) => {
    const next = found[at + 1]
    if (figure.unit || !next || !RANGE.test(words.slice(figure.mention.end, next.mention.start))) return figure
    return { ...figure, kind: next.kind, unit: next.unit }
  })
}

function perOf(behind: string, language: ContentLanguage): string | null {
  const found = PER.exec(behind)
  if (!found) return null
  const phrase = found[0].slice(found[0].lastIndexOf(found[1] ?? ''))
  const isSquare = /square\s+$/i.test(found[0].slice(0, -(found[1]?.length ?? 0))) || SQUARE.test(phrase)
  if (isSquare) return 'm²'
  return numbers(`2 ${found[1]}`, language)[0]?.unit ?? nounAt(found[1] ?? '')
}

/** A noun by its first letters, so that `plant` is `plants`. */
function nounAt(text: string): string | null {
  return /^\p{L}{4,}/u.exec(text)?.[0].toLowerCase().slice(0, 5) ?? null
}

/** `2 euros a month` are 24 a year. */
function timesIn(per: string | null, of: string | null): number {
  return per && of && per !== of ? (PERIODS[per] ?? Number.NaN) / (PERIODS[of] ?? Number.NaN) : Number.NaN
}

function countsIn({ unit }: Figure, per: string): boolean {
  return unit === per
}

function converted({ mention, unit }: Figure, to: string | null): number {
  if (!unit || !to || unit === to) return Number.NaN
  if (unit === '°C' && to === '°F') return mention.value * 1.8 + 32
  if (unit === '°F' && to === '°C') return (mention.value - 32) / 1.8
  const units = MEASURES.find((some) => unit in some && to in some)
  return (mention.value * (units?.[unit] ?? Number.NaN)) / (units?.[to] ?? 1)
}

/** Whether a figure is what was reckoned, as far as its last digit tells; a rough one may be off by a twentieth. */
export function isNear(claimed: number, reckoned: number, isHedged: boolean): boolean {
  if (!Number.isFinite(reckoned) || reckoned === 0) return false
  const decimals = String(claimed).split('.')[1]?.length ?? 0
  const most = MOST_OFF * Math.abs(reckoned)
  return Math.abs(claimed - reckoned) <= (isHedged ? most : Math.min(0.5 * 10 ** -decimals, most))
}
