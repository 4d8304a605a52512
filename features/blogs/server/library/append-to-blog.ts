import { Fragment, type Node } from '@tiptap/pm/model'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { allow } from '../../../../platform/server/rights.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { markdownToDocument } from '../../document/read-markdown.ts'
import { documentOfYDoc } from '../../document/ydoc.ts'
import { citationRows } from '../citations/citation-rows.ts'
import { collaborationOf, writeIntoYDoc } from '../live/live-documents.ts'
import { storable } from '../storable.ts'
import { findBlog } from '../store/blog-store.ts'
import { putCitations } from '../store/citation-store.ts'
import { keepCurrent } from '../versions/versions.ts'
import type { CitedStretch } from './create-blog.ts'

/** Text for the end of a blog; `start` and `end` of a citation are offsets in it. */
interface Addition {
  markdown: string
  citations: CitedStretch[]
}

/**
 * Puts text at the end of a blog, as one edit that open pages see; the text as it was is kept as a version first. Refuses
 * `not-found` for what is not the owner's, and `in-trash`.
 */
export async function appendToBlog(deps: Deps, actor: Actor, blogId: string, addition: Addition): Promise<void> {
  const blog = (await findBlog(deps.db, actor.ownerId, blogId)) ?? refuse('not-found')
  allow(actor, 'blog:edit', blog)
  if (blog.shelf === 'trash') refuse('in-trash')
  const citations = addition.citations.map((citation) => ({ ...citation, id: citation.id ?? newId() }))
  const cited = citations.flatMap(({ id, start, end }) =>
    start === undefined || end === undefined ? [] : [{ id, start, end }],
  )
  const added = markdownToDocument(storable(addition.markdown), cited)
  await keepCurrent(deps, actor, { id: blogId, reason: 'before-replacement' })
  await putCitations(deps.db, citationRows(blog, citations, deps.clock.now()))
  await collaborationOf(deps).change({ ...actor, blogId }, (ydoc) =>
    writeIntoYDoc(ydoc, withAtEnd(documentOfYDoc(ydoc), added)),
  )
}

/** Both texts in one, footnotes last. The title of what is added is a heading among the others. */
function withAtEnd(document: Node, added: Node): Node {
  const [before, notesBefore] = parted(document)
  const [after, notesAfter] = parted(added)
  const isEmpty = before.length === 1 && before[0]?.isTextblock === true && before[0].content.size === 0
  const blocks = isEmpty ? after : [...before, ...after.map((block) => belowTitle(block, document))]
  const [first, ...more] = [...notesBefore, ...notesAfter]
  const notes = first ? [first.copy(more.reduce((all, { content }) => all.append(content), first.content))] : []
  return document.copy(Fragment.from([...blocks, ...notes]))
}

function parted(document: Node): [blocks: Node[], footnotes: Node[]] {
  const all = [...document.content.content]
  const isNotes = ({ type }: Node) => type.name === 'footnotes'
  return [all.filter((node) => !isNotes(node)), all.filter(isNotes)]
}

function belowTitle(block: Node, document: Node): Node {
  const isTitle = (node: Node | null) => node?.type.name === 'heading' && node.attrs.level === 1
  if (!isTitle(block) || !isTitle(document.firstChild)) return block
  return block.type.create({ ...block.attrs, level: 2 }, block.content, block.marks)
}
