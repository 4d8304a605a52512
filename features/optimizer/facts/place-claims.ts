import { folded, words } from '../../../engines/text/index.ts'
import type { StatementKind } from './fixed-values.ts'
import type { ReadSentence } from './read-sentences.ts'

/** A claim as it is stored, as far as its place goes. */
export interface AnchoredClaim {
  id: string
  anchor: string
  kind: StatementKind
}

/** Where a claim stands now: `fresh` on its own words, `stale` on a sentence that was made of them. */
export type ClaimPlace<Sentence = ReadSentence> = { state: 'fresh' | 'stale'; sentence: Sentence }

/** Share of words (Dice) that a sentence keeps when it is taken for the changed form of another. */
const LEAST_ALIKE = 0.5
/** Changed sentences that are compared with lost claims; a text written again is not a changed one. */
const MOST_COMPARED = 400

/**
 * Finds the sentence of each claim by its words, wherever it has moved. A claim whose words are gone belongs to the
 * sentence that has most of them, and is stale there; one without such a sentence is left out. So is a quoted sentence that
 * was changed: it needed no check before and needs none now.
 */
export function placeClaims<Sentence extends { anchor: string }>(
  claims: readonly AnchoredClaim[],
  sentences: readonly Sentence[],
): Map<string, ClaimPlace<Sentence>> {
  const byAnchor = new Map<string, Sentence>()
  for (const sentence of sentences) if (!byAnchor.has(sentence.anchor)) byAnchor.set(sentence.anchor, sentence)
  const placed = new Map<string, ClaimPlace<Sentence>>()
  const known = new Set<string>()
  const lost: AnchoredClaim[] = []
  for (const claim of claims) {
    const sentence = byAnchor.get(claim.anchor)
    known.add(claim.anchor)
    if (sentence) placed.set(claim.id, { state: 'fresh', sentence })
    else if (claim.kind !== 'quoted') lost.push(claim)
  }
  if (lost.length === 0) return placed
  const changed = sentences.filter(({ anchor }) => !known.has(anchor)).slice(0, MOST_COMPARED)
  for (const { claim, sentence } of likestPairs(lost.slice(0, MOST_COMPARED), changed))
    placed.set(claim.id, { state: 'stale', sentence })
  return placed
}

/** Pairs of a lost claim and a changed sentence, the likest first, each in one pair. */
function likestPairs<Sentence extends { anchor: string }>(
  lost: readonly AnchoredClaim[],
  changed: readonly Sentence[],
): { claim: AnchoredClaim; sentence: Sentence }[] {
  const changedWords = changed.map((sentence) => ({ sentence, held: wordsOf(sentence.anchor) }))
  const pairs = lost.flatMap((claim) => {
    const held = wordsOf(claim.anchor)
    return changedWords
      .map(({ sentence, held: other }) => ({ claim, sentence, likeness: likeness(held, other) }))
      .filter((pair) => pair.likeness >= LEAST_ALIKE)
  })
  const usedClaims = new Set<string>()
  const usedSentences = new Set<Sentence>()
  return pairs
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ claim, sentence }) => {
      if (usedClaims.has(claim.id) || usedSentences.has(sentence)) return false
      usedClaims.add(claim.id)
      usedSentences.add(sentence)
      return true
    })
}

function wordsOf(text: string): Set<string> {
  return new Set(words(text).map(({ start, end }) => folded(text.slice(start, end))))
}

/** Dice's coefficient of two sets of words, 0..1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
