import { type ContentLanguage, defaultLanguage } from '../text/index.ts'
import type { Passage, RankedPassage } from './passage.ts'
import { termReader } from './terms.ts'

const REPEATED = 0.8
const SHINGLE = 3

/**
 * Passages without those that say what an earlier one says in nearly the same words (four fifths of the word triples of
 * the shorter one); order kept.
 */
export function withoutRepeats<P extends Pick<Passage, 'text'>>(
  passages: Iterable<P>,
  language: ContentLanguage = defaultLanguage,
): P[] {
  const termsIn = termReader(language)
  const seen = new Map<string, number[]>()
  const sizes: number[] = []
  const kept: P[] = []
  for (const passage of passages) {
    const shingles = shinglesOf(termsIn(passage.text))
    if (isRepeat(shingles, seen, sizes)) continue
    for (const shingle of shingles) {
      const holders = seen.get(shingle)
      if (holders === undefined) seen.set(shingle, [kept.length])
      else if (holders.length < 50) holders.push(kept.length)
    }
    sizes.push(shingles.size)
    kept.push(passage)
  }
  return kept
}

function isRepeat(
  shingles: ReadonlySet<string>,
  seen: ReadonlyMap<string, number[]>,
  sizes: readonly number[],
): boolean {
  const shared = new Map<number, number>()
  for (const shingle of shingles) {
    for (const holder of seen.get(shingle) ?? []) shared.set(holder, (shared.get(holder) ?? 0) + 1)
  }
  for (const [holder, count] of shared) {
    if (count >= REPEATED * Math.min(shingles.size, sizes[holder] ?? 0)) return true
  }
  return false
}

function shinglesOf(terms: readonly string[]): Set<string> {
  if (terms.length < SHINGLE) return new Set(terms.length === 0 ? [] : [terms.join(' ')])
  const shingles = new Set<string>()
  for (let at = 0; at + SHINGLE <= terms.length; at += 1) shingles.add(terms.slice(at, at + SHINGLE).join(' '))
  return shingles
}

/**
 * The best passages that differ from each other: maximal marginal relevance (Carbonell and Goldstein 1998), likeness as
 * the cosine of their words. Scores stay as they were.
 */
export function diversified(
  ranked: readonly RankedPassage[],
  options: { limit: number; diversity: number; language?: ContentLanguage },
): RankedPassage[] {
  const termsIn = termReader(options.language ?? defaultLanguage)
  const top = ranked[0]?.score ?? 1
  const waiting = ranked.map((entry) => ({ entry, words: new Set(termsIn(entry.passage.text)), likeness: 0 }))
  const chosen: RankedPassage[] = []
  while (chosen.length < options.limit && waiting.length > 0) {
    const gain = (from: (typeof waiting)[number]) =>
      (1 - options.diversity) * (from.entry.score / top) - options.diversity * from.likeness
    const next = waiting.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    waiting.splice(waiting.indexOf(next), 1)
    chosen.push(next.entry)
    for (const other of waiting) other.likeness = Math.max(other.likeness, cosine(other.words, next.words))
  }
  return chosen
}

function cosine(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let both = 0
  for (const term of a) if (b.has(term)) both += 1
  return both / Math.sqrt(a.size * b.size)
}
