import { type ContentLanguage, defaultLanguage } from '../text/index.ts'
import { candidatesOf } from './candidates.ts'
import { isSure, type Keyphrase, type KeyphraseOptions, phraseOf, scoredPhrases } from './keyphrases.ts'

/** A phrase that several sources are about; `count` is how often they have it together. */
export interface SharedKeyphrase extends Keyphrase {
  /** How many of the sources have it. */
  readonly sources: number
  /** Above 0, and 1 for the best. */
  readonly importance: number
  /** How often a source has it: the median over the sources that do. */
  readonly typicalCount: number
  /** How often the writer's own text has it; null where none was given. */
  readonly ownCount: number | null
}

/** What is asked for. */
export interface SharedOptions extends KeyphraseOptions {
  /** The writer's own text, to count the phrases in. */
  readonly own?: string
  /** In at least so many of the sources; 1 when not said. */
  readonly fewestSources?: number
}

interface Merged {
  readonly key: string
  phrase: string
  readonly counts: number[]
  /** Whether one source alone shows that it is a phrase; saying it in two sources shows it too. */
  isSure: boolean
  /** The sum of its weights, each as a share of the best in its source. */
  weight: number
}

/**
 * The keyphrases of many sources together. A phrase weighs its mean weight in the sources that have it times the root of
 * how many do, so that one long source does not outvote the others; phrases within better ones of the same sources are
 * left out. The order of the sources does not matter but among equals.
 */
export function sharedKeyphrases(texts: readonly string[], options: SharedOptions = {}): SharedKeyphrase[] {
  const language = options.language ?? defaultLanguage
  const merged = new Map<string, Merged>()
  for (const text of texts) addSource(merged, text, language)
  const own = options.own === undefined ? null : candidatesOf(options.own, language).phrases
  const enough = [...merged.values()].filter(
    (one) => (one.isSure || one.counts.length > 1) && one.counts.length >= (options.fewestSources ?? 1),
  )
  const kept = best(enough, options.limit ?? 20)
  const top = kept[0] === undefined ? 1 : scoreOf(kept[0])
  return kept.map((found) => ({
    phrase: found.phrase,
    key: found.key,
    count: found.counts.reduce((sum, count) => sum + count, 0),
    score: scoreOf(found),
    sources: found.counts.length,
    importance: scoreOf(found) / top,
    typicalCount: median(found.counts),
    ownCount: own === null ? null : (own.get(found.key)?.count ?? 0),
  }))
}

/** Sources are taken for expositions, news too: what they share are subjects, and these have names of several words. */
function addSource(merged: Map<string, Merged>, text: string, language: ContentLanguage): void {
  const candidates = candidatesOf(text, language)
  const scored = scoredPhrases(candidates, language, 0)
  const top = scored[0]?.score ?? 1
  for (const { candidate, score } of scored) {
    const { key } = candidate
    const known = merged.get(key) ?? {
      key,
      phrase: phraseOf(candidate, candidates),
      counts: [],
      isSure: false,
      weight: 0,
    }
    known.counts.push(candidate.count)
    known.isSure ||= isSure(candidate, language)
    known.weight += score / top
    merged.set(key, known)
  }
}

function scoreOf({ weight, counts }: Merged): number {
  return weight / Math.sqrt(counts.length)
}

function best(merged: readonly Merged[], limit: number): Merged[] {
  const sum = ({ counts }: Merged) => counts.reduce((all, count) => all + count, 0)
  const ranked = [...merged].sort((a, b) => scoreOf(b) - scoreOf(a) || sum(b) - sum(a) || (a.key < b.key ? -1 : 1))
  const kept: Merged[] = []
  for (const next of ranked) {
    if (kept.length >= limit) break
    const isCovered = kept.some(
      (held) => held.counts.length >= next.counts.length && ` ${held.key} `.includes(` ${next.key} `),
    )
    if (!isCovered) kept.push(next)
  }
  return kept
}

function median(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
