import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import {
  type ContentLanguage,
  languageCode,
  type NumberMention,
  numbers,
  overlaps,
  type Span,
} from '../../../../engines/text/index.ts'
import { type Claim, LARGEST_COUNT } from './claim.ts'
import { hasOtherFigure } from './outdated.ts'
import { coverOf } from './weighing.ts'

/** Words of a source that a model has named, with the passage they stand in. */
interface NamedIn {
  words: string
  isReckonedWith: boolean
  shown: string
  text: string
  headings: string
  language: ContentLanguage
}

type Part = Claim['hard'][number]

/** What a sentence rests on: words of sources, their titles, and the person’s own. */
interface Grounds {
  named: readonly NamedIn[]
  titles: string
  own: string
}

/** Whether a figure, date, or name of a sentence stands in the words named for it in another form. */
export function isWrittenOtherwise(claim: Claim, part: Part, { named, titles, own }: Grounds): boolean {
  const words = named.map(({ text, headings }) => `${headings}\n${text}`).join('\n')
  switch (part.kind) {
    case 'number':
      return isDayOfRange(claim, part, words) || hasUnitElsewhere(claim, part, named)
    case 'date':
      return isFirstOfRange(part, words) || isWithYear(claim, part, { words, titles, own })
    case 'name':
      return isInitials(part, words) || (languageCode(claim.language) === 'de' && hasEachWord(part, words))
    default:
      return false
  }
}

/** What the figures of a sentence are reckoned from. */
export interface Reckoning {
  /** Whether all that is missing follows in a way that code knows. */
  isDerived: boolean
  /** Whether the model says that the sentence calculates, and no quotation says the same with another figure. */
  isSaid: boolean
  /** Whether there is a figure to reckon with. */
  hasFigures: boolean
  /** Whether the words named have anything of the sentence, where it has any words. */
  isNear: boolean
  figures: readonly NumberMention[]
}

/** More figures of a sentence take long to look through, and some are made of others by chance. */
const MOST_FIGURES = 24

/** Reads once what every missing figure of a sentence is held against. */
export function reckoningFrom(claim: Claim, named: readonly NamedIn[]): Reckoning {
  const figures = numbers(claim.words, claim.language)
  const words = named.map(({ text, headings }) => `${headings}\n${text}`).join('\n')
  return {
    isDerived: figures.length <= MOST_FIGURES && derivedFigures(claim, { words, language: claim.language }) !== null,
    isSaid: named.some(({ isReckonedWith }) => isReckonedWith) && !named.some(({ shown }) => isSameBut(claim, shown)),
    hasFigures: named.some(({ shown, language }) => numbers(shown, language).length > 0),
    isNear: claim.terms.length === 0 || named.some(({ shown }) => coverOf(claim, shown).some((share) => share > 0)),
    figures,
  }
}

/**
 * Whether a figure or date that the words named lack is reckoned from them. Code knows simple ways; of others the model has to say that it is,
 * and is believed unless a quotation says the same with another figure, or has none to reckon with.
 */
export function isReckoned(part: Part, { isDerived, isSaid, hasFigures, isNear, figures }: Reckoning): boolean {
  if (part.kind === 'number' && isDerived) return true
  if (!isSaid) return false
  // `Monday, March 15` may follow from “the Monday after that Sunday”
  if (part.kind === 'date') return hasFigures || isNear
  return part.kind === 'number' && isNear && (hasFigures || isCount(figures.find((one) => overlaps(one, part))))
}

/** What is counted (`three days`, of a first, second, and third) needs no figure. */
function isCount(figure: NumberMention | undefined): boolean {
  if (!figure || !(figure.unit === undefined || SPANS_OF_TIME.has(figure.unit))) return false
  const isBare = figure.kind === 'number' || figure.kind === 'quantity'
  return isBare && Number.isInteger(figure.value) && figure.value > 0 && figure.value <= LARGEST_COUNT
}

const SPANS_OF_TIME: ReadonlySet<string> = new Set(['h', 'd', 'wk', 'mo', 'yr'])

/** So much of a sentence’s words is in a quotation that another figure in it is no result, but a mistake. */
const SAME_WORDS = 0.8

/** Whether a quotation has the words of a sentence, none of its figures but for years and dates, and another of their kind. */
function isSameBut(claim: Claim, quote: string): boolean {
  const shares = coverOf(claim, quote).slice(claim.hard.length)
  const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length)
  if (share < SAME_WORDS) return false
  const there = numbers(quote, claim.language)
  const own = numbers(claim.words, claim.language).filter(({ kind }) => kind !== 'year' && kind !== 'date')
  const isThere = own.some(({ key }) => there.some((other) => other.key === key))
  if (isThere) return false
  return hasOtherFigure(claim, quote) || own.some(({ kind }) => there.some((other) => other.kind === kind))
}

/** `October 18 or 19` where the words have October 19, `Monday 9 to Saturday 28 November` where they have 9 November. */
function isDayOfRange({ hard, words: sentence }: Claim, { words: number, start, end }: Part, words: string): boolean {
  const isBeside = (date: Part) =>
    (date.end <= start && BETWEEN.test(sentence.slice(date.end, start))) ||
    (date.start >= end && BETWEEN.test(sentence.slice(end, date.start)))
  const isOne = DAY.test(number) && hard.some((part) => part.kind === 'date' && isBeside(part))
  return isOne && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(words)
}

const DAY = /^\d{1,2}$/
const BETWEEN = /^\s?(?:or|and|to|through|until|oder|und|bis|o|y|ou|et|e|a|al|à|au|en|t\/m|[-–/])\s?(?:\p{L}+,?\s)?$/u

/** `3 June` where the words have “Wednesday 3 to Friday 5 June”, `2 a.m.` where they have “between 2 and 3 a.m.”. */
function isFirstOfRange({ words: date }: Part, words: string): boolean {
  const [, first, unit] = /^(\d{1,2})\D{0,6}?(\p{L}{3,}|[ap]\.?m)/u.exec(date) ?? []
  if (!first || !unit) return false
  const isTime = /^[ap]\.?m$/i.test(unit)
  // `3am to 5 p.m.` begins before noon
  const ending = isTime ? '' : '[.a-z]{0,3}'
  const range = String.raw`(?<!\d)${first}${ending}\s?(?:to|and|or|until|through|bis|und|a|al|y|au|et|[-–])\s?(?:\p{L}+,?\s)?(\d{1,2})[.a-z]{0,3}\s(?:de\s|of\s)?${unit.replace('.', String.raw`\.`)}`
  const last = new RegExp(range, 'iu').exec(words)?.[1]
  // so does `9 to 5 p.m.`
  return last !== undefined && (!isTime || Number(first) % NOON < Number(last) % NOON)
}

const NOON = 12

/** `June 1, 2026` where the words have June 1, and the title the year, or the person, where it has none. */
function isWithYear(
  { words, language }: Claim,
  part: Part,
  there: { words: string; titles: string; own: string },
): boolean {
  const date = numbers(words, language).find((one) => overlaps(one, part))
  if (date?.kind !== 'date' || date.value === 0) return false
  const year = String(date.value)
  const key = date.key.replace(year, '-')
  const isThere = numbers(there.words, language).some((one) => one.key === key)
  const years: readonly string[] = there.titles.match(YEAR) ?? there.own.match(YEAR) ?? []
  return isThere && years.includes(year)
}

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g

/**
 * `Two kilograms on the first day, four on the second`: the words named have the number, and another figure of their source the unit, or a
 * word in front (“Average minutes: … 15”). `548 times` counts, and has no unit.
 */
function hasUnitElsewhere({ words, language }: Claim, part: Span, named: readonly NamedIn[]): boolean {
  const figure = numbers(words, language).find((one) => overlaps(one, part))
  if (figure?.unit === undefined) return false
  const isBare = named.some((one) =>
    numbers(one.words, one.language).some(({ value, unit }) => value === figure.value && unit === undefined),
  )
  const [word = ''] = /\p{L}{4,}$/u.exec(words.slice(figure.start, figure.end)) ?? []
  const hasUnit = ({ text, language: of }: NamedIn) =>
    (figure.unit === COUNTED && figure.value >= TELLING && !COMPARED.test(words.slice(figure.end))) ||
    (word !== '' && text.toLowerCase().includes(word.toLowerCase())) ||
    numbers(text, of).some(({ unit }) => unit === figure.unit)
  return isBare && named.some(hasUnit)
}

const COUNTED = 'x'
/** A smaller number stands in many places, in another sense. */
const TELLING = 100
/** `12 times as strong` is a factor. */
const COMPARED =
  /^\s(?:as|more|less|the|\p{L}+er|so|más|menos|mayor|plus|moins|aussi|più|meno|mais|maior|zo)(?!\p{L})/iu

/** `PO` for `purchase order`. */
function isInitials({ words: name }: Part, words: string): boolean {
  const initials = (words.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0)).join('')
  return ABBREVIATION.test(name) && initials.toLowerCase().includes(name.toLowerCase())
}

/** `Millimeter Schneide` is no name, but two nouns in a row, which German writes like one. */
function hasEachWord({ words: name }: Part, words: string): boolean {
  const there = new Set(words.match(/\p{L}+/gu))
  return (name.match(/\p{L}+/gu) ?? []).every((word) => there.has(word))
}

const ABBREVIATION = /^\p{Lu}{2,6}$/u
