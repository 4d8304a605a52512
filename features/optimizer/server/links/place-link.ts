import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { blogsAmong, linkableBlog, linkWords } from '../../../blogs/server/index.ts'
import { addressOf } from './addresses.ts'
import { siteAddresses } from './store.ts'

/** Words of a sentence in a blog, and the blog that they are to lead to. */
export interface LinkPlace {
  blog_id: string
  target_id: string
  sentence: string
  start: number
  end: number
  /** Takes the link off instead. */
  remove?: boolean
}

/** Puts a link into another blog's text, or takes it off. Says whether the words were found there. */
export async function placeLink(deps: Deps, actor: Actor, place: LinkPlace) {
  const { blog_id, target_id, sentence, start, end, remove } = place
  const target = (await linkableBlog(deps.db, actor.ownerId, target_id, deps.clock.now())) ?? refuse('not-found')
  const url = addressOf(deps, target, await siteAddresses(deps.db, actor.ownerId))
  if ((await blogsAmong(deps.db, actor.ownerId, [blog_id])).length === 0) refuse('not-found')
  if (end <= start || end > sentence.length || (url === null && !remove))
    refuse('invalid', {
      details: [{ path: url === null ? 'target_id' : 'end', message: 'There’s nothing to link to or from.' }],
    })
  const words = { sentence, start, end, href: remove ? '' : (url ?? '') }
  const [isPlaced = false] = await linkWords(deps, actor, blog_id, [words])
  return isPlaced
}
