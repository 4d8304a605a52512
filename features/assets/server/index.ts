export type { FoundWork } from './found-work.ts'
export { knownSourceIds, sourceIdsOf } from './named-sources.ts'
export { type ReadNowOptions, readUrlNow } from './read-now.ts'
export { readPageNow } from './read-page-now.ts'
export { type AssetNeighbours, assetsFeature, type Use } from './routes.ts'
export { pagesInSitemap } from './sitemap.ts'
export {
  MAX_PASSAGES,
  passage,
  passagesByIds,
  passagesOf,
  presentSources,
  requireKnown,
  rightsOfSources,
  searchPassages,
  sourcesOf,
} from './sources.ts'
export { type PassageBeside, passagesBeside } from './store/beside-store.ts'
export { pagePartsOf, readSitePages, readSites } from './store/site-store.ts'
export { type AssetStamp, assetStamps, hasReadSource } from './store/stamp-store.ts'
