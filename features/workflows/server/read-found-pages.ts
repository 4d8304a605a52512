import { Refusal } from '../../../platform/contract/failures.ts'
import type { JobRun } from '../../../platform/server/jobs/types.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { readUrlNow } from '../../assets/server/index.ts'
import type { WorkflowRow } from './store.ts'

type Pages = WorkflowRow['research']['pages']

/** Reads every ticked page that was not read yet, so that only pages which were opened can be cited. */
export async function readFoundPages(
  { deps, signal }: Pick<JobRun, 'deps' | 'signal'>,
  actor: Actor,
  pages: Pages,
): Promise<{ pages: Pages; assetIds: string[]; notes: string[] }> {
  const notes: string[] = []
  const read = await Promise.all(
    pages.map(async (page) => {
      if (!page.chosen || page.asset_id) return page
      try {
        const { asset } = await readUrlNow(deps, actor, page.url, { origin: 'search', signal })
        return { ...page, asset_id: asset.id }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        notes.push(`${page.title}: ${error.message}`)
        return { ...page, chosen: false }
      }
    }),
  )
  return {
    pages: read,
    notes,
    assetIds: read.flatMap(({ asset_id, chosen }) => (chosen && asset_id ? [asset_id] : [])),
  }
}
