import type { Joint, WordSenses } from '../lexicon/word-senses.ts'
import type { Token } from '../reading.ts'

/** A phrase of direction where it stands, by places of words; `to` is exclusive. */
export interface PlacedJoint extends Pick<Joint, 'relation' | 'sign'> {
  readonly from: number
  readonly to: number
}

/** The words between `led` and `to` that name who is led. */
const MOST_BETWEEN = 3

/** The phrases of a sentence that join two sides with a direction. */
export function placedJoints(tokens: readonly Token[], senses: WordSenses): PlacedJoint[] {
  const found: PlacedJoint[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const joint = senses.joints.find(({ words }) => isAt(words, tokens, at))
    if (joint === undefined || isAdverb(tokens, at) || isNoComparison(tokens, at)) continue
    const { relation, sign } = joint
    const isCausedBy =
      relation === 'cause' &&
      sign === 1 &&
      isPassive(tokens, at, senses) &&
      isBy(tokens, at + joint.words.length, senses)
    const isWhole = joint.words.every((word, step) => tokens[at + step]?.word === word)
    found.push({ relation, sign: isCausedBy ? -1 : sign, from: at, to: at + (isWhole ? joint.words.length : 1) })
    at += isWhole ? joint.words.length - 1 : 0
  }
  return found
}

/** `Has since declined`, `the following five`: no joints. */
function isAdverb(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = ''] = [tokens[at - 1]?.word, tokens[at]?.word]
  return (word === 'since' && /^(?:has|have|had|ever)$/.test(before)) || (word === 'following' && before === 'the')
}

/** `Advirtió de que`, `als Lehrer`: what parts the sides of a comparison only behind a word that compares. */
function isNoComparison(tokens: readonly Token[], at: number): boolean {
  const compares = COMPARING.get(tokens[at]?.word ?? '')
  return (
    compares !== undefined &&
    !tokens.slice(Math.max(0, at - COMPARED_WITHIN), at).some(({ word }) => compares.test(word))
  )
}

const COMPARED_WITHIN = 5
const COMPARING: ReadonlyMap<string, RegExp> = new Map([
  ['que', /^(?:más|menos|mayor|mayores|menor|menores|mejor|mejores|peor|peores|antes|superior|inferior)$/],
  ['als', /(?:er|ere[mnrs]?)$|^(?:mehr|weniger|anders|eher)$/],
])

function isAt(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  if (words.length === 2 && tokens[at]?.word === words[0] && words[1] === 'to') {
    return tokens.slice(at + 1, at + 2 + MOST_BETWEEN).some(({ word }) => word === 'to')
  }
  return words.every((word, step) => tokens[at + step]?.word === word)
}

function isPassive(tokens: readonly Token[], at: number, senses: WordSenses): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ word }) => senses.passive.has(word))
}

function isBy(tokens: readonly Token[], at: number, senses: WordSenses): boolean {
  return senses.by.has(tokens[at]?.word ?? '')
}
