import { type ContentLanguage, defaultLanguage } from '../text/index.ts'
import { type Features, featuresOf } from './features.ts'
import { type Finding, findings, findingsIn } from './findings.ts'
import { lookupOf } from './languages/of.ts'
import { type Kept, type Reading, readText } from './reading.ts'

/** One measure, and how it sways the score. */
export interface FeatureShare {
  readonly feature: keyof Features
  readonly value: number
  /** What texts by people have on the average. */
  readonly usual: number
  /** What it adds to the score (below 0: takes away), in units of the logistic: 1 takes 0.5 to 0.73. */
  readonly pull: number
}

/** How a text sounds. A signal, never a verdict on who wrote it. */
export type Tone =
  | {
      readonly state: 'measured'
      readonly score: number
      readonly features: readonly FeatureShare[]
      readonly findings: readonly Finding[]
    }
  /** Under 60 words: the score only puts short texts in order and is not to be shown. */
  | {
      readonly state: 'too-short'
      readonly score: number
      readonly words: number
      readonly findings: readonly Finding[]
    }
  /** There is no measure for this language; findings are null where there are no lists either. */
  | {
      readonly state: 'not-measured-in-this-language'
      readonly language: ContentLanguage
      readonly findings: readonly Finding[] | null
    }

const LEAST_WORDS = 60

/** For each feature: what people's texts have on the average, how far they spread, and its weight for one such spread. */
const weights: readonly (readonly [feature: keyof Features, usual: number, spread: number, weight: number])[] = [
  ['rhythm', 0.47, 0.13, -0.5],
  ['stock', 0.24, 0.48, 0.4],
  ['abstract', 3.5, 3.1, 0.4],
  ['endings', 5.2, 4, 0.35],
  ['tails', 0.04, 0.09, 0.2],
  ['triples', 0.02, 0.05, 0.3],
  ['digits', 1.1, 1.3, -0.25],
  ['quotes', 1.1, 1.6, -0.4],
  ['names', 7.6, 6.6, -0.35],
  ['voice', 1.5, 2.5, -0.15],
  ['repeats', 8, 6, 0.8],
  ['openers', 0.04, 0.08, 0.35],
  ['commas', 4.6, 2.4, 0.65],
]
const CONSTANT = -2.4
/** A feature counts at most as much as it does at so many spreads from the usual. */
const FEWEST_SPREADS = -2
const MOST_SPREADS = 3

/**
 * How much an English text sounds like a machine's, 0 to 1: a logistic of thirteen measures (see `Features`), with findings
 * first. Calibrated so that nearly all ordinary prose of people, news, blogs, mail and stories, lies under 0.5; abstracts of
 * papers and essays of pupils lie higher. `kept` are stretches that are no prose (headings, code): they count for nothing, as do headings, code and
 * links in Markdown and lines that look like headings.
 */
export function machineTone(
  text: string,
  language: ContentLanguage = defaultLanguage,
  kept: readonly Kept[] = [],
): Tone {
  const lookup = lookupOf(language, text)
  if (lookup === null || !hasScore(language)) {
    return { state: 'not-measured-in-this-language', language, findings: findings(text, language, kept) }
  }
  const reading = readText(text, language, kept)
  const found = findingsIn(reading, lookup)
  const features = sharesOf(reading)
  const score = scoreOf(features)
  if (reading.words.length < LEAST_WORDS)
    return { state: 'too-short', score, words: reading.words.length, findings: found }
  return { state: 'measured', score, features, findings: found }
}

/** Whether the tone of texts in a language is measured. */
function hasScore(language: ContentLanguage): boolean {
  return language.startsWith('English')
}

/** Whether the score of a text is one to show: in a measured language, and not too short. */
export function isSteady({ language, words }: Reading): boolean {
  return hasScore(language) && words.length >= LEAST_WORDS
}

/** The score alone, steady or not. */
export function toneScore(reading: Reading): number {
  return scoreOf(sharesOf(reading))
}

/** How much a text leans to a machine's, without limits: of two wordings of one text the lower one sounds more natural. */
export function toneLean(reading: Reading): number {
  const values = featuresOf(reading)
  return weights.reduce(
    (sum, [feature, usual, spread, weight]) => sum + (weight * (values[feature] - usual)) / spread,
    0,
  )
}

function sharesOf(reading: Reading): FeatureShare[] {
  const values = featuresOf(reading)
  return weights.map(([feature, usual, spread, weight]) => {
    const distance = (values[feature] - usual) / spread
    const pull = weight * Math.max(FEWEST_SPREADS, Math.min(MOST_SPREADS, distance))
    return { feature, value: values[feature], usual, pull }
  })
}

function scoreOf(shares: readonly FeatureShare[]): number {
  return 1 / (1 + Math.exp(-shares.reduce((sum, { pull }) => sum + pull, CONSTANT)))
}
