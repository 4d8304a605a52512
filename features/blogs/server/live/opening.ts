import { type Member, may } from '../../../../platform/contract/policy.ts'
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
  member: Member
  dropSocket?: () => void
}

/** What a page may do with a document that it opens. */
export interface Opening {
  ownerId: string
  canWrite: boolean
}

/** Opens a blog for those who may read it. Throws `RefusedDocument`; a blog that one may not read does not exist. */
export async function openingOf(
  deps: Pick<Deps, 'db' | 'log'>,
  blogId: string,
  { member, dropSocket }: Opener,
): Promise<Opening> {
  const blog = await ownerOf(deps.db, blogId).catch((error: unknown) => {
    deps.log.warn({ blogId, err: error }, 'document not opened, the database did not answer')
    // a refusal alone would be final for the page; a lost connection makes it come back
    dropSocket?.()
    throw new RefusedDocument('try-again')
  })
  if (!blog || !may(member, 'blog:read', blog)) throw new RefusedDocument('not-found')
  if (blog.shelf === 'trash') throw new RefusedDocument('in-trash')
  return { ownerId: blog.ownerId, canWrite: may(member, 'blog:edit', blog) }
}
