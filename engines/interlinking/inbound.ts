import type { ContentLanguage, Page } from '../text/index.ts'
import type { LinkSuggestion } from './link-suggestion.ts'
import { type LinkOptions, linker, type RejectedLink } from './suggest.ts'
import type { LinkTarget } from './targets.ts'

/** A page of the site with its text. */
export interface SiteDocument extends LinkTarget {
  readonly text: string | Page
}

/** A place in another page that should link to this one. */
export interface InboundSuggestion extends LinkSuggestion {
  /** The page in whose text the span lies. */
  readonly documentId: string
}

/** What is wished of inbound suggestions. */
export interface InboundOptions extends Omit<LinkOptions, 'ownId'> {
  /** Other pages of the site, so that words that mean one of them are not taken for this one. */
  readonly others?: readonly LinkTarget[]
  readonly language?: ContentLanguage
}

/** Looks through pages, one at a time, for a place that should link to one of them. */
export interface InboundFinder {
  /** The surest place in a page; null where there is none, and in the page itself. What was rejected there may be said. */
  find(document: SiteDocument, rejected?: readonly RejectedLink[]): InboundSuggestion | null
}

/** A finder of places that should link to a page: made once, for any number of pages to look through. */
export function inboundFinder(target: LinkTarget, options: InboundOptions = {}): InboundFinder {
  const others = (options.others ?? []).filter(({ id }) => id !== target.id)
  const toTarget = linker([target, ...others], options.language)
  return {
    find({ id, text }, rejected = options.rejected ?? []) {
      if (id === target.id) return null
      const suggestions = toTarget.suggest(text, { ...options, rejected, ownId: id, mostPer250Words: 0 })
      const own = suggestions.find(({ targetId }) => targetId === target.id)
      return own === undefined ? null : { ...own, documentId: id }
    },
  }
}

/** Which pages should link to a page, and on what words; surest first, one suggestion a page. */
export function suggestInbound(
  target: LinkTarget,
  documents: readonly SiteDocument[],
  options: InboundOptions = {},
): InboundSuggestion[] {
  const finder = inboundFinder(target, options)
  return documents
    .flatMap((document) => finder.find(document) ?? [])
    .sort((a, b) => b.confidence - a.confidence || (a.documentId < b.documentId ? -1 : 1))
}
