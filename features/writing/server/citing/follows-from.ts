import { derivedFigures } from '../../../../engines/fact-check/index.ts'
import { type ContentLanguage, numbers, overlaps, type Span } from '../../../../engines/text/index.ts'
import type { Claim } from './claim.ts'

/** Words of a source that a model has named, with the passage they stand in. */
interface NamedIn {
  words: string
  text: string
  headings: string
  language: ContentLanguage
}

/** What a sentence rests on: words of sources, and the person’s own. */
interface Grounds {
  named: readonly NamedIn[]
  own: string
}

type Part = Claim['hard'][number]

/** Whether a figure, date, or name of a sentence that stands in none of the words named for it follows from them. */
export function followsFrom(claim: Claim, part: Part | undefined, { named, own }: Grounds): boolean {
  const words = named.map(({ text, headings }) => `${headings}\n${text}`).join('\n')
  switch (part?.kind) {
    case 'number':
      return (
        isSecondDay(claim, part, words) ||
        hasUnitElsewhere(claim, part, named) ||
        isReckoned(claim, part, { named, own }) ||
        derivedFigures(claim, { words, language: claim.language }) !== null
      )
    case 'date':
      return isFirstOfRange(part, words) || isScheduled(claim, part, { named, own })
    case 'name':
      return isInitials(part, words)
    default:
      return false
  }
}

/** `October 18 or 19` where the words have October 19. */
function isSecondDay({ hard, words: sentence }: Claim, { words: number, start }: Part, words: string): boolean {
  const isBehind = ({ kind, end }: Part) => kind === 'date' && end <= start && SECOND.test(sentence.slice(end, start))
  return DAY.test(number) && hard.some(isBehind) && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(words)
}

const DAY = /^\d{1,2}$/
const SECOND = /^\s?(?:or|and|to|oder|und|bis|o|y|ou|et|e|a|à|[-–/])\s?$/

/** `3 June` where the words have “Wednesday 3 to Friday 5 June”. */
function isFirstOfRange({ words: date }: Part, words: string): boolean {
  const [, day, month] = /^(\d{1,2})\D{1,6}?(\p{L}{3,})/u.exec(date) ?? []
  if (!day || !month) return false
  const range = String.raw`(?<!\d)${day}[.a-z]{0,3}\s?(?:to|and|or|until|through|bis|und|a|al|y|au|et|[-–])\s?(?:\p{L}+,?\s)?\d{1,2}[.a-z]{0,3}\s(?:de\s|of\s)?${month}`
  return new RegExp(range, 'iu').test(words)
}

/**
 * `Two kilograms on the first day, four on the second`: the words named have the number, and another figure of their source the unit, or a
 * word in front (“Average minutes: … 15”).
 */
function hasUnitElsewhere({ words, language }: Claim, part: Span, named: readonly NamedIn[]): boolean {
  const figure = numbers(words, language).find((one) => overlaps(one, part))
  if (figure?.unit === undefined) return false
  const isBare = named.some((one) =>
    numbers(one.words, one.language).some(({ value, unit }) => value === figure.value && unit === undefined),
  )
  const [word = ''] = /\p{L}{4,}$/u.exec(words.slice(figure.start, figure.end)) ?? []
  const hasUnit = ({ text, language: of }: NamedIn) =>
    (word !== '' && text.toLowerCase().includes(word.toLowerCase())) ||
    numbers(text, of).some(({ unit }) => unit === figure.unit)
  return isBare && named.some(hasUnit)
}

/**
 * What two other figures of the sentence make, of which the grounds have both (`0.3 kg at $5: $1.50`, `88 of 211 (42 %)`), or what a count and
 * one or two of the figures named make (`$198` for 24 shirts, of “set-up $30, $7 a shirt”).
 */
function isReckoned({ words, language }: Claim, part: Span, { named, own }: Grounds): boolean {
  const figures = numbers(words, language)
  const result = figures.find((one) => overlaps(one, part))
  const ofNamed = named.flatMap((one) => numbers(one.words, one.language))
  if (!result || figures.length > MOST_FIGURES || ofNamed.length > MOST_FIGURES) return false
  const sums = pairsOf(ofNamed.filter(({ unit }) => unit === undefined).map(({ value }) => value)).map(sumOf)
  // other bare numbers are made of some by chance
  if (result.unit === undefined && Number.isInteger(result.value)) return sums.includes(result.value)
  const grounds = [...named.flatMap(({ text, language: of }) => numbers(text, of)), ...numbers(own, language)]
  const known = new Set([...grounds.map(({ value }) => value), ...sums])
  const inSentence = figures.filter((one) => one !== result && known.has(one.value)).map(({ value }) => value)
  const isPercent = result.unit === '%'
  const isMadeHere = pairsOf(inSentence).some(([one, other]) =>
    isPercent
      ? Math.round((100 * Math.min(one, other)) / Math.max(one, other)) === Math.round(result.value)
      : [one * other, one + other, Math.abs(one - other)].some((made) => isSame(made, result.value)),
  )
  if (isMadeHere || isPercent) return isMadeHere
  const prices = [...new Set(ofNamed.filter(({ unit }) => unit === result.unit).map(({ value }) => value))]
  const counts = [...figures, ...ofNamed, ...numbers(own, language).slice(0, MOST_FIGURES)].filter(
    ({ unit }) => unit === undefined,
  )
  return [...new Set(counts.map(({ value }) => value))].some((count) =>
    prices.some((price) => [0, ...prices].some((more) => count > 1 && isSame(count * price + more, result.value))),
  )
}

/** Among more of them a result is made by chance, and looking takes long. */
const MOST_FIGURES = 24

function pairsOf(values: readonly number[]): [number, number][] {
  return values.flatMap((one, at) => values.slice(at + 1).map((other): [number, number] => [one, other]))
}

function sumOf([one, other]: readonly [number, number]): number {
  return one + other
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005
}

/** A time of day in a plan that the person has begin at one, beside a length of time that the words named have: `9:15, 50 minutes`. */
function isScheduled({ words, language }: Claim, part: Span, { named, own }: Grounds): boolean {
  const figures = numbers(words, language)
  const isTime = figures.some((one) => one.kind === 'time' && overlaps(one, part))
  if (!isTime || !numbers(own, language).some(({ kind }) => kind === 'time')) return false
  const values = new Set(named.flatMap((one) => numbers(one.words, one.language).map(({ value }) => value)))
  return figures.some(({ kind, value }) => kind !== 'time' && values.has(value))
}

/** `PO` for `purchase order`. */
function isInitials({ words: name }: Part, words: string): boolean {
  const initials = (words.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0)).join('')
  return ABBREVIATION.test(name) && initials.toLowerCase().includes(name.toLowerCase())
}

const ABBREVIATION = /^\p{Lu}{2,6}$/u
