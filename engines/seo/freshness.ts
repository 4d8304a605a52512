import { type Span, statedDate, textOf } from '../text/index.ts'
import { type Finding, found, unmeasured } from './assessments.ts'
import type { ReportInput } from './input.ts'
import type { Measured } from './measured.ts'

/** A year further back than this is what the page is about, and no sign that it is old. */
const RECENT_YEARS = 6
/** Months after which a text may be, and is, out of date. */
const AGING_MONTHS = 12
const OLD_MONTHS = 24
/** The newest year that a text speaks of says less of it than a date of its own. */
const AGING_YEARS = 2

/** One sign of how current a page is. */
interface Sign {
  /** What says so: a year in title or headings, the date that the text gives as its own, its last change, the newest year in it. */
  readonly by: 'heading' | 'stated' | 'changed' | 'named'
  readonly when: string
  readonly score: number
  readonly spans: readonly Span[]
}

/** Whether a page is current for its readers: by the years and dates in it, and by its last change. The worst sign decides. */
export function freshness(measured: Measured, input: ReportInput): Finding {
  const id = 'freshness'
  const { today } = input
  if (today === undefined) return unmeasured(id, 'not-said')
  const year = Number(today.slice(0, 4))
  const signs = [
    headingSign(measured, input, year),
    statedSign(measured, today),
    changedSign(input, today),
    namedSign(measured, year),
  ].filter((sign) => sign !== null)
  const [first, ...others] = signs
  if (first === undefined) return unmeasured(id, 'no-date')
  const worst = others.reduce((so, sign) => (sign.score < so.score ? sign : so), first)
  return found(id, worst.score, { by: worst.by, when: worst.when, year: String(year) }, worst.spans)
}

function headingSign({ page }: Measured, { title = '' }: ReportInput, year: number): Sign | null {
  const headings = page.blocks.filter(({ kind }) => kind === 'heading')
  const named = headings.flatMap((block) => recentYears(textOf(page.text, block), { year, from: block.start }))
  const newest = newestOf([...recentYears(title, { year, from: 0 }), ...named])
  if (newest === null) return null
  const score = newest >= year ? 9 : newest === year - 1 ? 6 : 3
  return { by: 'heading', when: String(newest), score, spans: score < 9 ? named : [] }
}

function statedSign({ page, language }: Measured, today: string): Sign | null {
  const when = statedDate(page.text, language)
  return when === null || when > today ? null : { by: 'stated', when, score: byAge(when, today), spans: [] }
}

function changedSign({ changedOn }: ReportInput, today: string): Sign | null {
  if (changedOn === undefined) return null
  return { by: 'changed', when: changedOn, score: byAge(changedOn, today), spans: [] }
}

/** Only a text that speaks of recent years, and of none of the last two, looks as if it had been left behind. */
function namedSign({ prose }: Measured, year: number): Sign | null {
  const body = prose.filter(({ kind }) => kind !== 'heading')
  const named = body.flatMap(({ text, start }) => recentYears(text, { year, from: start }))
  const newest = newestOf(named)
  if (newest === null) return null
  const isAging = newest <= year - AGING_YEARS
  const spans = isAging ? named.filter((one) => one.named === newest) : []
  return { by: 'named', when: String(newest), score: isAging ? 6 : 9, spans }
}

function byAge(day: string, today: string): number {
  const months = monthsOf(today) - monthsOf(day)
  return months <= AGING_MONTHS ? 9 : months <= OLD_MONTHS ? 6 : 3
}

/** Months since the year 0; a day says the month that it is in. */
function monthsOf(day: string): number {
  return 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
}

function newestOf(years: readonly { named: number }[]): number | null {
  return years.length === 0 ? null : Math.max(...years.map(({ named }) => named))
}

function recentYears(words: string, { year, from }: { year: number; from: number }): (Span & { named: number })[] {
  return [...words.matchAll(/(?<![\d.,/-])(?:19|20)\d\d(?![\d/-]|[.,]\d)/g)]
    .map((match) => ({ named: Number(match[0]), start: from + match.index, end: from + match.index + 4 }))
    .filter(({ named }) => named <= year + 1 && named >= year - RECENT_YEARS)
}
