import { defaultLanguage } from '../text/index.ts'
import { candidatesOf } from './candidates.ts'
import { type Keyphrase, type KeyphraseOptions, phraseOf, scoredPhrases } from './keyphrases.ts'

/** A phrase that several sources are about. */
export interface SharedKeyphrase extends Keyphrase {
  /** How many of the sources have it. */
  readonly sources: number
}

interface Merged {
  phrase: string
  count: number
  sources: number
  /** The sum of its weights, each as a share of the best in its source. */
  weight: number
}

/**
 * The keyphrases of many sources together. A phrase weighs its mean weight in the sources that have it times the root of
 * how many do, so that one long source does not outvote the others; phrases within better ones of the same sources are
 * left out. The order of the sources does not matter but among equals.
 */
export function sharedKeyphrases(texts: readonly string[], options: KeyphraseOptions = {}): SharedKeyphrase[] {
  const language = options.language ?? defaultLanguage
  const merged = new Map<string, Merged>()
  for (const text of texts) {
    const candidates = candidatesOf(text, language)
    const scored = scoredPhrases(candidates, language)
    const top = scored[0]?.score ?? 1
    for (const { candidate, score } of scored) {
      const known = merged.get(candidate.key) ?? {
        phrase: phraseOf(candidate, candidates),
        count: 0,
        sources: 0,
        weight: 0,
      }
      known.count += candidate.count
      known.sources += 1
      known.weight += score / top
      merged.set(candidate.key, known)
    }
  }
  return best(merged, options.limit ?? 20)
}

function best(merged: ReadonlyMap<string, Merged>, limit: number): SharedKeyphrase[] {
  const ranked = [...merged]
    .map(([key, { phrase, count, sources, weight }]) => ({
      phrase,
      key,
      count,
      sources,
      score: weight / Math.sqrt(sources),
    }))
    .sort((a, b) => b.score - a.score || b.count - a.count || (a.key < b.key ? -1 : 1))
  const kept: SharedKeyphrase[] = []
  for (const next of ranked) {
    if (kept.length >= limit) break
    const isCovered = kept.some((held) => held.sources >= next.sources && ` ${held.key} `.includes(` ${next.key} `))
    if (!isCovered) kept.push(next)
  }
  return kept
}
