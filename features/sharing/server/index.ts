import type { ServerFeature } from '../../../platform/server/plug-points.ts'
import type { BlogNeighbours } from '../../blogs/server/index.ts'
import { shareRawCalls } from '../contract/raw-calls.ts'
import { sharingContract } from '../contract.ts'
import { shareRoutes } from './routes.ts'
import { addSharePages } from './share-page.ts'

export { missingPageHtml, sharedPageHtml } from './page-html.ts'
export { type PageStyle, readPageStyle } from './share-page-style.ts'

/** Public read-only links to blogs, and the pages that they open. */
export function sharingFeature(neighbours: BlogNeighbours): ServerFeature {
  return {
    name: 'sharing',
    about: 'Share links: public pages of blogs.',
    rawCalls: shareRawCalls,
    contract: sharingContract,
    router: shareRoutes(neighbours),
    plugin: addSharePages,
  }
}
