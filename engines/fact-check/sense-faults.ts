import type { Alignment, Match } from './alignment.ts'
import type { Fault } from './faults.ts'
import type { Polarity } from './lexicon/polarity.ts'
import { type Reading, SUBJECT_SHARE, spanOf, type Token } from './reading.ts'

/** Whether the shared words of a claim and a sentence are said in the same sense. */
export interface SenseCheck {
  /** Share of the matched weight that is negated on one side only, 0..1. */
  readonly negated: number
  /** Of the shared words that grow or shrink on both sides: -1 all the same way, 1 all the other way, 0 none or half. */
  readonly opposed: number
  readonly faults: readonly Fault[]
}

/** Compares the sense of a claim with that of a sentence that shares its words. */
export function checkSense(claim: Reading, evidence: Reading, alignment: Alignment, polarity: Polarity): SenseCheck {
  const negation = checkNegation(claim, evidence, alignment)
  const direction = checkDirection(claim, evidence, alignment)
  return {
    negated: negation.share,
    opposed: direction.opposed,
    faults: [...negation.faults, ...direction.faults, ...checkContraries(claim, evidence, polarity)],
  }
}

/** From so much of the claim on a sentence has nearly all of it. */
const NEARLY_ALL = 0.75
/** What one denial more weighs where nearly all else is the same, even if it does not reach to the last word. */
const DENIED = 0.7

/** Negation applies to the statement about the subject: the words after the first two fifths. */
function checkNegation(claim: Reading, evidence: Reading, { matches, cover }: Alignment) {
  let [parted, whole] = [0, 0]
  let first: Match | null = null
  for (const match of matches) {
    const [here, there] = [claim.tokens[match.claim], evidence.tokens[match.evidence]]
    if (here === undefined || there === undefined || match.claim < SUBJECT_SHARE * claim.tokens.length) continue
    whole += here.weight
    if (here.negated === there.negated) continue
    parted += here.weight
    first ??= match
  }
  const share = whole === 0 ? 0 : parted / whole
  const isDenied = cover >= NEARLY_ALL && denials(claim) % 2 !== denials(evidence) % 2
  const weight = isDenied ? Math.max(share, DENIED) : share
  return { share, faults: first === null ? [] : [negationFault(claim, evidence, first, weight)] }
}

function denials({ tokens }: Reading): number {
  return tokens.filter((token) => token.isNegation).length
}

function negationFault(claim: Reading, evidence: Reading, match: Match, weight: number): Fault {
  const spanIn = (reading: Reading, at: number) => {
    const token = reading.tokens[at]
    const cue = token?.negated ? reading.tokens.slice(0, at).findLast((before) => before.isNegation) : undefined
    return { start: cue?.start ?? token?.start ?? 0, end: token?.end ?? 0 }
  }
  return { rule: 'negation', weight, claim: spanIn(claim, match.claim), evidence: spanIn(evidence, match.evidence) }
}

/* How far a word of more or less reaches: verbs stand before what they move, seldom far behind it. */
const BEFORE = 8
const AFTER = 4
const MOST_PLACES = 6

/** Compares for each shared word whether it grows or shrinks: the product of all signs of more, less and negation near it. */
function checkDirection(claim: Reading, evidence: Reading, { matches }: Alignment) {
  let [same, other] = [0, 0]
  const faults = new Map<Token, Fault>()
  for (const match of matches) {
    const token = claim.tokens[match.claim]
    const here =
      token === undefined || match.likeness < 1 || token.direction !== 0 ? null : motionAt(claim, match.claim)
    if (token === undefined || here === null) continue
    for (const place of (evidence.places.get(token.stem) ?? []).slice(0, MOST_PLACES)) {
      const there = motionAt(evidence, place)
      if (there === null) continue
      if (there.sign === here.sign) same += token.weight
      else {
        other += token.weight
        const weight = Math.min(1, 0.3 + (faults.get(here.word)?.weight ?? 0.1))
        faults.set(here.word, { rule: 'direction', weight, claim: spanOf(here.word), evidence: spanOf(there.word) })
      }
    }
  }
  const opposed = same + other === 0 ? 0 : (other - same) / (other + same)
  return { opposed, faults: opposed > 0 ? [...faults.values()] : [] }
}

/** The sign of what happens to the word at `at`, with the word nearest to it that says so; null when none does. */
function motionAt({ tokens }: Reading, at: number): { sign: number; word: Token } | null {
  let sign = 1
  let word: Token | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (let near = Math.max(0, at - BEFORE); near <= Math.min(tokens.length - 1, at + AFTER); near += 1) {
    const token = tokens[near]
    if (token === undefined || near === at || token.direction === 0) continue
    sign *= token.negated ? -token.direction : token.direction
    if (Math.abs(near - at) < nearest) word = token
    nearest = Math.min(nearest, Math.abs(near - at))
  }
  return word === null ? null : { sign, word }
}

/** Contrary words, where neither sentence has both. */
function checkContraries(claim: Reading, evidence: Reading, { sides }: Polarity): Fault[] {
  const there = new Map<number, { side: 1 | -1; token: Token } | 'both'>()
  for (const token of evidence.tokens) {
    for (const [pair, side] of sides.get(token.stem) ?? []) {
      const known = there.get(pair)
      if (known === undefined) there.set(pair, { side, token })
      else if (known !== 'both' && known.side !== side) there.set(pair, 'both')
    }
  }
  return claim.tokens.flatMap((token): Fault[] => {
    if (evidence.places.has(token.stem)) return []
    for (const [pair, side] of sides.get(token.stem) ?? []) {
      const other = there.get(pair)
      if (other === undefined || other === 'both' || other.side === side) continue
      if (token.negated !== other.token.negated) continue
      return [{ rule: 'opposite', weight: 0.7, claim: spanOf(token), evidence: spanOf(other.token) }]
    }
    return []
  })
}
