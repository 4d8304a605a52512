import type { Span } from '../text/index.ts'
import type { LinkReason } from './confidence.ts'

/** A phrase of a text that should lead to a page. The span is in the text that was given. */
export interface LinkSuggestion extends Span {
  readonly anchor: string
  readonly targetId: string
  /** 0 to 1. */
  readonly confidence: number
  readonly reason: LinkReason
  /** Other pages that go by the same words. */
  readonly rivals: readonly string[]
}
