import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { createBlog } from '../../blogs/server/index.ts'
import { titledAnswer } from '../blog-title.ts'
import { withoutPictures } from '../markdown-of.ts'
import type { ChatRow } from './chat-store.ts'
import { asNewCitation } from './conversation-document.ts'
import { answerIn } from './reading.ts'

/** Makes a blog of an answer, with its citations, in the conversation's project. Refuses an answer without a word. */
export async function saveAnswer(deps: Deps, actor: Actor, chat: ChatRow, messageId: string): Promise<string> {
  const { question, answer } = await answerIn(deps, chat, messageId)
  if (!answer.text.trim()) refuse('nothing-written')
  const { title, markdown, citations } = titledAnswer(question.text, {
    markdown: withoutPictures(answer.text),
    citations: answer.citations,
    language: contentLanguageOf(answer.language),
  })
  const blog = await createBlog(deps, actor, {
    title,
    markdown,
    citations: citations.map(asNewCitation),
    meta: { language: answer.language },
    projectId: chat.projectId,
  })
  return blog.id
}
