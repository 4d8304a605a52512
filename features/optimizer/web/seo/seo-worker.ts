import { type ContentReport, contentReporter, type ReportInput } from '../../../../engines/seo/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'

/** What the worker is asked. */
export interface ReportRequest {
  turn: number
  input: ReportInput & { language: ContentLanguage }
}

/** What it answers. */
export interface ReportAnswer {
  turn: number
  report: ContentReport
}

const reporters = new Map<ContentLanguage, ReturnType<typeof contentReporter>>()

self.addEventListener('message', ({ data }: MessageEvent<ReportRequest>) => {
  const { language, ...input } = data.input
  const reporter = reporters.get(language) ?? contentReporter(language)
  reporters.set(language, reporter)
  const answer: ReportAnswer = { turn: data.turn, report: reporter.report(input) }
  self.postMessage(answer)
})
