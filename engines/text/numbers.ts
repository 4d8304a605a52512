import { charClass, DIGIT, isInvisible, isSpace, LETTER, MARK } from './characters.ts'
import { type CalendarDate, dateAt, monthFirst } from './dates.ts'
import { type ContentLanguage, defaultLanguage } from './language.ts'
import { HUNDREDTH, type Measure, measureAfter, measureBefore, pastLink } from './measures.ts'
import { compoundAt } from './number-compounds.ts'
import type { NumberKind } from './number-kind.ts'
import { numberWords } from './number-words.ts'
import { numeralAt } from './numerals.ts'
import type { Span } from './span.ts'

/**
 * A number as it is in a text. `value` is in plain units (3.5 million is 3500000); of a date it is the year, or 0
 * where none is said; of a time the minutes since midnight. Two mentions say the same when their `key`s are equal.
 */
export interface NumberMention extends Span {
  readonly kind: NumberKind
  readonly value: number
  /** `%`, an ISO 4217 currency code, or a unit's symbol (`km`, `kg`, `yr`); absent for bare numbers, and for cents of no said currency. */
  readonly unit?: string
  /** Kind, value and unit in one string; a year and a bare number of the same value share it. */
  readonly key: string
}

/**
 * Every number, percentage, amount, date, year and time of a text, in digits or in words, in order. Digits that are part
 * of a name (`COVID-19`, `H2O`, `5G`) are none. Decimal and group marks are read by the habits of the language.
 */
export function numbers(text: string, language: ContentLanguage = defaultLanguage): NumberMention[] {
  const found: NumberMention[] = []
  let at = 0
  while (at < text.length) {
    const bits = charClass(text.charCodeAt(at))
    if ((bits & (LETTER | DIGIT)) === 0) {
      at += 1
      continue
    }
    const mention = (bits & DIGIT) !== 0 ? mentionInDigits(text, at, language) : mentionInWords(text, at, language)
    // a sign between two numbers belongs to the first
    if (mention !== null) found.push({ ...mention, start: Math.max(mention.start, found.at(-1)?.end ?? 0) })
    at = mention?.end ?? wordEnd(text, at)
  }
  return withSharedUnits(text, found)
}

function mentionInDigits(text: string, at: number, language: ContentLanguage): NumberMention | null {
  if (isPartOfName(text, at)) return null
  const date = dateAt(text, at, language)
  if (date !== null) return mentionOfDate(at, date)
  const time = timeAt(text, at)
  if (time !== null) return time
  const numeral = numeralAt(text, at, language)
  // a digit of a script whose numbers we do not read
  if (numeral.end === at) return null
  if (numeral.isCode) {
    return { start: at, end: numeral.end, kind: 'number', value: numeral.value, key: `number:${numeral.plain}` }
  }
  const decade = decadeAt(text, at, numeral.end, numeral.value)
  if (decade !== null) return decade
  const before = measureBefore(text, at)
  const isVerb = numeral.isPlain && language === 'Spanish' && AUXILIARY.test(text.slice(numeral.end, numeral.end + 24))
  const after = isVerb ? null : measureAfter(text, numeral.end, before?.kind === 'money', language)
  const start = before?.start ?? signStart(text, at)
  const isNegative = '-−'.includes(text.charAt(start))
  const value = numeral.value * (after?.scale ?? 1) * (isNegative ? -1 : 1)
  const measure = after?.kind === undefined ? before : after
  if (measure === null && after === null) return bareNumber(text, { start, end: numeral.end }, value, numeral.isPlain)
  return measured({ start, end: after?.end ?? numeral.end }, value, measure)
}

/** `la campaña de 2024 ha durado`: no hectares. */
const AUXILIARY = /^ ha \p{Ll}+(?:ado|ido|cho|sto|rto|lto)(?!\p{L})/u

function measured(span: Span, value: number, measure: Pick<Measure, 'kind' | 'unit'> | null): NumberMention {
  const rounded = Number(value.toPrecision(12))
  if (measure?.kind === undefined) return { ...span, kind: 'number', value: rounded, key: `number:${rounded}` }
  const { kind, unit } = measure
  return {
    ...span,
    kind,
    value: rounded,
    ...(unit === undefined ? {} : { unit }),
    key: `${kind}:${rounded}:${unit ?? ''}`,
  }
}

/** A number with nothing to it; four plain digits are a year; letters stuck to it make it a name. */
function bareNumber(text: string, span: Span, value: number, isPlain: boolean): NumberMention | null {
  const isYear = isPlain && span.end - span.start === 4 && value >= 1000 && value < 2200
  if ((charClass(text.charCodeAt(span.end)) & LETTER) !== 0) return null
  return { ...span, kind: isYear ? 'year' : 'number', value, key: `number:${value}` }
}

/** `1990s`, `2020’s`. */
function decadeAt(text: string, at: number, end: number, value: number): NumberMention | null {
  if (end - at !== 4 || value % 10 !== 0 || value < 1000 || value > 2200) return null
  const ending = /^['’]?s(?!\p{L})/u.exec(text.slice(end, end + 3))?.[0].length
  return ending === undefined ? null : { start: at, end: end + ending, kind: 'year', value, key: `decade:${value}` }
}

/** Characters of a number in one word. */
const LONGEST_WORD = 40

function mentionInWords(text: string, at: number, language: ContentLanguage): NumberMention | null {
  const { cardinals } = numberWords(language)
  const first = wordEnd(text, at)
  if (first - at > LONGEST_WORD) return null
  const date = monthFirst(text, at, first, language)
  if (date !== null) return mentionOfDate(at, date)
  const word = text.slice(at, first).toLowerCase()
  const compound = compoundAt(text, at, word, language)
  const value = compound?.value ?? cardinals.get(word)
  if (value === undefined) return null
  const [end, whole] = compound ? [compound.end, compound.value] : withUnits(text, first, value, cardinals)
  const isMillions = compound !== null && whole % 1e6 === 0
  const after = measureAfter(text, isMillions ? pastLink(text, end) : end, false, language)
  return measured({ start: at, end: after?.end ?? end }, whole * (after?.scale ?? 1), after)
}

/** `twenty-five`: tens with units behind a hyphen. */
function withUnits(text: string, end: number, value: number, words: ReadonlyMap<string, number>): [number, number] {
  if (text.charAt(end) !== '-' || value < 20 || value > 90) return [end, value]
  const stop = wordEnd(text, end + 1)
  const units = words.get(text.slice(end + 1, stop).toLowerCase()) ?? (text.slice(end + 1, stop) === 'one' ? 1 : 10)
  return units < 10 ? [stop, value + units] : [end, value]
}

function mentionOfDate(start: number, { end, year, month, day }: CalendarDate): NumberMention {
  const two = (part: number) => String(part).padStart(2, '0')
  const key = `date:${year === 0 ? '-' : year}-${two(month)}${day === 0 ? '' : `-${two(day)}`}`
  return { start, end, kind: 'date', value: year, key }
}

const clock = /([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?![\d:])(?:\s?([ap])\.?m\b\.?)?/iy
const halfDay = /(1[0-2]|[1-9])\s?([ap])\.?m\b\.?/iy

function timeAt(text: string, at: number): NumberMention | null {
  for (const pattern of [clock, halfDay]) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) continue
    const [minutes, half] = pattern === clock ? [Number(match[2]), match[3]] : [0, match[2]]
    const hour = (Number(match[1]) % (half === undefined ? 24 : 12)) + (half?.toLowerCase() === 'p' ? 12 : 0)
    const value = hour * 60 + minutes
    return { start: at, end: at + match[0].length, kind: 'time', value, key: `time:${value}` }
  }
  return null
}

/** `COVID-19`, `F-16`, `B2`: letters right before, or before a hyphen, but for `mid-1990s` and its like. */
function isPartOfName(text: string, at: number): boolean {
  const before = charClass(text.charCodeAt(at - 1))
  if ((before & (LETTER | MARK)) !== 0)
    return !/(?:US|[^\p{L}](?:Rs|R|A|C|S|NT|HK))\$?$/u.test(text.slice(Math.max(0, at - 5), at))
  if (!'-‑_'.includes(text.charAt(at - 1)) || text.charAt(at - 1) === '') return false
  if ((charClass(text.charCodeAt(at - 2)) & LETTER) === 0) return false
  return !/(?:^|[^\p{L}])(?:mid|pre|post|early|late|sub|over|under|non|ca|near|pro|anti)-$/iu.test(
    text.slice(Math.max(0, at - 8), at),
  )
}

/** A minus before the digits, where no number or word is before it. */
function signStart(text: string, at: number): number {
  const sign = text.charAt(at - 1)
  const isMinus = (sign === '-' || sign === '−') && (charClass(text.charCodeAt(at - 2)) & (LETTER | DIGIT)) === 0
  return isMinus && (at < 2 || isSpace(text.charCodeAt(at - 2)) || text.charAt(at - 2) === '(') ? at - 1 : at
}

function wordEnd(text: string, from: number): number {
  let at = from
  while ((charClass(text.charCodeAt(at)) & (LETTER | DIGIT | MARK)) !== 0 || isInvisible(text.charCodeAt(at))) at += 1
  return Math.max(at, from + 1)
}

/** In `5–10%` and `5 to 10 km` the first number has the unit of the second. */
function withSharedUnits(text: string, found: readonly NumberMention[]): NumberMention[] {
  return found.map((mention, index) => {
    const next = found[index + 1]
    if (mention.kind !== 'number' || next === undefined || next.start - mention.end > 5) return mention
    if (next.kind !== 'percent' && next.kind !== 'money' && next.kind !== 'quantity') return mention
    const isRange = /^(?:\s?[-–—]\s?| to | bis | à | a | tot | do )$/.test(text.slice(mention.end, next.start))
    const { kind, unit } = next
    const scale = kind === 'money' && unit === undefined ? HUNDREDTH : 1
    return isRange
      ? measured({ start: mention.start, end: mention.end }, mention.value * scale, { kind, unit })
      : mention
  })
}
