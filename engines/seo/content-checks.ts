import type { ContentLanguage } from '../text/index.ts'
import { type Finding, found, unmeasured } from './assessments.ts'
import { freshness } from './freshness.ts'
import type { ReportInput } from './input.ts'
import type { Measured } from './measured.ts'
import { answersIn } from './questions.ts'

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
