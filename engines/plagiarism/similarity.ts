import { type ContentLanguage, defaultLanguage, stem } from '../text/index.ts'
import { tokensOf } from './tokens.ts'

/*
 * Weights of a logistic fitted on pairs of news sentences: a constant, the share of stems in common, how large the stretches are
 * that only one side has, and how many numbers differ.
 */
const CONSTANT = 2.5
const SHARED = 4.5
const STRETCHES = -1.2
const NUMBERS = -0.15

/**
 * How likely one of two sentences, or short passages, says what the other says: 0 to 1, the same both ways, 0.5 the natural
 * threshold. Three facts tell: the share of stems in common of the longer side; how large the stretches are that one side
 * alone has, as a clause that is new weighs more than the same number of words changed here and there; and numbers that
 * differ. Texts without words are alike to nothing: 0.
 */
export function similarity(a: string, b: string, language: ContentLanguage = defaultLanguage): number {
  const [one, other] = [a, b].map((text) => tokensOf(text).map(({ key }) => stem(key, language)))
  if (one === undefined || other === undefined || one.length === 0 || other.length === 0) return 0
  const [mine, theirs] = [alone(one, other), alone(other, one)]
  const shared = one.length - mine.filter(Boolean).length
  const value =
    CONSTANT +
    SHARED * (shared / Math.max(one.length, other.length)) +
    STRETCHES * Math.log(1 + squaredStretches(mine) + squaredStretches(theirs)) +
    NUMBERS * Math.min(3, numbersAlone(one, mine) + numbersAlone(other, theirs))
  return 1 / (1 + Math.exp(-value))
}

/** For each stem, whether the other side has no stem left to pair it with. */
function alone(stems: readonly string[], others: readonly string[]): boolean[] {
  const left = new Map<string, number>()
  for (const entry of others) left.set(entry, (left.get(entry) ?? 0) + 1)
  return stems.map((entry) => {
    const count = left.get(entry) ?? 0
    if (count > 0) left.set(entry, count - 1)
    return count === 0
  })
}

function squaredStretches(flags: readonly boolean[]): number {
  let sum = 0
  let length = 0
  for (const isAlone of [...flags, false]) {
    if (isAlone) length += 1
    else {
      sum += length * length
      length = 0
    }
  }
  return sum
}

function numbersAlone(stems: readonly string[], flags: readonly boolean[]): number {
  return stems.filter((entry, at) => flags[at] === true && /\d/.test(entry)).length
}
