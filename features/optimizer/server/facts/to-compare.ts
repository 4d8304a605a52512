import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { hasReadSource } from '../../../assets/server/index.ts'
import { citedWords } from '../../../blogs/server/index.ts'
import type { CheckContext } from './context.ts'
import { isExcluded } from './read-pages.ts'
import type { CheckedText } from './read-text.ts'
import type { CheckRow } from './store.ts'

/**
 * Whether there is anything to hold a text against but itself: a source, something it cites or links to, or the web. A model is nothing of
 * that kind: it only reads what was found.
 */
export async function canCompare(deps: Deps, actor: Actor, check: CheckRow, text: CheckedText): Promise<boolean> {
  const { asset_ids, urls, domains } = check.sources
  if (asset_ids.some((id) => id !== check.assetId) || urls.length + domains.length > 0) return true
  const cited = check.blogId ? await citedWords(deps, actor, check.blogId) : []
  return cited.length > 0 || hasOthers(deps, check, text)
}

/** The same of a check that runs, which knows whether the sources that were named are there. */
export async function hasToCompare({ deps, check, text, cited, givenIds }: CheckContext): Promise<boolean> {
  const given = givenIds.filter((id) => id !== check.assetId)
  return given.length + cited.length > 0 || hasOthers(deps, check, text)
}

async function hasOthers(deps: Deps, { ownerId, assetId, sources }: CheckRow, { page }: CheckedText): Promise<boolean> {
  if (sources.web && deps.search.names.length > 0) return true
  if (page.links.some(({ url }) => /^https?:/.test(url) && !isExcluded(url, sources.excluded_domains))) return true
  return sources.own && hasReadSource(deps.db, ownerId, { withFound: sources.web, without: assetId })
}
