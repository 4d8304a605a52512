import type { Deps } from '../../../../platform/server/deps.ts'
import type { OpenFinding } from '../../../blogs/server/index.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { readChecked } from './read-text.ts'
import { checkOfBlog, claimsOf } from './store.ts'
import { claimViews } from './view.ts'

/** Checked sentences of a blog that are disputed or have changed since, and that nobody answers for. */
export async function openFindingsOf(deps: Deps, ownerId: string, blogId: string): Promise<OpenFinding[]> {
  const check = await checkOfBlog(deps.db, ownerId, blogId)
  if (!check) return []
  const { sentences } = await readChecked(deps, check)
  return claimViews(await claimsOf(deps.db, check.id), sentences).flatMap(
    ({ state, verdict, accepted, text }): OpenFinding[] => {
      if (verdict === null || state === 'gone') return []
      if (state === 'stale') return [{ state, text }]
      return disputedVerdicts.includes(verdict) && !accepted ? [{ state: 'disputed', text }] : []
    },
  )
}
