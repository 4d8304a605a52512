export { sourceIdsOf } from './named-sources.ts'
export { type ReadNowOptions, readUrlNow } from './read-now.ts'
export { type AssetNeighbours, assetsFeature, type Use } from './routes.ts'
export { passage, passagesByIds, passagesOf, searchPassages, sourcesOf } from './sources.ts'
