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
        isReckonedInSentence(claim, part, `${words}\n${own}`) ||
        derivedFigures(claim, { words, language: claim.language }) !== null
      )
    case 'date':
      return isFirstOfRange(part, words)
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

/** `Two kilograms on the first day, four on the second`: the words named have the number, and another figure of their source the unit. */
function hasUnitElsewhere({ words, language }: Claim, part: Span, named: readonly NamedIn[]): boolean {
  const figure = numbers(words, language).find((one) => overlaps(one, part))
  if (figure?.unit === undefined) return false
  const isBare = named.some((one) =>
    numbers(one.words, one.language).some(({ value, unit }) => value === figure.value && unit === undefined),
  )
  return isBare && named.some(({ text, language: of }) => numbers(text, of).some(({ unit }) => unit === figure.unit))
}

/** `0.3 kg at $5: $1.50`: what two other figures of the sentence make, of which the grounds have both. */
function isReckonedInSentence({ words, language }: Claim, part: Span, grounds: string): boolean {
  const figures = numbers(words, language)
  const result = figures.find((one) => overlaps(one, part))
  // bare numbers are made of others by chance
  if (!result || (result.unit === undefined && Number.isInteger(result.value))) return false
  const known = new Set(numbers(grounds, language).map(({ value }) => value))
  const others = figures.filter((one) => one !== result && known.has(one.value)).map(({ value }) => value)
  return others.some((a, at) =>
    others.slice(at + 1).some((b) => [a * b, a + b, Math.abs(a - b)].some((made) => isSame(made, result.value))),
  )
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005
}

/** `PO` for `purchase order`. */
function isInitials({ words: name }: Part, words: string): boolean {
  const initials = (words.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0)).join('')
  return ABBREVIATION.test(name) && initials.toLowerCase().includes(name.toLowerCase())
}

const ABBREVIATION = /^\p{Lu}{2,6}$/u
