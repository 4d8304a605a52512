import { consequenceAlone } from './consequences.ts'
import { dropHeads } from './heads.ts'
import {
  dashesToMarks,
  plainJoint,
  plainPair,
  plainPurpose,
  shortForms,
  splitAtMark,
  splitSentence,
  tailToSentence,
} from './joints.ts'
import type { Lookup } from './languages/of.ts'
import type { Reading } from './reading.ts'
import { wordsToCompare } from './swaps.ts'

/** What a rewriting does to a sentence, as an id. */
export type MoveRule =
  | 'drop-head'
  | 'plain-words'
  | 'short-wording'
  | 'plain-purpose'
  | 'plain-pair'
  | 'dashes-to-marks'
  | 'plain-joint'
  | 'short-forms'
  | 'tail-to-sentence'
  | 'split-at-mark'
  | 'split-sentence'
  | 'plain-heading'

/** From the least to the most. */
export const strengths = ['light', 'medium', 'strong'] as const

/** How far a rewriting goes. */
export type Strength = (typeof strengths)[number]

/** A change of one sentence; gives it back unchanged where it does not fit or is not sure. */
export interface Move {
  readonly rule: MoveRule
  readonly change: (sentence: string) => string
}

const SHORT_FORM = /\p{L}['’](?:t|re|ve|ll|m)\b/u

/** The moves of a strength, in the order in which they are tried. */
export function movesOf({ text, language }: Reading, lookup: Lookup, strength: Strength): Move[] {
  const isEnglish = language.startsWith('English')
  const moves: Move[] = [
    { rule: 'drop-head', change: (sentence) => dropHeads(sentence, language, lookup) },
    { rule: 'plain-words', change: (sentence) => wordsToCompare(sentence, lookup.plainWords) },
  ]
  if (strength === 'light') return moves
  moves.push({ rule: 'short-wording', change: (sentence) => wordsToCompare(sentence, lookup.shortWordings) })
  moves.push({ rule: 'plain-joint', change: (sentence) => plainJoint(sentence, lookup) })
  if (isEnglish) moves.push({ rule: 'plain-purpose', change: plainPurpose })
  moves.push({ rule: 'plain-pair', change: (sentence) => plainPair(sentence, language) })
  if (isEnglish) moves.push({ rule: 'dashes-to-marks', change: dashesToMarks })
  if (strength === 'strong') {
    moves.push({
      rule: 'tail-to-sentence',
      change: isEnglish ? tailToSentence : (sentence) => consequenceAlone(sentence, language),
    })
    moves.push({ rule: 'split-at-mark', change: (sentence) => splitAtMark(sentence, lookup) })
    moves.push({ rule: 'split-sentence', change: (sentence) => splitSentence(sentence, lookup) })
  }
  if (isEnglish && (strength === 'strong' || SHORT_FORM.test(text))) {
    moves.push({ rule: 'short-forms', change: shortForms })
  }
  return moves
}
