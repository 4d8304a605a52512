import { knownSourceIds, presentSources } from '../../../assets/server/index.ts'
import type { CheckContext } from './context.ts'
import { readPage } from './read-pages.ts'
import { changeCheck } from './store.ts'

/** The ids of the named sources that are there. One that was deleted since is no evidence; pages that cannot be read are noted. */
export async function givenSources(context: CheckContext): Promise<string[]> {
  const { deps, check } = context
  const { asset_ids, urls, domains } = check.sources
  const files = await presentSources(deps, check, asset_ids)
  const sites = await knownSourceIds(deps, check, 'domain', domains)
  const pages = await Promise.all(urls.map((url) => readPage(context, url)))
  const unread = urls.filter((_, at) => pages[at] === null)
  if (unread.length > 0)
    await changeCheck(deps.db, check.id, { notes: unread.map((url) => `${url} could not be read.`) })
  const read = pages.flatMap((passages) => passages?.[0]?.sourceId ?? [])
  return [...new Set([...files.map(({ id }) => id), ...sites, ...read])]
}
