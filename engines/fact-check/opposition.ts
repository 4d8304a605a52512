import { type ContentLanguage, defaultLanguage, languageCode } from '../text/index.ts'
import { align } from './alignment.ts'
import type { Fault } from './faults.ts'
import { claimWords } from './lexicon/claim-words.ts'
import { polarityOf } from './lexicon/polarity.ts'
import { checkNames, nameFinder } from './name-faults.ts'
import { checkNumbers } from './number-faults.ts'
import { type Reading, readingOf } from './reading.ts'
import { checkSense } from './sense-faults.ts'

/** What it is in which two statements are opposed. */
export type Opposition = 'figure' | 'negation' | 'opposite' | 'choice'

/** Figures of one unit that count the same thing, or have some words around them in common. */
const SURE_FIGURE = 0.45
/** Words of more or less near words that both have. */
const SURE_SENSE = 0.4
/** A denial is of the same thing if it reaches so much of what both say, or all but it is the same. */
const DENIED_SHARE = 0.5
const FEWEST_SHARED = 2

/**
 * Where two statements, which somebody holds to disagree, can be seen to: another figure of the same kind, a denial, contrary
 * words, or another name for the only or the first of something. Null when nothing of that is seen. Looser than
 * `contradictions`, which finds its pairs by itself.
 */
export function opposition(one: string, other: string, language: ContentLanguage = defaultLanguage): Opposition | null {
  const [a, b] = [readingOf(one, language), readingOf(other, language)]
  const figures = [...checkNumbers(a, b, language).faults, ...checkNumbers(b, a, language).faults]
  if (figures.some(({ weight }) => weight >= SURE_FIGURE)) return 'figure'
  return senseOf(a, b, language) ?? senseOf(b, a, language) ?? (isOtherChoice(a, b, language) ? 'choice' : null)
}

function senseOf(a: Reading, b: Reading, language: ContentLanguage): Opposition | null {
  const polarity = polarityOf(language)
  const alignment = align(a, b)
  if (polarity === null || alignment.matches.length === 0) return null
  const { faults } = checkSense(a, b, alignment, polarity)
  const has = (rule: Fault['rule'], least: number) =>
    faults.some((fault) => fault.rule === rule && fault.weight >= least)
  if (alignment.matches.length >= FEWEST_SHARED && has('negation', DENIED_SHARE)) return 'negation'
  return has('opposite', SURE_SENSE) || has('direction', SURE_SENSE) ? 'opposite' : null
}

/** Both name the first or only one of something, and not the same one. */
function isOtherChoice(a: Reading, b: Reading, language: ContentLanguage): boolean {
  const { superlative } = claimWords[languageCode(language)]
  const ranks = [a, b].map(({ text }) => text.toLowerCase().match(superlative)?.[0])
  if (ranks[0] === undefined || ranks[0] !== ranks[1] || align(a, b).matches.length < FEWEST_SHARED) return false
  const hasOther = (here: Reading, there: Reading) =>
    checkNames(here, there, nameFinder([there.text], language), language).length > 0
  return hasOther(a, b) || hasOther(b, a)
}
