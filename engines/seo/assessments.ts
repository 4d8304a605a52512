import type { Span } from '../text/index.ts'

/**
 * Every check with its weight, in the order in which they are shown. Weights are ours: what the title and the text itself
 * say counts most, habits of style least.
 */
export const weights = {
  'keyphrase-length': 1,
  'keyphrase-in-title': 4,
  'keyphrase-in-main-heading': 2,
  'keyphrase-in-introduction': 3,
  'keyphrase-density': 3,
  'keyphrase-distribution': 2,
  'keyphrase-in-subheadings': 2,
  'keyphrase-in-description': 2,
  'keyphrase-in-slug': 2,
  'keyphrase-in-images': 1,
  'keyphrase-in-links': 1,
  'keyphrase-used-before': 1,
  'title-width': 3,
  'description-length': 2,
  'text-length': 4,
  'single-title': 2,
  'heading-order': 1,
  images: 2,
  'image-alt-texts': 2,
  'outbound-links': 2,
  'internal-links': 3,
  'link-words': 2,
  'questions-answered': 2,
  freshness: 1,
  'subheading-distribution': 2,
  'paragraph-length': 2,
  'sentence-length': 2,
  'sentence-beginnings': 1,
  'passive-voice': 2,
  'transition-words': 2,
  'reading-ease': 2,
} as const

/** The name of a check. */
export type AssessmentId = keyof typeof weights

/** How well a check went. */
export type Band = 'good' | 'ok' | 'bad' | 'not-measured'

/** Why a check says nothing. */
export type Unmeasured =
  | 'language'
  | 'short-text'
  | 'no-keyphrase'
  | 'not-said'
  | 'no-questions'
  | 'no-date'
  | 'no-images'
  | 'no-main-heading'
  | 'no-headings'
  | 'no-links'

/** What a check found, before points are given. */
export interface Finding {
  readonly id: AssessmentId
  /** 9 good to 1 bad, below 0 for what harms, as Yoast scores; null when not measured. */
  readonly score: number | null
  readonly why: Unmeasured | null
  /** Numbers and words that the sentence for people needs. */
  readonly facts: Readonly<Record<string, number | string>>
  /** What is meant in the text of the page. */
  readonly spans: readonly Span[]
}

/** What a check found, with its points. */
export interface Assessment extends Finding {
  readonly band: Band
  /** Points of the total that it gives; `of` are to be had, `gain` is what putting it right would add. */
  readonly points: number
  readonly of: number
  readonly gain: number
  /** Switched off by somebody: has no points. */
  readonly isIgnored: boolean
}

/** A finding with a score. */
export function found(
  id: AssessmentId,
  score: number,
  facts: Finding['facts'] = {},
  spans: readonly Span[] = [],
): Finding {
  return { id, score, why: null, facts, spans }
}

/** A finding that says why there is none. */
export function unmeasured(id: AssessmentId, why: Unmeasured): Finding {
  return { id, score: null, why, facts: {}, spans: [] }
}

/** The band of a score: 7 and more good, 5 and 6 ok, the rest bad. */
export function bandOf(score: number | null): Band {
  if (score === null) return 'not-measured'
  if (score >= 7) return 'good'
  return score >= 5 ? 'ok' : 'bad'
}
