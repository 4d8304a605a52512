import { quotes, type Span } from '../text/index.ts'
import type { Match } from './match.ts'
import { copiedParts, weightWithin, within } from './match.ts'
import { type Token, tokensOf, weightOf } from './tokens.ts'

/** What one source has in common with the text, as `overlap` found it. */
export interface SourceMatches {
  readonly id: string
  /** Host name, where the source has one; needed only to leave out whole domains. */
  readonly domain?: string
  /** What the source is called, and where the text may name it: its titles there are references, and not copied. */
  readonly reference?: { readonly titles: readonly string[]; readonly places: readonly Span[] }
  readonly matches: readonly Match[]
}

/** What is not to count. Everything is counted when nothing is said. */
export interface Exclusions {
  /** Words in quotation marks, and those in `blockQuotes`. */
  readonly quotes?: boolean
  /** Block quotations of the text, which carry no marks of their own. */
  readonly blockQuotes?: readonly Span[]
  readonly sources?: readonly string[]
  /** With their subdomains. */
  readonly domains?: readonly string[]
  /** By `matchKey`. */
  readonly matches?: readonly string[]
  /** Wherever they stand, in any case and punctuation. */
  readonly phrases?: readonly string[]
}

/** A match with what of it counts. */
export interface CountedMatch extends Match {
  readonly key: string
  /** Words that no exclusion takes out: 0 to `words`. */
  readonly counted: number
}

/** The part of one source. */
export interface SourcePart {
  readonly id: string
  readonly percent: number
  readonly matchedWords: number
  readonly matches: readonly CountedMatch[]
}

/** How much of a text is elsewhere, all sources together. */
export interface Originality {
  readonly words: number
  readonly matchedWords: number
  /** Of these, those copied word for word or with minor changes; the others are only reworded. */
  readonly copiedWords: number
  /** 0 to 100, not rounded; words that are in two sources count once. */
  readonly percent: number
  /** Most first; what is left out has no part. */
  readonly sources: readonly SourcePart[]
  /** Words in matches that exclusions took out of the count. */
  readonly excludedWords: number
  /** Words in matches that are quoted, whether they count or not; those of sources and matches that are left out aside. */
  readonly quotedWords: number
}

/** The name of a match for `Exclusions.matches`: stays the same while text and source do. */
export function matchKey(sourceId: string, { start, end, sourceStart }: Match): string {
  return `${sourceId}:${start}-${end}:${sourceStart}`
}

/**
 * Adds up what was found, without those parts that are not to count. No search and no comparing is done: a change of
 * exclusions costs one pass over the words. The order of the sources makes no difference.
 */
export function originality(text: string, found: readonly SourceMatches[], exclusions: Exclusions = {}): Originality {
  const tokens = tokensOf(text)
  const isLeftOut = within(inOrder([...leftOut(text, tokens, exclusions), ...referencesIn(tokens, found)]))
  const counting = tokens.filter((token) => !isLeftOut(token))
  const words = weightOf(tokens, 0, tokens.length)
  const share = (part: number) => (words === 0 ? 0 : (100 * part) / words)
  const kept = found.filter((source) => !isExcluded(source, exclusions))
  const sources = kept
    .map((source) => partOf(source, counting, exclusions))
    .filter(({ matchedWords }) => matchedWords > 0)
    .map((part) => ({ ...part, percent: share(part.matchedWords) }))
    .sort((a, b) => b.matchedWords - a.matchedWords || (a.id < b.id ? -1 : 1))
  const matched = weightWithin(counting, copiedParts(sources.flatMap(({ matches }) => matches)))
  const copies = sources.flatMap(({ matches }) => matches.filter(({ kind }) => kind !== 'paraphrase'))
  const all = weightWithin(tokens, copiedParts(found.flatMap(({ matches }) => matches)))
  const isQuoted = within(inOrder([...quotes(text), ...(exclusions.blockQuotes ?? [])]))
  const places = copiedParts(kept.flatMap((source) => keptMatches(source, exclusions)))
  return {
    words: Math.round(words),
    matchedWords: Math.round(matched),
    copiedWords: Math.round(weightWithin(counting, copiedParts(copies))),
    percent: share(matched),
    sources,
    excludedWords: Math.round(all - matched),
    quotedWords: Math.round(weightWithin(tokens.filter(isQuoted), places)),
  }
}

function keptMatches({ id, matches }: SourceMatches, exclusions: Exclusions) {
  return inOrder(matches)
    .map((match) => ({ ...match, key: matchKey(id, match) }))
    .filter(({ key }) => exclusions.matches?.includes(key) !== true)
}

function partOf(source: SourceMatches, counting: readonly Token[], exclusions: Exclusions) {
  const kept = keptMatches(source, exclusions)
    .map((match) => ({ ...match, counted: Math.round(weightWithin(counting, copiedParts([match]))) }))
    .filter(({ counted }) => counted > 0)
  return { id: source.id, matches: kept, matchedWords: Math.round(weightWithin(counting, copiedParts(kept))) }
}

function isExcluded({ id, domain }: SourceMatches, { sources = [], domains = [] }: Exclusions): boolean {
  const host = domain?.toLowerCase()
  return (
    sources.includes(id) ||
    (host !== undefined &&
      domains.some((name) => host === name.toLowerCase() || host.endsWith(`.${name.toLowerCase()}`)))
  )
}

function leftOut(text: string, tokens: readonly Token[], exclusions: Exclusions): Span[] {
  const quoted = exclusions.quotes === true ? [...quotes(text), ...(exclusions.blockQuotes ?? [])] : []
  return [...quoted, ...(exclusions.phrases ?? []).flatMap((phrase) => placesOf(phrase, tokens))]
}

/** The titles of sources where the text refers to them, whichever source has these words too. */
function referencesIn(tokens: readonly Token[], found: readonly SourceMatches[]): Span[] {
  return found.flatMap(({ reference }) => {
    if (reference === undefined || reference.places.length === 0) return []
    return reference.titles
      .flatMap((title) => placesOf(title, tokens))
      .filter(({ start, end }) => reference.places.some((place) => place.start < end && start < place.end))
  })
}

/** Where the words of a phrase stand in a row. */
function placesOf(phrase: string, tokens: readonly Token[]): Span[] {
  const keys = tokensOf(phrase).map(({ key }) => key)
  const [first] = keys
  if (first === undefined) return []
  return tokens.flatMap(({ key, start }, at) => {
    if (key !== first || !keys.every((other, place) => tokens[at + place]?.key === other)) return []
    return [{ start, end: tokens[at + keys.length - 1]?.end ?? start }]
  })
}

function inOrder<Kind extends Span>(spans: readonly Kind[]): Kind[] {
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
}
