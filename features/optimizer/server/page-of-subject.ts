import type { Page } from '../../../engines/text/index.ts'
import { subjectToPage } from '../text-page.ts'
import { blogPage } from './facts/read-text.ts'
import type { Subject } from './read-subject.ts'

/** The running text of a subject: of a blog without its notes. */
export function pageOfSubject(subject: Subject): Page {
  return subject.blogId ? blogPage(subject) : subjectToPage(subject)
}
