import { type InboundFinder, type InboundSuggestion, inboundFinder } from '../../../../engines/interlinking/index.ts'
import { type Page, sentences, textOf } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { linkableBlog, storedTexts } from '../../../blogs/server/index.ts'
import { INBOUND_WINDOW, type InboundLinkShape, type LinkablePageShape } from '../../contract/links.ts'
import { pageOfBlog } from './addresses.ts'
import { rejectedLinks, siteAddresses } from './store.ts'
import { targetsOf } from './targets.ts'
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
  const target = pageOfBlog(deps, blog, await siteAddresses(deps.db, actor.ownerId))
  const { targets: all, total } = await targetsOf(deps, actor, { siteId, offset, limit: INBOUND_WINDOW })
  const window = all.filter(({ id }) => id !== blogId)
  const rejected = (await rejectedLinks(deps.db, actor.ownerId)).map(({ anchor, target_id }) => ({
    anchor,
    targetId: target_id,
  }))
  const finder = inboundFinder(asTarget(target), { others: window.map(asTarget), rejected })
  const speaking = siteId === undefined ? await speakingOf(deps, actor, window, finder) : window
  const texts = await textsOf(deps, actor, speaking)
  const found: InboundLinkShape[] = []
  for (const page of speaking) {
    const text = texts.get(page.id)
    const suggestion = text && finder.find({ ...asTarget(page), text })
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

/** Lets other work of the server have its turn. */
function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function asTarget({ id, title, url, keywords }: LinkablePageShape) {
  return { id, title, keywords, ...(url === null ? {} : { url }) }
}

function inboundLink(page: LinkablePageShape, text: Page, suggestion: InboundSuggestion): InboundLinkShape {
  const { start, end, confidence, reason } = suggestion
  const block = text.blocks.find((each) => each.start <= start && end <= each.end) ?? {
    start: 0,
    end: text.text.length,
  }
  const words = textOf(text.text, block)
  const inBlock = { start: start - block.start, end: end - block.start }
  const sentence = sentences(words).find((each) => each.start <= inBlock.start && inBlock.end <= each.end) ?? {
    start: 0,
    end: words.length,
  }
  const { id, kind, title, url } = page
  return {
    id,
    kind,
    title,
    url: kind === 'page' ? url : null,
    sentence: textOf(words, sentence),
    start: inBlock.start - sentence.start,
    end: inBlock.end - sentence.start,
    confidence,
    reason,
  }
}
