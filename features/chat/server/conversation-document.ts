import { newId } from '../../../platform/server/ids.ts'
import { markdownToDocument, type Node } from '../../blogs/document/index.ts'
import { type CitationRow, citationRows, storable } from '../../blogs/server/index.ts'
import type { AnswerCitationShape } from '../contract.ts'
import { markdownOf } from '../markdown-of.ts'
import type { Snapshot } from './tables.ts'

/** A conversation as a document with its title, and the citations of its marks. HTML in an answer stays words. */
export function conversationDocument(
  { id, ownerId }: { id: string; ownerId: string },
  { title, messages }: Snapshot,
  now: Date,
): { document: Node; citations: CitationRow[] } {
  const head = `# ${title.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&')}\n\n`
  const { markdown, citations } = markdownOf([
    { role: 'answer', text: head, citations: [] },
    ...beneath(title, messages),
  ])
  const own = citations.map((citation) => ({ ...citation, id: newId() }))
  return {
    document: markdownToDocument(storable(markdown), own),
    citations: citationRows({ id, ownerId }, own.map(asNewCitation), now),
  }
}

/** What follows the title: a question that is the title, and the only one, is not said again. */
function beneath(title: string, messages: Snapshot['messages']): Snapshot['messages'] {
  const [first, ...later] = messages
  const isSaid = first?.role === 'question' && first.text.trim() === title.trim()
  return isSaid && later.every(({ role }) => role === 'answer') ? later : messages
}

/** A citation as blogs take it. */
export function asNewCitation({ url, date: _date, ...citation }: AnswerCitationShape) {
  return { ...citation, url: url ?? undefined }
}
