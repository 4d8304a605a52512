import type { Deps } from '../../../../platform/server/deps.ts'
import type { Schedule } from '../../../../platform/server/plug-points.ts'
import { derive } from '../derived.ts'
import { documentOfState } from '../live/live-documents.ts'
import { blogsWithOldWords, noteWords } from '../store/blog-store.ts'
import { readBody } from '../store/body-store.ts'

const AT_ONCE = 25
/** Blogs of one run: some seconds of work. */
const MOST = 500

/** Counts the words of blogs again that were counted with footnotes, captions, and cards, until none is left. */
export const recountWords: Schedule = {
  name: 'recount-words',
  cron: '*/10 * * * *',
  async run({ db, log }: Deps) {
    let recounted = 0
    while (recounted < MOST) {
      const some = await blogsWithOldWords(db, AT_ONCE)
      for (const blog of some) {
        const body = await readBody(db, blog.ownerId, blog.id)
        await noteWords(db, blog, body && derive(documentOfState(body.ydoc)).words)
        // documents are parsed on the thread that answers
        await new Promise((resolve) => setImmediate(resolve))
      }
      recounted += some.length
      if (some.length < AT_ONCE) break
    }
    if (recounted > 0) log.info({ recounted }, 'words of older blogs counted again')
  },
}
