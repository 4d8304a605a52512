import {
  type ContentReport,
  contentReporter,
  fixesOf,
  type ReportInput,
  type Structure,
  structureAgainst,
  type TermUse,
  termsAgainst,
} from '../../../../engines/seo/index.ts'
import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'
import { suggestedKeyphrases } from './suggested-keyphrases.ts'

/** What the worker is asked. */
export interface ReportRequest {
  turn: number
  input: ReportInput & { language: ContentLanguage }
  /** Pages of others. */
  competitors: readonly Page[]
}

/** The text beside pages of others. */
export interface Beside {
  terms: readonly TermUse[]
  structure: Structure | null
}

/** What it answers: the report first, then what is beside it. */
export type ReportAnswer = { turn: number; found: Found } | { turn: number; beside: Beside }

/** The report, what would put its checks right, and phrases that the text could be found by while it has no keyphrase. */
export interface Found {
  report: ContentReport
  fixes: ReturnType<typeof fixesOf>
  phrases: readonly string[]
}

const reporters = new Map<ContentLanguage, ReturnType<typeof contentReporter>>()

self.addEventListener('message', ({ data }: MessageEvent<ReportRequest>) => {
  const { turn, competitors } = data
  const { language, ...input } = data.input
  const reporter = reporters.get(language) ?? contentReporter(language)
  reporters.set(language, reporter)
  const report = reporter.report(input)
  const { page, title = '', keyword = '' } = input
  const isAsked = keyword.trim() === ''
  const phrases = isAsked ? suggestedKeyphrases({ title: title || firstHeading(page), page }, language) : []
  const fixes = fixesOf(input, report.assessments)
  answer({ turn, found: { report, fixes, phrases } })
  if (competitors.length === 0) return
  const terms = termsAgainst(input.page, competitors, { language, limit: 30 })
  answer({ turn, beside: { terms, structure: structureAgainst(input.page, competitors, { language, keyword }) } })
})

function answer(said: ReportAnswer): void {
  self.postMessage(said)
}

function firstHeading({ blocks, text }: Page): string {
  const [first] = blocks
  return first?.kind === 'heading' ? text.slice(first.start, first.end) : ''
}
