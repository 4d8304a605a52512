export type { LinkKind } from '../text/index.ts'
export { type AltProposal, altProposals } from './alt-texts.ts'
export type { Assessment, AssessmentId, Band, Unmeasured } from './assessments.ts'
export { type Fix, type FixInput, fixesOf } from './fixes.ts'
export { closedHeadings, type LevelChange, loweredHeadings, raisedHeading } from './heading-levels.ts'
export type { ReportInput } from './input.ts'
export { type Json, type MarkupInput, markupOf } from './markup.ts'
export {
  type ContentReport,
  type ContentReporter,
  type ContentValues,
  contentReport,
  contentReporter,
} from './report.ts'
export { slugOf } from './slug.ts'
export type { Snippet } from './snippet.ts'
export { type Range, type Structure, structureAgainst } from './structure.ts'
export type { HeadingRow, LinkRow } from './tables.ts'
export { type SharedTerm, sharedTerms, type TermOptions, type TermUse, termsAgainst } from './terms.ts'
