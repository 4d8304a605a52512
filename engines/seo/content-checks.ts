import { type ContentLanguage, textOf } from '../text/index.ts'
import { type Finding, found, unmeasured } from './assessments.ts'
import type { ReportInput } from './input.ts'
import type { Measured } from './measured.ts'
import { answersIn } from './questions.ts'

/** A year further back than this is what the page is about, and no sign that it is old. */
const RECENT_YEARS = 6

/** Whether the page says what its readers came for: the answers to their questions, as of now. */
export function contentFindings(measured: Measured, input: ReportInput): Finding[] {
  return [questionsAnswered(input, measured.language), freshness(measured, input)]
}

function questionsAnswered({ page, questions = [] }: ReportInput, language: ContentLanguage): Finding {
  const id = 'questions-answered'
  const asked = [
    ...answersIn(page, [], language),
    ...(questions.length > 0 ? answersIn(page, questions, language) : []),
  ]
  if (asked.length === 0) return unmeasured(id, 'no-questions')
  const open = asked.filter(({ answer }) => answer === null)
  const late = asked.filter(({ answer, isEarly }) => answer !== null && !isEarly)
  const score = open.length > 0 ? 3 : late.length > 0 ? 6 : 9
  const facts = {
    answered: asked.length - open.length,
    of: asked.length,
    late: late.length,
    first: (open[0] ?? late[0])?.question ?? '',
  }
  return found(
    id,
    score,
    facts,
    asked.flatMap(({ answer }) => answer ?? []),
  )
}

/** A year in the title or a heading that has just passed makes a page look old. */
function freshness({ page }: Measured, { title = '', year }: ReportInput): Finding {
  const id = 'freshness'
  if (year === undefined) return unmeasured(id, 'not-said')
  const isRecent = (named: number) => named <= year + 1 && named >= year - RECENT_YEARS
  const headings = page.blocks
    .filter(({ kind }) => kind === 'heading')
    .flatMap((block) => yearsIn(textOf(page.text, block)).map((named) => ({ ...named, block })))
    .filter(({ named }) => isRecent(named))
  const years = [...yearsIn(title), ...headings].map(({ named }) => named).filter(isRecent)
  if (years.length === 0) return unmeasured(id, 'no-year')
  const newest = Math.max(...years)
  const spans = headings.map(({ block, at }) => ({ start: block.start + at, end: block.start + at + 4 }))
  const score = newest >= year ? 9 : newest === year - 1 ? 6 : 3
  return found(id, score, { named: String(newest), year: String(year) }, newest >= year ? [] : spans)
}

function yearsIn(words: string): { named: number; at: number }[] {
  return [...words.matchAll(/(?<![\d.,/-])(?:19|20)\d\d(?![\d/-]|[.,]\d)/g)].map((match) => ({
    named: Number(match[0]),
    at: match.index,
  }))
}
