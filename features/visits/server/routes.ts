import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { visitsContract } from '../contract.ts'
import { countVisit, stopCounting } from './visits.ts'

const os = implementing(visitsContract)

/** How often pages are opened. */
export const visitsFeature: ServerFeature = {
  name: 'visits',
  about: 'How often each page is opened per day, for the operator.',
  contract: visitsContract,
  start: async (deps) => () => stopCounting(deps),
  router: os.router({
    count: os.count.handler(async ({ input: { page }, context: { deps, headers } }) => ({
      status: 200,
      counted: countVisit(deps, page, headers),
    })),
  }),
}
