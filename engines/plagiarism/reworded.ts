import { type Chain, chainOf } from './chains.ts'
import { COPIED_WORDS } from './parts.ts'
import { commonRuns, numbered, type Run } from './runs.ts'
import { SEED_WORDS, type Sentence, type Side } from './side.ts'

/** As many terms must be shared, and so much of the weight of the sentence's and of the source's terms. */
const LEAST_TERMS = 5
const LEAST_OF_TEXT = 0.5
const LEAST_OF_SOURCE = 0.4
/** A term in more sentences of the source than these does not lead to any. */
const PLACES = 40
/** How many places in the source are looked at closely for one sentence. */
const CANDIDATES = 4
/** Shared word order is measured by runs of two words. */
const ORDER_WORDS = 2

/**
 * Sentences of the text that say what a sentence of the source, or two in a row, say in other words or another order: at
 * least five content stems in common, which carry half of the weight of the sentence's and two fifths of that of the
 * source's. A stem weighs the more, the fewer sentences of the source have it, so that what both texts are about counts little
 * (after the sentence similarity of Sanchez-Perez et al. 2014). Sentences that reach into passages `copied` are left out. Scripts
 * without spaces have no terms here, so that nothing is found in them.
 */
export function reworded(side: Side, source: Side, copied: readonly Chain[]): Chain[] {
  const others = source.sentences
  const places = placesOf(others)
  const weight = (term: string) => Math.log(1 + others.length / (places.get(term)?.length ?? 0.5))
  const taken = takenBy(copied, side.tokens.length)
  const found: Chain[] = []
  for (const sentence of side.sentences) {
    if (sentence.terms.size < LEAST_TERMS || taken.subarray(sentence.start, sentence.end).includes(1)) continue
    const best = bestOf(sentence, others, { places, weight })
    if (best === null) continue
    found.push(narrowed(sentence, best, { side, source }))
  }
  return found
}

interface Weights {
  readonly places: ReadonlyMap<string, readonly number[]>
  readonly weight: (term: string) => number
}

interface Place {
  readonly sourceStart: number
  readonly sourceEnd: number
}

function bestOf(sentence: Sentence, others: readonly Sentence[], weights: Weights): Place | null {
  let best: Place | null = null
  let most = 0
  for (const at of likely(sentence, weights)) {
    for (const [first, last] of [
      [at, at],
      [at - 1, at],
      [at, at + 1],
    ] as const) {
      const [from, to] = [others[first], others[last]]
      if (from === undefined || to === undefined) continue
      const terms = from === to ? from.terms : new Set([...from.terms, ...to.terms])
      const share = sharedWeight(sentence.terms, terms, weights.weight)
      if (share <= most) continue
      most = share
      best = { sourceStart: from.start, sourceEnd: to.end }
    }
  }
  return best
}

/** The sentences of the source that share most weight, by their rarer terms; of two in a row one has half of what is shared. */
function likely({ terms }: Sentence, { places, weight }: Weights): number[] {
  const sums = new Map<number, number>()
  let own = 0
  for (const term of terms) {
    const value = weight(term)
    own += value
    const at = places.get(term) ?? []
    if (at.length > PLACES) continue
    for (const place of at) sums.set(place, (sums.get(place) ?? 0) + value)
  }
  return [...sums]
    .filter(([, sum]) => sum >= (LEAST_OF_TEXT / 2) * own)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, CANDIDATES)
    .map(([place]) => place)
}

/** The sum of both shares where both are large enough and enough terms are shared; otherwise 0. */
function sharedWeight(own: ReadonlySet<string>, other: ReadonlySet<string>, weight: (term: string) => number): number {
  const shared = [...own].filter((term) => other.has(term))
  if (shared.length < LEAST_TERMS) return 0
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weight(term), 0)
  const common = sum(shared)
  const [ofText, ofSource] = [common / sum(own), common / sum(other)]
  return ofText >= LEAST_OF_TEXT && ofSource >= LEAST_OF_SOURCE ? ofText + ofSource : 0
}

/**
 * The sentence with what it shares in order. Of one that takes over many of the source's words in their order, only these are
 * copied: what stands before, between, and after them is the writer's own (`He said: “…”`), and no part of the match.
 */
function narrowed(sentence: Sentence, place: Place, { side, source }: { side: Side; source: Side }): Chain {
  const runs = commonRuns(
    numbered(side.tokens.slice(sentence.start, sentence.end), ORDER_WORDS),
    numbered(source.tokens.slice(place.sourceStart, place.sourceEnd), ORDER_WORDS),
  ).map(
    (run): Run => ({
      ...run,
      start: run.start + sentence.start,
      sourceStart: run.sourceStart + place.sourceStart,
    }),
  )
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0)
  const [first, ...others] = longest < COPIED_WORDS ? [] : runs.filter(({ length }) => length >= SEED_WORDS)
  if (first !== undefined) return chainOf([first, ...others])
  const { start, end } = sentence
  return { start, end, ...place, shared: runs.reduce((sum, { length }) => sum + length, 0), runs: [] }
}

/** For each token, whether it is in a passage found already. */
function takenBy(copied: readonly Chain[], length: number): Uint8Array {
  const taken = new Uint8Array(length)
  for (const { start, end } of copied) taken.fill(1, start, end)
  return taken
}

function placesOf(list: readonly Sentence[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  list.forEach(({ terms }, at) => {
    for (const term of terms) {
      const known = places.get(term)
      if (known === undefined) places.set(term, [at])
      else known.push(at)
    }
  })
  return places
}
