import {
  addressKey,
  type ContentLanguage,
  defaultLanguage,
  type Page,
  pathOf,
  type Span,
  textOf,
} from '../text/index.ts'
import { type Candidate, chosen } from './choose.ts'
import { type Confidence, confidenceOf, contextShare } from './confidence.ts'
import { spread } from './limits.ts'
import type { LinkSuggestion } from './link-suggestion.ts'
import type { Match } from './match.ts'
import { matchesIn, type NameIndex, nameIndex } from './name-index.ts'
import type { LinkTarget, TargetName } from './targets.ts'
import { type LinkToken, linkTokens } from './tokens.ts'
import { pageOfText, zonesOf } from './zones.ts'

/** A phrase and a page that somebody said do not belong together. */
export interface RejectedLink {
  readonly anchor: string
  readonly targetId: string
}

/** What is wished of suggestions. */
export interface LinkOptions {
  readonly language?: ContentLanguage
  /** The page that the text is: it is never suggested. */
  readonly ownId?: string
  readonly rejected?: readonly RejectedLink[]
  /** Suggestions below it are left out; .5 when not said. */
  readonly leastConfidence?: number
  /** At most so many links in 250 words, those there are counted; 5 when not said, 0 for no limit. */
  readonly mostPer250Words?: number
}

const LEAST_CONFIDENCE = 0.5
const MOST_PER_250_WORDS = 5

/** Finds links in texts to a fixed set of pages. */
export interface Linker {
  suggest(text: string | Page, options?: Omit<LinkOptions, 'language'>): LinkSuggestion[]
}

/**
 * Where a text should link to the given pages, in order of place: one link to a page, none within another, none in
 * headings, links, code or quotations, none on words that lead elsewhere already. The order of the pages does not matter.
 */
export function suggestLinks(
  text: string | Page,
  targets: readonly LinkTarget[],
  options: LinkOptions = {},
): LinkSuggestion[] {
  return linker(targets, options.language).suggest(text, options)
}

/** A linker to the given pages, for many texts. */
export function linker(targets: readonly LinkTarget[], language: ContentLanguage = defaultLanguage): Linker {
  const index = nameIndex(targets, language)
  return {
    suggest(text, options = {}) {
      const page = typeof text === 'string' ? pageOfText(text) : text
      return spread(
        page,
        chosen(candidatesOf(page, index, options, language)),
        options.mostPer250Words ?? MOST_PER_250_WORDS,
      )
    },
  }
}

function candidatesOf(page: Page, index: NameIndex, options: LinkOptions, language: ContentLanguage): Candidate[] {
  const least = options.leastConfidence ?? LEAST_CONFIDENCE
  const linked = new Set(page.links.map(({ url }) => addressKey(url)))
  const linkedWords = new Set(page.links.map((link) => singlesOf(linkTokens(page.text, link, language))))
  const rejected = new Set((options.rejected ?? []).map(({ anchor, targetId }) => pairKey(anchor, targetId)))
  const vocabulary = countsOf(linkTokens(page.text, { start: 0, end: page.text.length }, language))
  const own = ownName(page, language)
  const isOpen = ({ target, tokens }: TargetName) =>
    target.id !== options.ownId && nameKey(tokens) !== own && !isLinked(linked, target.url)
  const found: Candidate[] = []
  for (const zone of zonesOf(page)) {
    const tokens = linkTokens(page.text, zone, language)
    const nearby = countsOf(tokens)
    for (const match of matchesIn(index, tokens)) {
      const names = match.names.filter(isOpen)
      const place = { tokens, match, names, vocabulary, nearby, language }
      const candidate = names.length === 0 ? null : candidateOf(page.text, place)
      if (candidate === null || candidate.confidence < least) continue
      if (linkedWords.has(singlesOf(tokens.slice(match.from, match.to)))) continue
      if (!rejected.has(pairKey(candidate.anchor, candidate.targetId))) found.push(candidate)
    }
  }
  return found
}

function countsOf(tokens: readonly LinkToken[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { single } of tokens) counts.set(single, (counts.get(single) ?? 0) + 1)
  return counts
}

/** Links within a site may leave the host out. */
function isLinked(linked: ReadonlySet<string>, url: string | undefined): boolean {
  return url !== undefined && (linked.has(addressKey(url)) || linked.has(['', ...pathOf(url)].join('/')))
}

/** A page that goes by this page's own title is, in all likelihood, what this page is about. */
function ownName({ blocks, text }: Page, language: ContentLanguage): string | null {
  const [first] = blocks
  if (first?.kind !== 'heading' || (first.level ?? 1) > 1) return null
  return nameKey(linkTokens(text, { start: first.start, end: endOfName(text, first) }, language))
}

function endOfName(text: string, heading: Span): number {
  const parenthesis = textOf(text, heading).lastIndexOf(' (')
  return parenthesis > 0 && text.charAt(heading.end - 1) === ')' ? heading.start + parenthesis : heading.end
}

function nameKey(tokens: readonly LinkToken[]): string {
  return tokens.map(({ key }) => key).join(' ')
}

function singlesOf(tokens: readonly LinkToken[]): string {
  return tokens.map(({ single }) => single).join(' ')
}

function pairKey(anchor: string, targetId: string): string {
  return `${anchor.toLowerCase()}\u0000${targetId}`
}

interface Place {
  readonly tokens: readonly LinkToken[]
  readonly match: Match
  readonly names: readonly TargetName[]
  readonly vocabulary: ReadonlyMap<string, number>
  /** Words of the paragraph, in the singular. */
  readonly nearby: ReadonlyMap<string, number>
  readonly language: ContentLanguage
}

/** The best page for a phrase: the one of whose other words the paragraph speaks, then the one whose name fits best. */
function candidateOf(text: string, place: Place): Candidate | null {
  const { tokens, match, names, vocabulary, nearby, language } = place
  const [first, last] = [tokens[match.from], tokens[match.to - 1]]
  if (first === undefined || last === undefined) return null
  const span = { start: first.start, end: last.end }
  const anchor = textOf(text, span)
  const isHyphenated = isJoint(text.charAt(span.start - 1)) || isJoint(text.charAt(span.end))
  const rated = names
    .filter((name) => name.kind !== 'initials' || isInitials(anchor, name))
    .map((name) => ({
      name,
      ...confidenceOf({ tokens, match, name, vocabulary, isHyphenated }, language),
      context: names.length === 1 ? 1 : contextShare(name, nearby),
    }))
    .sort(byFit)
  const [best] = rated
  if (best === undefined) return null
  const rivals = new Set(rated.map(({ name }) => name.target.id))
  rivals.delete(best.name.target.id)
  const { confidence, reason } = best
  return {
    ...span,
    anchor,
    targetId: best.name.target.id,
    confidence,
    reason,
    rivals: [...rivals].sort(),
    tokens: match.to - match.from,
  }
}

interface Rated extends Confidence {
  readonly name: TargetName
  readonly context: number
}

/** A page that words of the text single out comes before the plain name, and that before the rest. */
function byFit(a: Rated, b: Rated): number {
  const contextOf = ({ name, context }: Rated) => (name.context.length > 0 ? context : 0)
  return (
    contextOf(b) - contextOf(a) ||
    b.confidence - a.confidence ||
    (a.name.target.title < b.name.target.title ? -1 : a.name.target.title > b.name.target.title ? 1 : 0) ||
    (a.name.target.id < b.name.target.id ? -1 : 1)
  )
}

function isInitials(anchor: string, { tokens }: TargetName): boolean {
  return anchor === (tokens[0]?.key ?? '').toUpperCase()
}

function isJoint(char: string): boolean {
  return char !== '' && '-‐‑+/@'.includes(char)
}
