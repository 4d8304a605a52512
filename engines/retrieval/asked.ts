import type { NearWords } from './near-words.ts'
import type { OtherForms } from './other-forms.ts'
import type { Postings } from './postings.ts'

/** A term of the query. */
export interface AskedTerm {
  readonly term: string
  /** -1 where the index does not have the term itself. */
  readonly number: number
  /** Its rarity times how often it is asked. */
  readonly weight: number
  /** Terms of the index that are much like it. */
  readonly near: readonly number[]
  /** What the short form that it belongs to stands for: a text that has all of these says the term in other words. */
  readonly long: readonly number[]
}

/** A term that is looked for, with what it weighs. */
export interface SoughtTerm {
  readonly number: number
  readonly weight: number
}

/** Of a very long query only the first terms are also looked for by likeness and in other forms. */
const MOST_LIKENED = 64

/** The query's terms, and what in the index is like them. */
export function askedTerms(terms: readonly string[], file: Postings, near: NearWords, forms: OtherForms): AskedTerm[] {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const longs = new Map<string, readonly number[]>()
  for (const { asked, other, isLong } of forms.of(terms.slice(0, MOST_LIKENED))) {
    if (isLong)
      for (const term of asked)
        longs.set(
          term,
          other.map((word) => file.termNumber(word) ?? -1),
        )
  }
  const found: AskedTerm[] = []
  for (const [term, count] of counts) {
    const { number, weight } = soughtTerm(term, file)
    const like = found.length < MOST_LIKENED ? near.like(term).map(({ number: other }) => other) : []
    found.push({ term, number, weight: count * weight, near: like, long: longs.get(term) ?? [] })
  }
  return found
}

/** The short forms of what is asked in long, with their full weight; those that are asked themselves are left out. */
export function askedShort(terms: readonly string[], file: Postings, forms: OtherForms): SoughtTerm[] {
  const asked = new Set(terms)
  const short = forms.of(terms.slice(0, MOST_LIKENED)).flatMap(({ other, isLong }) => (isLong ? [] : other))
  return [...new Set(short)]
    .filter((term) => !asked.has(term))
    .map((term) => soughtTerm(term, file))
    .filter(({ number }) => number >= 0)
}

function soughtTerm(term: string, file: Postings): SoughtTerm {
  const number = file.termNumber(term)
  const spread = number === undefined ? 0 : file.spread(number)
  const weight = Math.log(1 + (file.size - spread + 0.5) / (spread + 0.5))
  return { number: spread === 0 ? -1 : (number ?? -1), weight }
}
