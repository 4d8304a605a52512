import { type Linker, linker } from '../../../../engines/interlinking/index.ts'
import { type ContentLanguage, contentLanguageOf, guessLanguage, htmlToPage } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { blogsAmong, blogText } from '../../../blogs/server/index.ts'
import type { FoundLinkShape } from '../../contract/link-runs.ts'
import type { LinkablePageShape } from '../../contract/links.ts'
import { rejectedByDocument, rejectedIn } from './decision-store.ts'
import { asTarget } from './inbound.ts'
import { sentenceAround } from './sentence-around.ts'
import { yieldToOthers } from './subjects.ts'
import { targetsOf } from './targets.ts'

/** Pages beyond this are left out, as in the editor. */
const MOST_TARGETS = 2_000
const WINDOW = 200

interface Wish {
  blogIds: readonly string[]
  siteId: string | undefined
  /** Links in 250 words. */
  most: number
}

/** Where each of some blogs could link to. 404 for blogs that are not the owner's; those without text have no links. */
export async function findLinks(deps: Deps, actor: Actor, { blogIds, siteId, most }: Wish) {
  const ids = [...new Set(blogIds)]
  const known = new Map((await blogsAmong(deps.db, actor.ownerId, ids)).map((blog) => [blog.id, blog.title]))
  if (known.size < ids.length) refuse('not-found')
  const { reachable, without_url } = await allTargets(deps, actor, siteId)
  const rejected = await rejectedByDocument(deps.db, actor.ownerId)
  const byId = new Map(reachable.map((target) => [target.id, target]))
  const linkers = new Map<ContentLanguage, Linker>()
  const blogs: { id: string; title: string; links: FoundLinkShape[] }[] = []
  for (const id of ids) {
    const blog = await blogText(deps, actor, id)
    const page = htmlToPage(blog?.html ?? '')
    const language = contentLanguageOf(blog?.language ?? guessLanguage(page.text))
    const toAll = linkers.get(language) ?? linker(reachable.map(asTarget), language)
    linkers.set(language, toAll)
    const found = toAll.suggest(page, { ownId: id, rejected: rejectedIn(rejected, id), mostPer250Words: most })
    const links = found.flatMap(({ targetId, confidence, reason, ...span }) => {
      const target = byId.get(targetId)
      if (!target?.url) return []
      return {
        ...sentenceAround(page, span),
        target_id: targetId,
        title: target.title,
        url: target.url,
        confidence,
        reason,
      }
    })
    blogs.push({ id, title: known.get(id) ?? '', links })
    await yieldToOthers()
  }
  return { blogs, without_url }
}

/** Pages that links may lead to, and how many there are that have no address. */
export async function allTargets(
  deps: Deps,
  actor: Actor,
  siteId: string | undefined,
): Promise<{ reachable: LinkablePageShape[]; without_url: number }> {
  const all: LinkablePageShape[] = []
  for (;;) {
    const { targets, total } = await targetsOf(deps, actor, { siteId, offset: all.length, limit: WINDOW })
    all.push(...targets)
    if (targets.length === 0 || all.length >= Math.min(total, MOST_TARGETS)) break
  }
  const reachable = all.filter(({ url }) => url !== null)
  return { reachable, without_url: all.length - reachable.length }
}
