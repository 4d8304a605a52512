import { charClass, DIGIT } from './characters.ts'
import type { ContentLanguage } from './language.ts'

/** A number in digits as it is in a text, read by the habits of a language. */
export interface Numeral {
  readonly end: number
  readonly value: number
  /** The digits in the plainest form, `.` for the decimal mark; codes such as `1.2.3` and `192.168.0.1` stay whole. */
  readonly plain: string
  /** Whether it is digits alone, without group or decimal marks. */
  readonly isPlain: boolean
  readonly isCode: boolean
}

const LONGEST = 40
/** Where the digits of the scripts that we read begin: ASCII, Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROES = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** The numeral that begins at `at`, a digit. */
export function numeralAt(text: string, at: number, language: ContentLanguage): Numeral {
  const parts: string[] = []
  const marks: string[] = []
  let end = at
  while (end - at < LONGEST) {
    const digits = digitsAt(text, end)
    if (digits === '') break
    parts.push(digits)
    end += digits.length
    const mark = markBetween(text, end, language)
    if (mark === '') break
    marks.push(mark)
    end += 1
  }
  return { end, ...meaning(parts, marks, language.startsWith('English')) }
}

/** The value 0 to 9 of a digit of any script we read; NaN otherwise. */
function digitValue(code: number): number {
  const zero = ZEROES.find((from) => code >= from && code <= from + 9)
  return zero === undefined ? Number.NaN : code - zero
}

function digitsAt(text: string, from: number): string {
  let digits = ''
  for (let at = from; at - from < LONGEST; at += 1) {
    const value = digitValue(text.charCodeAt(at))
    if (Number.isNaN(value)) break
    digits += value
  }
  return digits
}

/** The mark that joins digits at both sides: point, comma; before three digits an apostrophe or a blank, in English
 * only one that does not break. */
function markBetween(text: string, at: number, language: ContentLanguage): string {
  const char = text.charAt(at)
  if (char === '' || (charClass(text.charCodeAt(at + 1)) & DIGIT) === 0) return ''
  if (char === '.' || char === ',' || char === '٫' || char === '٬') return char
  const groups = /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5))
  if (char === "'" || char === '’') return groups ? ' ' : ''
  const blanks = language.startsWith('English') ? '\u00a0\u202f\u2009' : '\u00a0\u202f\u2009 '
  return groups && blanks.includes(char) ? ' ' : ''
}

function meaning(parts: readonly string[], marks: readonly string[], english: boolean): Omit<Numeral, 'end'> {
  const [whole = ''] = parts
  if (marks.length === 0) return plainNumeral(whole, true)
  const decimal = decimalMark(parts, marks, english)
  if (decimal === null) return { value: Number.parseFloat(whole), plain: parts.join('.'), isPlain: false, isCode: true }
  const fraction = decimal ? (parts.at(-1) ?? '') : ''
  const integer = (decimal ? parts.slice(0, -1) : parts).join('')
  return plainNumeral(fraction === '' ? integer : `${integer}.${fraction}`, false)
}

function plainNumeral(digits: string, isPlain: boolean): Omit<Numeral, 'end'> {
  const value = Number(digits)
  return { value, plain: String(value), isPlain, isCode: false }
}

/** Whether the last mark is the decimal one; null when the marks make no number (`1.2.3`). */
function decimalMark(parts: readonly string[], marks: readonly string[], english: boolean): boolean | null {
  const last = marks.at(-1)
  const tail = parts.at(-1) ?? ''
  const before = marks.slice(0, -1)
  const groupsFit = (groups: readonly string[]) => groups.every((group) => group.length === 3 || group.length === 2)
  if (before.length === 0) {
    if (last === ' ' || last === '٬') return false
    if (last === '٫') return true
    const isGroup = tail.length === 3 && (parts[0] ?? '').length <= 3 && parts[0] !== '0'
    return !(isGroup && last === (english ? ',' : '.'))
  }
  if (!before.every((mark) => mark === before[0]) || !groupsFit(parts.slice(1, -1))) return null
  if (last !== before[0]) return true
  return tail.length === 3 ? false : null
}
