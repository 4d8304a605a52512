export type { LinkReason } from './confidence.ts'
export {
  type InboundFinder,
  type InboundOptions,
  type InboundSuggestion,
  inboundFinder,
  type SiteDocument,
  suggestInbound,
} from './inbound.ts'
export { spread } from './limits.ts'
export type { LinkSuggestion } from './link-suggestion.ts'
export { type AnchorConflict, type MappedPage, type SiteMap, type SitePage, siteMap } from './site-map.ts'
export { type PageToRead, type Subject, subjectsOf } from './subjects.ts'
export { type Linker, type LinkOptions, linker, type RejectedLink, suggestLinks } from './suggest.ts'
export type { LinkTarget } from './targets.ts'
