import { htmlToPage, type Page, pageOf } from '../../../../engines/text/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { pagePartsOf } from '../../../assets/server/index.ts'
import { blogText } from '../../../blogs/server/index.ts'
import type { LinkablePageShape } from '../../contract/links.ts'

/** Sources read in one statement. */
const AT_ONCE = 25

/** The texts of pages with the links in them, by id; those that are gone or hold no words are left out. */
export async function textsOf(
  deps: Deps,
  actor: Owner,
  pages: readonly Pick<LinkablePageShape, 'id' | 'kind'>[],
): Promise<Map<string, Page>> {
  const found = new Map<string, Page>()
  for (const { id, kind } of pages) {
    if (kind !== 'blog') continue
    const blog = await blogText(deps, actor, id)
    if (blog) found.set(id, htmlToPage(blog.html))
  }
  const sources = pages.filter(({ kind }) => kind === 'page').map(({ id }) => id)
  for (let at = 0; at < sources.length; at += AT_ONCE)
    for (const [id, parts] of await pagePartsOf(deps.db, actor.ownerId, sources.slice(at, at + AT_ONCE)))
      found.set(id, pageOf(parts))
  return found
}
