export type { LinkKind } from '../text/index.ts'
export type { Assessment, AssessmentId, Band, Unmeasured } from './assessments.ts'
export type { ReportInput } from './input.ts'
export {
  type ContentReport,
  type ContentReporter,
  type ContentValues,
  contentReport,
  contentReporter,
} from './report.ts'
export type { Snippet } from './snippet.ts'
export type { HeadingRow, LinkRow } from './tables.ts'
