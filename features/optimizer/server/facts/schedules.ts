import type { Deps } from '../../../../platform/server/deps.ts'
import type { Schedule } from '../../../../platform/server/plug-points.ts'
import { blogsAmong } from '../../../blogs/server/index.ts'
import { checksOfBlogs, removeChecks } from './store.ts'

const AT_ONCE = 500

/** Forgets the claims of blogs that were deleted permanently. */
export const keepFacts: Schedule = {
  name: 'keep-facts',
  cron: '53 3 * * *',
  async run({ db, log }: Deps) {
    let removed = 0
    let after = ''
    for (;;) {
      const checks = await checksOfBlogs(db, after, AT_ONCE)
      const last = checks.at(-1)
      if (!last) break
      after = last.id
      for (const [ownerId, own] of Map.groupBy(checks, (check) => check.ownerId)) {
        const blogIds = own.flatMap(({ blogId }) => blogId ?? [])
        const present = new Set((await blogsAmong(db, ownerId, blogIds)).map(({ id }) => id))
        const orphans = own.filter(({ blogId }) => blogId !== null && !present.has(blogId)).map(({ id }) => id)
        await removeChecks(db, orphans)
        removed += orphans.length
      }
    }
    if (removed > 0) log.info({ removed }, 'claims of deleted blogs forgotten')
  },
}
