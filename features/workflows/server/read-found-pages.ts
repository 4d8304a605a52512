import { Refusal } from '../../../platform/contract/failures.ts'
import { inTurn } from '../../../platform/server/in-turn.ts'
import type { JobRun } from '../../../platform/server/jobs/job.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { type FoundWork, readUrlNow } from '../../assets/server/index.ts'
import type { WorkflowRow } from './store.ts'

type Pages = WorkflowRow['research']['pages']
type Page = Pages[number]

/** Reads every ticked page that was not read yet, so that only pages which were opened can be cited. */
export async function readFoundPages(
  { deps, signal }: Pick<JobRun, 'deps' | 'signal'>,
  actor: Actor,
  pages: Pages,
): Promise<{ pages: Pages; assetIds: string[]; notes: string[] }> {
  const notes: string[] = []
  const read = async (page: Page) => {
    try {
      const found = foundWork(page)
      const { asset } = await readUrlNow(deps, actor, page.url, { origin: 'search', found, signal })
      if (asset.rights?.abstract_only) notes.push(`“${page.title}”: only the abstract could be read.`)
      return { ...page, asset_id: asset.id, ...(page.rights && asset.rights ? { rights: asset.rights } : {}) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      notes.push(`${page.title}: ${error.message}`)
      return { ...page, chosen: false }
    }
  }
  const all = await Promise.all(
    pages.map((page) =>
      // several pages of one site are asked for one after the other
      page.chosen && !page.asset_id ? inTurn(`found pages of ${new URL(page.url).host}`, () => read(page)) : page,
    ),
  )
  return {
    pages: all,
    notes,
    assetIds: all.flatMap(({ asset_id, chosen }) => (chosen && asset_id ? [asset_id] : [])),
  }
}

function foundWork({ title, snippet, author, site_name, published_at, rights }: Page): FoundWork | undefined {
  if (!rights) return undefined
  return { title, author, siteName: site_name, publishedAt: published_at, rights, abstract: snippet }
}
