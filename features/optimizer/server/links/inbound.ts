import { type InboundFinder, type InboundSuggestion, inboundFinder } from '../../../../engines/interlinking/index.ts'
import type { Page } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { linkableBlog, storedTexts } from '../../../blogs/server/index.ts'
import { INBOUND_WINDOW, type InboundLinkShape, type LinkablePageShape } from '../../contract/links.ts'
import { pageOfBlog } from './addresses.ts'
import { rejectedByDocument, rejectedIn } from './decision-store.ts'
import { sentenceAround } from './sentence-around.ts'
import { siteAddresses } from './store.ts'
import { yieldToOthers } from './subjects.ts'
import { subjectsOfBlogs, targetsOf } from './targets.ts'
import { textsOf } from './texts.ts'

/** Texts that are looked through before others get their turn. */
const AT_ONCE = 20

/** What of a window of texts should link to a blog. */
export interface InboundFound {
  links: InboundLinkShape[]
  url: string | null
  read: number
  total: number
}

/**
 * Which of the owner's other blogs, or pages of a site, should link to a blog; a window of texts. Blogs are looked through as
 * stored words first: only those that speak of the blog are read whole, where headings and links are known.
 */
export async function inboundOf(
  deps: Deps,
  actor: Owner,
  { blogId, siteId, offset }: { blogId: string; siteId: string | undefined; offset: number },
): Promise<InboundFound> {
  const blog = (await linkableBlog(deps.db, actor.ownerId, blogId, deps.clock.now())) ?? refuse('not-found')
  const subjects = (await subjectsOfBlogs(deps, actor, [blog])).get(blogId)
  const target = pageOfBlog(deps, { ...blog, subjects }, await siteAddresses(deps.db, actor.ownerId))
  const { targets: all, total } = await targetsOf(deps, actor, { siteId, offset, limit: INBOUND_WINDOW })
  const window = all.filter(({ id }) => id !== blogId)
  const rejected = await rejectedByDocument(deps.db, actor.ownerId)
  const finder = inboundFinder(asTarget(target), { others: window.map(asTarget) })
  const speaking = siteId === undefined ? await speakingOf(deps, actor, window, finder) : window
  const texts = await textsOf(deps, actor, speaking)
  const found: InboundLinkShape[] = []
  for (const page of speaking) {
    const text = texts.get(page.id)
    const suggestion = text && finder.find({ ...asTarget(page), text }, rejectedIn(rejected, page.id))
    if (text && suggestion) found.push(inboundLink(page, text, suggestion))
    await yieldToOthers()
  }
  return { links: found, url: target.url, read: Math.min(total, offset + INBOUND_WINDOW), total }
}

async function speakingOf(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  window: readonly LinkablePageShape[],
  finder: InboundFinder,
): Promise<LinkablePageShape[]> {
  const found = new Set<string>()
  for (let at = 0; at < window.length; at += AT_ONCE) {
    const ids = window.slice(at, at + AT_ONCE).map(({ id }) => id)
    const texts = await storedTexts(db, ownerId, ids)
    for (const [id, text] of texts) if (finder.find({ id, title: '', text })) found.add(id)
    await yieldToOthers()
  }
  return window.filter(({ id }) => found.has(id))
}

/** A page as the engine knows it. */
export function asTarget({ id, title, url, keywords, subjects }: LinkablePageShape) {
  return { id, title, keywords, subjects, ...(url === null ? {} : { url }) }
}

function inboundLink(page: LinkablePageShape, text: Page, suggestion: InboundSuggestion): InboundLinkShape {
  const { confidence, reason } = suggestion
  const { id, kind, title, url } = page
  return { id, kind, title, url: kind === 'page' ? url : null, ...sentenceAround(text, suggestion), confidence, reason }
}
