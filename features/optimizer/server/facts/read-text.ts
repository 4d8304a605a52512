import { contentLanguageOf, htmlToPage, type Page } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { type BlogText, blogText } from '../../../blogs/server/index.ts'
import { type ReadSentence, readSentences } from '../../facts/read-sentences.ts'
import { textToPage } from '../../text-page.ts'
import type { CheckRow } from './store.ts'

/** The text of a check as it is now. */
export interface CheckedText {
  title: string
  page: Page
  sentences: ReadSentence[]
}

/** Reads the text of a check: a blog's again, any other as it was given. 404 for a blog that is gone. */
export async function readChecked(
  deps: Deps,
  check: Pick<CheckRow, 'ownerId' | 'blogId' | 'text' | 'title' | 'language'>,
): Promise<CheckedText> {
  const language = contentLanguageOf(check.language)
  if (check.blogId === null) {
    const page = textToPage(check.text)
    return { title: check.title, page, sentences: readSentences(page, language) }
  }
  const blog = (await blogText(deps, check, check.blogId)) ?? refuse('not-found')
  const page = blogPage(blog)
  return { title: blog.title, page, sentences: readSentences(page, language) }
}

/** The running text of a blog: notes are themselves the evidence. */
export function blogPage({ html }: Pick<BlogText, 'html'>): Page {
  const notes = html.indexOf('<section data-footnotes')
  return htmlToPage(notes < 0 ? html : html.slice(0, notes))
}
