import { isDigit, isSpace, isUpper } from './characters.ts'
import type { ContentLanguage } from './language.ts'
import { numberWords } from './number-words.ts'

/** A date as it is read: year, month or day are 0 where none is said. */
export interface CalendarDate {
  readonly end: number
  readonly year: number
  readonly month: number
  readonly day: number
}

const iso = /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/y
const numeric = /(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d./-]\d)(?!\d)/y
const smallNumber = /(\d{1,2})(?!\d)/y
const yearNumber = /(1\d{3}|2[01]\d{2})(?!\d|[.,]\d)/y
const ordinalEnding = /st|nd|rd|th|er|º|ª|°|\./y

/** The date that begins with a digit at `at`: `2020-05-03`, `03/05/2020`, `3 May 2020`; null when there is none. */
export function dateAt(text: string, at: number, language: ContentLanguage): CalendarDate | null {
  const written = matchAt(iso, text, at)
  if (written !== null) {
    return checked({
      end: at + written[0].length,
      year: +part(written, 1),
      month: +part(written, 2),
      day: +part(written, 3),
    })
  }
  return numericDate(text, at, language) ?? dayFirst(text, at, language)
}

/** The date that begins with a month's name from `at` to `end`: `May 3, 2020`, `May 2020`, `mayo de 2020`; null when there is none. */
export function monthFirst(text: string, at: number, end: number, language: ContentLanguage): CalendarDate | null {
  const month = monthAt(text, at, end, language)
  if (month === 0) return null
  const next = pastBlanks(text, text.charAt(end) === '.' ? end + 1 : end)
  if (next === end) return null
  const yearAlone = yearAt(text, pastLink(text, next))
  if (yearAlone !== null) return { ...yearAlone, month, day: 0 }
  const day = matchAt(smallNumber, text, next)
  if (day === null || +part(day, 1) > 31 || +part(day, 1) === 0) return null
  const dayEnd = pastOrdinal(text, next + part(day, 1).length)
  const year = yearAfter(text, dayEnd)
  return { end: year?.end ?? dayEnd, year: year?.year ?? 0, month, day: +part(day, 1) }
}

function numericDate(text: string, at: number, language: ContentLanguage): CalendarDate | null {
  const match = matchAt(numeric, text, at)
  if (match === null) return null
  const [first, second, yearText] = [+part(match, 1), +part(match, 3), part(match, 4)]
  if (yearText.length === 2 && part(match, 2) !== '/') return null
  const year = yearText.length === 4 ? +yearText : (+yearText < 50 ? 2000 : 1900) + +yearText
  const monthFirst = (language === 'English-US' && first <= 12) || second > 12
  const [month, day] = monthFirst ? [first, second] : [second, first]
  return checked({ end: at + match[0].length, year, month, day })
}

function dayFirst(text: string, at: number, language: ContentLanguage): CalendarDate | null {
  const match = matchAt(smallNumber, text, at)
  const day = match === null ? 0 : +part(match, 1)
  if (match === null || day === 0 || day > 31) return null
  const gap = pastBlanks(text, pastOrdinal(text, at + match[0].length))
  const start = pastLink(text, gap)
  const end = letterEnd(text, start)
  const month = gap === at + match[0].length ? 0 : monthAt(text, start, end, language)
  if (month === 0) return null
  const stop = text.charAt(end) === '.' && isSpace(text.charCodeAt(end + 1)) ? end + 1 : end
  const year = yearAfter(text, stop)
  return { end: year?.end ?? end, year: year?.year ?? 0, month, day }
}

/** English months are always large; `may` and `march` are not months. */
function monthAt(text: string, at: number, end: number, language: ContentLanguage): number {
  if (end <= at || end - at > 14) return 0
  if (language.startsWith('English') && !isUpper(text.charCodeAt(at))) return 0
  return numberWords(language).months.get(text.slice(at, end).toLowerCase()) ?? 0
}

function yearAt(text: string, at: number): { end: number; year: number } | null {
  const match = matchAt(yearNumber, text, at)
  return match === null ? null : { end: at + part(match, 1).length, year: +part(match, 1) }
}

/** A year behind a blank, a comma or `de`. */
function yearAfter(text: string, from: number): { end: number; year: number } | null {
  const at = pastLink(text, pastBlanks(text, text.charAt(from) === ',' ? from + 1 : from))
  return at === from || at > from + 6 ? null : yearAt(text, at)
}

/** `3 de mayo`, `3rd of May`. */
function pastLink(text: string, at: number): number {
  for (const link of ['de ', 'of ', 'do ', 'del ']) if (text.startsWith(link, at)) return at + link.length
  return at
}

function pastOrdinal(text: string, at: number): number {
  return at + (matchAt(ordinalEnding, text, at)?.[0].length ?? 0)
}

function pastBlanks(text: string, from: number): number {
  let at = from
  while (at - from < 3 && isSpace(text.charCodeAt(at)) && text.charAt(at) !== '\n') at += 1
  return at
}

function letterEnd(text: string, from: number): number {
  let at = from
  while (at - from < 15 && /\p{L}/u.test(text.charAt(at))) at += 1
  return at
}

function checked(date: CalendarDate): CalendarDate | null {
  return date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31 ? date : null
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  if (!isDigit(text.charCodeAt(at)) && pattern !== ordinalEnding) return null
  pattern.lastIndex = at
  return pattern.exec(text)
}

function part(match: RegExpExecArray, index: number): string {
  return match[index] ?? ''
}
