import { type ContentLanguage, type NumberMention, numbers } from '../text/index.ts'

/** A date or a year of a text; month and day from 1, 0 where none is said, and no year where only day and month are. */
interface PlacedDate {
  mention: NumberMention
  year: number | null
  month: number
  day: number
}

const DAYS = { d: 1, wk: 7, mo: 30.44, yr: 365.25 } as const
/** How far a time in words may be from the days between: half of its unit, and a day. */
const OFF = 0.5
/** A date without a year lies at most so many years behind the other one. */
const MOST_YEARS_BEHIND = 2
/** Pairs of more dates than these come near any time. */
const MOST_DATES = 6

/** The two dates of a text between which there is a time (`nearly 19 months`, `27 years`); null where no two are so far apart. */
export function datesApart(
  { value, unit }: NumberMention,
  words: string,
  language: ContentLanguage,
): NumberMention[] | null {
  if (!unit || !(unit in DAYS)) return null
  const days = DAYS[unit as keyof typeof DAYS]
  const dates = datesOf(words, language)
  if (dates.length > MOST_DATES) return null
  const isApart = (one: PlacedDate, other: PlacedDate) => {
    if (one.month === 0 || other.month === 0)
      return unit === 'yr' && one.year !== null && other.year !== null && other.year - one.year === value
    return yearsFor(one, other).some((year) => {
      const between = (dayOf(other, year) - dayOf(one, one.year ?? year)) / MS_PER_DAY
      return between > 0 && Math.abs(between / days - value) <= OFF + 1 / days
    })
  }
  for (const one of dates) {
    const other = dates.find((date) => date !== one && isApart(one, date))
    if (other) return [one.mention, other.mention]
  }
  return null
}

const MS_PER_DAY = 86_400_000

function datesOf(words: string, language: ContentLanguage): PlacedDate[] {
  return numbers(words, language).flatMap((mention): PlacedDate[] => {
    if (mention.kind === 'year') return [{ mention, year: mention.value, month: 0, day: 0 }]
    const [, year = '', month = '', day = ''] = /^date:(\d{4}|-)-(\d{2})(?:-(\d{2}))?$/.exec(mention.key) ?? []
    if (mention.kind !== 'date' || month === '') return []
    return [{ mention, year: year === '-' ? null : Number(year), month: Number(month), day: Number(day) || 1 }]
  })
}

/** The years that the later date may be of. */
function yearsFor(one: PlacedDate, other: PlacedDate): number[] {
  if (other.year !== null) return one.year === null ? [] : [other.year]
  if (one.year === null) return [UNKNOWN_YEAR]
  return Array.from({ length: MOST_YEARS_BEHIND + 1 }, (_, behind) => (one.year ?? 0) + behind)
}

/** For two dates of one year that isn't said. */
const UNKNOWN_YEAR = 2001

function dayOf({ month, day }: PlacedDate, year: number): number {
  return Date.UTC(year, month - 1, day)
}
