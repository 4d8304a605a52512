import type { Reading, Token } from './reading.ts'

/** A word of the claim found again in the evidence; indexes into the tokens of both. */
export interface Match {
  readonly claim: number
  readonly evidence: number
  /** 1 for the same stem, less for a word that only begins alike. */
  readonly likeness: number
}

/** Which words of a claim a sentence has. */
export interface Alignment {
  readonly matches: readonly Match[]
  /** Share of the claim's weight that is matched, 0..1. */
  readonly cover: number
  /** Share of neighboring pairs of the claim's words that also stand near each other there, 0..1. */
  readonly pairs: number
}

const RELATED = 0.7
const SAME_MATTER = 0.7
const SHORTEST_ROOT = 4
const ROOT_SHARE = 0.67
const MOST_RELATED = 50
const MAX_WORDS_APART = 4

/** Finds the claim's words in a sentence: by stem, else by a common beginning of two thirds of the longer word. */
export function align(claim: Reading, evidence: Reading): Alignment {
  const roots = rootsOf(evidence)
  const matches: Match[] = []
  let [matched, whole] = [0, 0]
  claim.tokens.forEach((token, at) => {
    whole += token.weight
    if (token.weight === 0) return
    const found = placeOf(token, evidence, roots)
    if (found === null) return
    matched += token.weight * found.likeness
    matches.push({ claim: at, ...found })
  })
  return { matches, cover: whole === 0 ? 0 : matched / whole, pairs: pairsOf(matches, claim, evidence) }
}

function placeOf(token: Token, evidence: Reading, roots: ReadonlyMap<string, readonly number[]>) {
  const places = evidence.places.get(token.stem)
  if (places !== undefined) {
    const place = places.find((at) => evidence.tokens[at]?.negated === token.negated) ?? places[0] ?? 0
    return { evidence: place, likeness: 1 }
  }
  if (token.matter !== undefined) {
    const alike = evidence.tokens.findIndex((other) => other.matter === token.matter)
    if (alike !== -1) return { evidence: alike, likeness: SAME_MATTER }
  }
  for (const at of roots.get(token.stem.slice(0, SHORTEST_ROOT)) ?? []) {
    if (isRelated(token.stem, evidence.tokens[at]?.stem ?? '')) return { evidence: at, likeness: RELATED }
  }
  return null
}

/** `infecti` and `infect`, `vaccin` and `vaccinat`: no numbers, and as much in common as most forms of a word have. */
export function isRelated(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length)
  let shared = 0
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared += 1
  return shared >= SHORTEST_ROOT && shared >= ROOT_SHARE * Math.max(a.length, b.length) && !/\d/.test(a)
}

function rootsOf({ tokens }: Reading): Map<string, number[]> {
  const roots = new Map<string, number[]>()
  tokens.forEach((token, at) => {
    if (token.weight === 0 || token.stem.length < SHORTEST_ROOT) return
    const root = token.stem.slice(0, SHORTEST_ROOT)
    const list = roots.get(root)
    if (list === undefined) roots.set(root, [at])
    else if (list.length < MOST_RELATED) list.push(at)
  })
  return roots
}

function pairsOf(matches: readonly Match[], claim: Reading, evidence: Reading): number {
  const content = claim.tokens.filter((token) => token.weight > 0).length
  let near = 0
  for (let at = 1; at < matches.length; at += 1) {
    const [a, b] = [matches[at - 1], matches[at]]
    if (a === undefined || b === undefined) continue
    if (Math.abs(a.claim - b.claim) <= MAX_WORDS_APART && isNear(a, b, claim, evidence)) near += 1
  }
  return content < 2 ? 0 : near / (content - 1)
}

const MOST_PLACES = 8

/** Whether the two words stand near each other anywhere in the evidence. */
function isNear(a: Match, b: Match, claim: Reading, evidence: Reading): boolean {
  const placesOf = (match: Match) =>
    match.likeness === 1
      ? (evidence.places.get(claim.tokens[match.claim]?.stem ?? '') ?? []).slice(0, MOST_PLACES)
      : [match.evidence]
  const second = placesOf(b)
  return placesOf(a).some((left) => second.some((right) => left !== right && Math.abs(left - right) <= MAX_WORDS_APART))
}
