import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { blogsWithKeyphrase, blogText } from '../../../blogs/server/index.ts'
import { noSeoSettings, type SeoSettingsShape } from '../../contract/seo.ts'
import { putSettings, settingsOf } from './store.ts'

/** A blog's settings, and the other blogs that want to be found for the same. 404 unless it is the owner's. */
export async function readSettings({ db }: Pick<Deps, 'db'>, actor: Owner, blogId: string) {
  const same = (await blogsWithKeyphrase(db, actor.ownerId, blogId)) ?? refuse('not-found')
  return { settings: { ...noSeoSettings, ...(await settingsOf(db, actor.ownerId, blogId)) }, same_keyphrase: same }
}

/** Saves a blog's settings. 404 unless it is the owner's. */
export async function saveSettings(
  deps: Deps,
  actor: Owner,
  wish: { blogId: string; settings: SeoSettingsShape },
): Promise<void> {
  if (!(await blogText(deps, actor, wish.blogId))) refuse('not-found')
  await putSettings(deps.db, actor.ownerId, wish)
}
