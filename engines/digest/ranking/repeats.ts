import { overlaps, type Span } from '../../text/index.ts'
import type { Citation } from '../composed.ts'
import { likeness } from '../ranking/relevance.ts'
import { contentTerms } from '../reading/content-terms.ts'
import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'

/** What was written before: sentences of this material, and the words of others. */
export interface Taken {
  readonly sentences: readonly Sentence[]
  readonly elsewhere: readonly ReadonlySet<string>[]
}

/** Which sentences earlier citations have used up. */
export function takenBy(material: Material, citations: readonly Citation[]): Taken {
  const byPassage = Map.groupBy(material.sentences, (sentence) => sentence.passage.id)
  const sentences = new Set<Sentence>()
  const elsewhere: ReadonlySet<string>[] = []
  for (const citation of citations) {
    const there = byPassage.get(citation.passageId)
    const hit = there?.filter((sentence) => isSaidBy(sentence, citation)) ?? []
    if (hit.length === 0 && there?.some(({ full }) => overlaps(full, placeOf(citation)))) continue
    for (const sentence of hit) sentences.add(sentence)
    if (hit.length === 0) elsewhere.push(contentTerms(citation.quote, material.language))
  }
  return { sentences: [...sentences], elsewhere }
}

/** A phrase that is named, as in a list of what is to come, has not said the sentence that it stands in. */
function isSaidBy({ full }: Sentence, citation: Citation): boolean {
  const { start, end } = placeOf(citation)
  return Math.min(full.end, end) - Math.max(full.start, start) > weights.ranking.repeats.named * (full.end - full.start)
}

function placeOf({ quoteStart, quoteEnd }: Citation): Span {
  return { start: quoteStart, end: quoteEnd }
}

/** Whether a sentence says again what was written before. */
export function isTaken(material: Material, sentence: Sentence, taken: Taken): boolean {
  if (taken.sentences.some((earlier) => saysAgain(material, sentence, earlier))) return true
  return taken.elsewhere.some(
    (terms) =>
      terms.size > 2 &&
      share(sentence.terms, terms) > weights.ranking.repeats.same &&
      share(terms, sentence.terms) > weights.ranking.repeats.same,
  )
}

/** Whether two sentences say the same: nearly the same words, the same figures and names. */
export function saysAgain(material: Material, a: Sentence, b: Sentence): boolean {
  if (a === b) return true
  const [small, large] = a.terms.size <= b.terms.size ? [a, b] : [b, a]
  if (small.terms.size === 0) return sameWords(a, b)
  if (small.terms.size < large.terms.size * 0.5) return false
  if (!within(small.figures, large.figures) || !within(small.names, large.names)) return false
  return likeness(material, a, b) >= weights.ranking.repeats.same
}

/** Whether two sentences of different sources speak of the same thing and give other figures for it. */
export function disagrees(a: Sentence, b: Sentence): boolean {
  if (a.passage.sourceId === b.passage.sourceId || a.figures.length === 0 || b.figures.length === 0) return false
  if (within(a.figures, b.figures) || within(b.figures, a.figures)) return false
  const wordsOnly = (sentence: Sentence) => new Set([...sentence.terms].filter((term) => !/\p{N}/u.test(term)))
  const [one, other] = [wordsOnly(a), wordsOnly(b)]
  return (
    Math.min(one.size, other.size) > 2 &&
    share(one, other) >= weights.ranking.repeats.related &&
    share(other, one) >= weights.ranking.repeats.related
  )
}

/** Whether two sources tell the same figure of the same name: `Rance opened in 1966` in other words. */
export function tellsSame(a: Sentence, b: Sentence): boolean {
  const has = (list: readonly string[], other: readonly string[]) => list.some((one) => other.includes(one))
  return a.passage.sourceId !== b.passage.sourceId && has(a.figures, b.figures) && has(a.names, b.names)
}

function sameWords(a: Sentence, b: Sentence): boolean {
  const words = ({ passage, bare }: Sentence) => passage.text.slice(bare.start, bare.end)
  return words(a) === words(b)
}

function within(few: readonly string[], many: readonly string[]): boolean {
  return few.every((one) => many.includes(one))
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0) return 0
  let both = 0
  for (const term of a) if (b.has(term)) both += 1
  return both / a.size
}
