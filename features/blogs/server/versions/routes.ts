import { implementing } from '../../../../platform/server/plug-points.ts'
import { versionCalls } from '../../contract/versions.ts'
import { changingBlog, readingBlog } from '../library/acting-on-blog.ts'
import {
  compareVersions,
  keepCurrent,
  listedVersions,
  readVersion,
  renameVersion,
  restoreVersion,
  versionView,
} from './versions.ts'

const os = implementing(versionCalls)

/** The calls about versions. */
export const versionRoutes = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const actor = await readingBlog(context, input)
    return { status: 200, ...(await listedVersions(context.deps, actor, input)) }
  }),
  read: os.read.handler(async ({ input, context }) => {
    const actor = await readingBlog(context, input)
    return { status: 200, ...(await readVersion(context.deps, actor, input)) }
  }),
  difference: os.difference.handler(async ({ input, context }) => {
    const actor = await readingBlog(context, input)
    const { blocks, addedWords, removedWords } = await compareVersions(context.deps, actor, input)
    return { status: 200, blocks, added_words: addedWords, removed_words: removedWords }
  }),
  keep: os.keep.handler(async ({ input, context }) => {
    const actor = await changingBlog(context, input)
    return { status: 200, version: await versionView(context.deps, await keepCurrent(context.deps, actor, input)) }
  }),
  rename: os.rename.handler(async ({ input, context }) => {
    const actor = await changingBlog(context, input)
    return { status: 200, version: await versionView(context.deps, await renameVersion(context.deps, actor, input)) }
  }),
  restore: os.restore.handler(async ({ input, context }) => {
    const actor = await changingBlog(context, input)
    return { status: 200, version: await versionView(context.deps, await restoreVersion(context.deps, actor, input)) }
  }),
})
