import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { withoutSuggestions } from '../../document/settle.ts'
import { documentToHtml } from '../../document/write-html.ts'
import { derive } from '../derived.ts'
import { readDocument } from '../live/live-documents.ts'
import { sanitise } from '../sanitise.ts'
import { findBlog } from '../store/blog-store.ts'
import { metaFieldsOf } from './blog-view.ts'

/** A blog's text for other areas. */
export interface BlogText {
  id: string
  title: string
  text: string
  /** Clean HTML without open suggestions. */
  html: string
  words: number
  /** As its meta panel names it. */
  language: string
  projectId: string | null
  /** When the text was changed last. */
  updatedAt: Date
}

/** The text of a blog as it is now; null when the owner has no such blog outside the trash. */
export async function blogText(deps: Deps, actor: Owner, id: string): Promise<BlogText | null> {
  const blog = await findBlog(deps.db, actor.ownerId, id)
  const document = blog && blog.shelf !== 'trash' ? await readDocument(deps, actor, id) : null
  if (!blog || !document) return null
  const { title, text, words } = derive(document)
  return {
    id,
    title,
    text,
    words,
    language: metaFieldsOf(blog).language,
    html: sanitise(documentToHtml(withoutSuggestions(document))),
    projectId: blog.projectId,
    updatedAt: blog.updatedAt,
  }
}
