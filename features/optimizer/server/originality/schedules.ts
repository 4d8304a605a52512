import type { Deps } from '../../../../platform/server/deps.ts'
import type { Schedule } from '../../../../platform/server/plug-points.ts'
import { deleteChecksBefore } from './check-store.ts'
import { indexedOwners } from './index-store.ts'
import { ownDocuments, refreshIndex } from './library.ts'

/** Checks hold the texts that were checked; they go as soon as a blog in the trash would. */
const KEPT_MS = 30 * 24 * 3600_000

/** Brings every index to where its library stands, so that nothing of a deleted document stays, and clears old checks. */
export const keepOriginality: Schedule = {
  name: 'keep-originality',
  cron: '7 4 * * *',
  async run(deps: Deps) {
    await deleteChecksBefore(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))
    for (const ownerId of await indexedOwners(deps.db))
      await refreshIndex(deps, { ownerId }, await ownDocuments(deps, { ownerId }))
  },
}
