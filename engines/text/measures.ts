import { charClass, LETTER } from './characters.ts'
import type { ContentLanguage } from './language.ts'
import type { NumberKind } from './number-kind.ts'
import { type NumberWords, numberWords } from './number-words.ts'
import type { Span } from './span.ts'

/** What is before or after a number and says what is counted. */
export interface Measure extends Span {
  /** Absent when there is a scale alone: `3 million`. */
  readonly kind?: Extract<NumberKind, 'percent' | 'money' | 'quantity' | 'ordinal'>
  readonly unit?: string
  /** What the number is to be multiplied by. */
  readonly scale: number
}

const currencySigns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₺': 'TRY',
    '₫': 'VND',
    '₩': 'KRW',
    '₽': 'RUB',
  }),
)
const currencyCodes = new Set(
  'USD EUR GBP JPY CHF CAD AUD NZD CNY INR SEK NOK DKK PLN TRY VND BRL MXN KRW RUB ZAR'.split(' '),
)
const dollars: ReadonlyMap<string, string> = new Map(
  Object.entries({
    US: 'USD',
    C: 'CAD',
    CA: 'CAD',
    A: 'AUD',
    AU: 'AUD',
    NZ: 'NZD',
    R: 'BRL',
    HK: 'HKD',
    S: 'SGD',
    NT: 'TWD',
  }),
)

/** What a cent is of its currency, whichever that is. */
export const HUNDREDTH = 0.01

/** A currency or a percent sign before a number: `$5`, `US$ 5`, `EUR 5`, `%5`, `yüzde 5`; null when there is none. */
export function measureBefore(text: string, at: number): Measure | null {
  const gap = isBlank(text.charCodeAt(at - 1)) ? at - 1 : at
  const sign = text.charAt(gap - 1)
  if (sign === '%' && gap === at) return { kind: 'percent', unit: '%', start: at - 1, end: at, scale: 1 }
  const currency = currencySigns.get(sign)
  if (currency !== undefined) return moneyBefore(text, gap - 1, at, sign, currency)
  if (sign === '/' && /(?:^|\P{L})S$/u.test(text.slice(Math.max(0, gap - 3), gap - 1)))
    return { kind: 'money', unit: 'PEN', start: gap - 2, end: at, scale: 1 }
  const isWhole = (length: number) => (charClass(text.charCodeAt(gap - length - 1)) & LETTER) === 0
  if (gap < at && isWhole(5) && text.slice(Math.max(0, gap - 5), gap).toLowerCase() === 'yüzde') {
    return { kind: 'percent', unit: '%', start: gap - 5, end: at, scale: 1 }
  }
  const code = text.slice(Math.max(0, gap - 3), gap)
  return currencyCodes.has(code) && isWhole(3) ? { kind: 'money', unit: code, start: gap - 3, end: at, scale: 1 } : null
}

function moneyBefore(text: string, signAt: number, end: number, sign: string, currency: string): Measure {
  const country = sign === '$' ? (/[A-Z]{1,2}$/.exec(text.slice(Math.max(0, signAt - 2), signAt))?.[0] ?? '') : ''
  const unit = dollars.get(country)
  if (unit === undefined) return { kind: 'money', unit: currency, start: signAt, end, scale: 1 }
  return { kind: 'money', unit, start: signAt - country.length, end, scale: 1 }
}

/** Scale, then percent, currency, unit or ordinal ending after a number that ends at `from`; null when none is there. */
export function measureAfter(text: string, from: number, isMoney: boolean, language: ContentLanguage): Measure | null {
  const words = numberWords(language)
  const scaled = scaleAfter(text, from, isMoney, words)
  const scale = scaled?.scale ?? 1
  const counted = scaled === null ? from : pastLink(text, scaled.end)
  const kind =
    percentAfter(text, counted, words) ??
    currencyAfter(text, counted, words) ??
    (isMoney ? null : unitAfter(text, counted, words))
  if (kind !== null) return { ...kind, start: from, scale: scale * (kind.scale ?? 1) }
  if (scaled !== null) return { start: from, end: scaled.end, scale }
  return ordinalAfter(text, from, language)
}

/** `Mio. Euro`, `millones de euros`, `millions d’euros`: what may be between a scale and what is counted. */
export function pastLink(text: string, from: number): number {
  const link = /^(?:\.|\s(?:de|di)(?=\s)|\sd[’'])/.exec(text.slice(from, from + 4))?.[0].length ?? 0
  return from + link
}

interface Scale {
  readonly end: number
  readonly scale: number
}

/** One or two words of scale, as in `2 hundred million`; single letters only beside money, `k` also when attached. */
function scaleAfter(text: string, from: number, isMoney: boolean, words: NumberWords): Scale | null {
  const first = scaleWord(text, from, isMoney, words)
  const second = first === null ? null : scaleWord(text, first.end, isMoney, words)
  return first !== null && second !== null ? { end: second.end, scale: first.scale * second.scale } : first
}

function scaleWord(text: string, from: number, isMoney: boolean, { scales }: NumberWords): Scale | null {
  const { word, end, attached } = tokenAfter(text, from)
  const scale = scales.get(word.toLowerCase())
  if (scale === undefined) return null
  const isLetter = word.length <= 2
  return isLetter && !isMoney && !(attached && word.toLowerCase() === 'k') ? null : { end, scale }
}

type Found = Omit<Measure, 'start' | 'scale'> & Partial<Pick<Measure, 'scale'>>

function percentAfter(text: string, from: number, { percents }: NumberWords): Found | null {
  const at = pastBlank(text, from)
  const sign = text.charAt(at)
  if (sign === '%' || sign === '٪' || sign === '‰')
    return { kind: 'percent', unit: sign === '‰' ? '‰' : '%', end: at + 1 }
  const token = tokenAfter(text, from)
  const second = tokenAfter(text, token.end)
  const two = `${token.word}_${second.word}`.toLowerCase()
  if (two.startsWith('percentage_point')) return { kind: 'percent', unit: 'pp', end: second.end }
  if (percents.has(two) || two === 'per_cent') return { kind: 'percent', unit: '%', end: second.end }
  return percents.has(token.word.toLowerCase()) ? { kind: 'percent', unit: '%', end: token.end } : null
}

function currencyAfter(text: string, from: number, { currencies }: NumberWords): Found | null {
  const at = pastBlank(text, from)
  const sign = currencySigns.get(text.charAt(at))
  const isNext = (charClass(text.charCodeAt(at + 1)) & LETTER) === 0 && !/\d/.test(text.charAt(at + 1))
  if (sign !== undefined && isNext) return { kind: 'money', unit: sign, end: at + 1 }
  if (text.charAt(at) === '¢') return { kind: 'money', end: at + 1, scale: HUNDREDTH }
  const token = tokenAfter(text, from)
  if (currencyCodes.has(token.word)) return { kind: 'money', unit: token.word, end: token.end }
  const unit = currencies.get(token.word.toLowerCase())
  if (unit === '1/100') return { kind: 'money', end: token.end, scale: HUNDREDTH }
  return unit === undefined ? null : { kind: 'money', unit, end: token.end }
}

function unitAfter(text: string, from: number, { units }: NumberWords): Found | null {
  const at = text.charAt(from) === '-' ? from + 1 : from
  const token = tokenAfter(text, at)
  if (token.attached && /\d\d/.test(text.slice(Math.max(0, at - 2), at)) && (token.word === 'F' || token.word === 'C'))
    return { kind: 'quantity', unit: `°${token.word}`, end: token.end }
  if (token.word === '' || (token.word === 'in' && !token.attached)) return null
  const unit = units.get(token.word) ?? (token.word.length > 1 ? units.get(token.word.toLowerCase()) : undefined)
  if (unit === '°') return degrees(text, token.end)
  // `en 2024 ha durado`: the auxiliary, no hectare
  if (unit === 'ha' && !token.attached && /^\s\p{L}+(?:[ai]do|to|so|cho|sto)(?!\p{L})/u.test(text.slice(token.end)))
    return null
  return unit === undefined ? null : { kind: 'quantity', unit, end: token.end }
}

const temperatureScales: ReadonlyMap<string, string> = new Map(
  Object.entries({ F: '°F', Fahrenheit: '°F', C: '°C', Celsius: '°C', centigrade: '°C' }),
)

/** `110 degrees Fahrenheit`, `43 ° C`; degrees alone may be of an angle. */
function degrees(text: string, end: number): Found {
  const scale = tokenAfter(text, end)
  const unit = temperatureScales.get(scale.word)
  return unit === undefined ? { kind: 'quantity', unit: '°', end } : { kind: 'quantity', unit, end: scale.end }
}

function ordinalAfter(text: string, from: number, language: ContentLanguage): Measure | null {
  const endings = language === 'French' ? frenchOrdinals : language === 'Dutch' ? dutchOrdinals : ordinals
  const ending = endings.exec(text.slice(from, from + 5))?.[0]
  return ending === undefined ? null : { kind: 'ordinal', start: from, end: from + ending.length, scale: 1 }
}

const ordinals = /^(?:st|nd|rd|th|º|ª)(?![\p{L}\d])/u
const frenchOrdinals = /^(?:er|ère|ème|e)(?![\p{L}\d])/u
const dutchOrdinals = /^(?:ste|de|e)(?![\p{L}\d])/u

interface Token {
  readonly word: string
  readonly end: number
  readonly attached: boolean
}

/** The letters (and `°`, `²`, `/h`) after at most one blank. */
function tokenAfter(text: string, from: number): Token {
  const start = pastBlank(text, from)
  let end = start
  while (
    end - start < 16 &&
    ((charClass(text.charCodeAt(end)) & LETTER) !== 0 || '°²³'.includes(text.charAt(end) || ' '))
  )
    end += 1
  if (text.startsWith('/h', end) && (charClass(text.charCodeAt(end + 2)) & LETTER) === 0) end += 2
  return { word: text.slice(start, end), end, attached: start === from }
}

function pastBlank(text: string, at: number): number {
  return isBlank(text.charCodeAt(at)) ? at + 1 : at
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x202f || code === 0x2009
}
