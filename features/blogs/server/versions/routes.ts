import { implementing } from '../../../../platform/server/plug-points.ts'
import { versionCalls } from '../../contract/versions.ts'
import { changingBlog, readingBlog } from '../library/acting-on-blog.ts'
import { countVersions, listVersions } from '../store/version-store.ts'
import {
  compareVersions,
  keepCurrent,
  readVersion,
  renameVersion,
  restoreVersion,
  versionView,
  versionViews,
} from './versions.ts'

const os = implementing(versionCalls)

/** The calls about versions. */
export const versionRoutes = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await readingBlog(context, input)
    const rows = await listVersions(deps.db, ownerId, input.id, input.before)
    return {
      status: 200,
      versions: await versionViews(deps, rows),
      total: await countVersions(deps.db, ownerId, input.id),
    }
  }),
  read: os.read.handler(async ({ input, context }) => {
    const { ownerId } = await readingBlog(context, input)
    return { status: 200, ...(await readVersion(context.deps, ownerId, input)) }
  }),
  difference: os.difference.handler(async ({ input, context }) => {
    const { ownerId } = await readingBlog(context, input)
    const { blocks, addedWords, removedWords } = await compareVersions(context.deps, ownerId, input)
    return { status: 200, blocks, added_words: addedWords, removed_words: removedWords }
  }),
  keep: os.keep.handler(async ({ input, context }) => {
    const actor = await changingBlog(context, input)
    return { status: 200, version: await versionView(context.deps, await keepCurrent(context.deps, actor, input)) }
  }),
  rename: os.rename.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    return { status: 200, version: await versionView(context.deps, await renameVersion(context.deps, ownerId, input)) }
  }),
  restore: os.restore.handler(async ({ input, context }) => {
    const actor = await changingBlog(context, input)
    return { status: 200, version: await versionView(context.deps, await restoreVersion(context.deps, actor, input)) }
  }),
})
