import type { ContentLanguage, Page } from '../text/index.ts'
import { type LinkOptions, type LinkSuggestion, linker } from './suggest.ts'
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

/** Which pages should link to a page, and on what words; surest first, one suggestion a page. */
export function suggestInbound(
  target: LinkTarget,
  documents: readonly SiteDocument[],
  options: InboundOptions = {},
): InboundSuggestion[] {
  const others = (options.others ?? []).filter(({ id }) => id !== target.id)
  const toTarget = linker([target, ...others], options.language)
  const found: InboundSuggestion[] = []
  for (const document of documents) {
    if (document.id === target.id) continue
    const suggestions = toTarget.suggest(document.text, { ...options, ownId: document.id, mostPer250Words: 0 })
    const own = suggestions.find(({ targetId }) => targetId === target.id)
    if (own !== undefined) found.push({ ...own, documentId: document.id })
  }
  return found.sort((a, b) => b.confidence - a.confidence || (a.documentId < b.documentId ? -1 : 1))
}
