import {
  type ContentReport,
  contentReporter,
  type ReportInput,
  type Structure,
  structureAgainst,
  type TermUse,
  termsAgainst,
} from '../../../../engines/seo/index.ts'
import type { ContentLanguage, Page } from '../../../../engines/text/index.ts'

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
export type ReportAnswer = { turn: number; report: ContentReport } | { turn: number; beside: Beside }

const reporters = new Map<ContentLanguage, ReturnType<typeof contentReporter>>()

self.addEventListener('message', ({ data }: MessageEvent<ReportRequest>) => {
  const { turn, competitors } = data
  const { language, ...input } = data.input
  const reporter = reporters.get(language) ?? contentReporter(language)
  reporters.set(language, reporter)
  answer({ turn, report: reporter.report(input) })
  if (competitors.length === 0) return
  const terms = termsAgainst(input.page, competitors, { language, limit: 30 })
  answer({ turn, beside: { terms, structure: structureAgainst(input.page, competitors, language) } })
})

function answer(said: ReportAnswer): void {
  self.postMessage(said)
}
