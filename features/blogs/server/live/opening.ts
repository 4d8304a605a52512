import type { Deps } from '../../../../platform/server/deps.ts'
import type { refusalReasons } from '../../contract/fixed-values.ts'
import { ownerOf } from '../store/blog-store.ts'

/** Why a page may not open a document. Hocuspocus hands `reason` to the page; without a message it logs nothing. */
export class RefusedDocument extends Error {
  readonly reason: (typeof refusalReasons)[number]
  constructor(reason: (typeof refusalReasons)[number]) {
    super('')
    this.reason = reason
  }
}

/** Who wants to open a document. */
export interface Opener {
  userId: string
  dropSocket?: () => void
}

/** The owner of a blog that this person may write in. Throws `RefusedDocument`; a blog of others does not exist. */
export async function ownerForOpening(deps: Pick<Deps, 'db' | 'log'>, blogId: string, opener: Opener): Promise<string> {
  const blog = await ownerOf(deps.db, blogId).catch((error: unknown) => {
    deps.log.warn({ blogId, err: error }, 'document not opened, the database did not answer')
    // a refusal alone would be final for the page; a lost connection makes it come back
    opener.dropSocket?.()
    throw new RefusedDocument('try-again')
  })
  if (!blog || blog.ownerId !== opener.userId) throw new RefusedDocument('not-found')
  if (blog.shelf === 'trash') throw new RefusedDocument('in-trash')
  return blog.ownerId
}
