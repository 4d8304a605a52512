import { useMemo } from 'react'
import { createFormatter } from 'use-intl/core'
import { useLocale } from './locale-context.tsx'

/** A moment: a Date, milliseconds, or the ISO 8601 text that the server sends. */
export type MomentLike = Date | number | string

/** Dates, numbers and sizes as the person is used to reading them. */
export interface Format {
  /** 1,234.5 */
  number(value: number): string
  /** 1.2K, for places without room. */
  compact(value: number): string
  /** A share of 0 to 1 as a percentage, whole or with up to so many digits behind the point. */
  percent(share: number, digits?: number): string
  /** Nov 21, 2026 */
  day(at: MomentLike): string
  /** “Nov 21, 2026” of an ISO day, “Nov 2026” of an ISO month; anything else as it is. */
  dated(day: string): string
  /** Nov 21, 2026, 4:05 PM */
  moment(at: MomentLike): string
  time(at: MomentLike): string
  /** “3 minutes ago”, “in 2 days”; `now` in milliseconds. */
  ago(at: MomentLike, now?: number): string
  /** A size in bytes: 1.4 MB. */
  size(bytes: number): string
  /** “a, b, and c” */
  list(parts: readonly string[]): string
}

export function useFormat(): Format {
  const { formatting, timeZone } = useLocale()
  return useMemo(() => formatFor(formatting, timeZone), [formatting, timeZone])
}

/** The formatters of one locale tag and IANA time zone. */
export function formatFor(locale: string, timeZone: string): Format {
  const intl = createFormatter({ locale, timeZone })
  const date = (at: MomentLike) => new Date(at)
  return {
    number: (value) => intl.number(value),
    compact: (value) => intl.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: (share, digits = 0) => intl.number(share, { style: 'percent', maximumFractionDigits: digits }),
    day: (at) => intl.dateTime(date(at), { dateStyle: 'medium' }),
    dated: (day) => {
      // a day without a time is the same day everywhere
      if (/^\d{4}-\d\d-\d\d/.test(day))
        return intl.dateTime(date(day.slice(0, 10)), { dateStyle: 'medium', timeZone: 'UTC' })
      if (/^\d{4}-\d\d$/.test(day))
        return intl.dateTime(date(day), { year: 'numeric', month: 'short', timeZone: 'UTC' })
      return day
    },
    moment: (at) => intl.dateTime(date(at), { dateStyle: 'medium', timeStyle: 'short' }),
    time: (at) => intl.dateTime(date(at), { timeStyle: 'short' }),
    ago: (at, now = Date.now()) => intl.relativeTime(date(at), now),
    size: (bytes) =>
      // The short form of a byte is the singular in every number, so bytes are written out.
      sizeText(bytes, (value, unit) =>
        intl.number(value, {
          style: 'unit',
          unit,
          unitDisplay: unit === 'byte' ? 'long' : 'short',
          maximumFractionDigits: 1,
        }),
      ),
    list: (parts) => intl.list(parts, { type: 'conjunction' }),
  }
}

/** A kilobyte is 1024 bytes here, as in the limits of files: what may have 25 MB is never said to have 26.2. */
function sizeText(bytes: number, write: (value: number, unit: string) => string): string {
  if (bytes < 2 ** 10) return write(bytes, 'byte')
  if (bytes < 2 ** 20) return write(bytes / 2 ** 10, 'kilobyte')
  return bytes < 2 ** 30 ? write(bytes / 2 ** 20, 'megabyte') : write(bytes / 2 ** 30, 'gigabyte')
}
