import type { ContentLanguage, Page } from '../text/index.ts'
import type { AssessmentId } from './assessments.ts'

/** What is reported on. */
export interface ReportInput {
  readonly page: Page
  readonly language?: ContentLanguage
  /** What the page wants to be found for; in quotation marks only as written. Empty or absent: not assessed. */
  readonly keyword?: string
  readonly synonyms?: readonly string[]
  /** Whether other forms of the keyword count (`engine`, `engines`); true when not said. */
  readonly countsForms?: boolean
  /** The title of the results page. */
  readonly title?: string
  /** The meta description. */
  readonly description?: string
  readonly slug?: string
  /** The page's current or future URL; separates internal links from external ones. */
  readonly permalink?: string
  /** Whether it was read from a page or file, whose main heading may stand outside of the text that was taken from it. */
  readonly isRead?: boolean
  /** How many other pages have the same keyword; not assessed when not said. */
  readonly otherUses?: number
  /** Whether this is one of the site's most important pages: more words are asked for. */
  readonly isCornerstone?: boolean
  /** What readers want to know; the questions that headings, and sections at their end, ask are added. */
  readonly questions?: readonly string[]
  /** ISO 8601 day; whether the page is up to date is not assessed when not said. */
  readonly today?: string
  /** ISO 8601 day on which its text was changed last. */
  readonly changedOn?: string
  /** Checks that somebody switched off: shown, but without weight. */
  readonly ignored?: readonly AssessmentId[]
  /** Sentences, word for word, that somebody found good as they are. */
  readonly pardoned?: readonly string[]
}
