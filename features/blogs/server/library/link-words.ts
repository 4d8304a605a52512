import type { Mark, Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { allow } from '../../../../platform/server/rights.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { documentOfYDoc } from '../../document/ydoc.ts'
import { collaborationOf, readDocument, writeIntoYDoc } from '../live/live-documents.ts'
import { findBlog } from '../store/blog-store.ts'
import { keepCurrent } from '../versions/versions.ts'

/** Words of a blog that become a link, or stop being one. */
export interface WordsToLink {
  blogId: string
  /** The sentence they are in, as it was read. */
  sentence: string
  /** Where in the sentence, UTF-16, end exclusive. */
  start: number
  end: number
  /** Empty to take the link away. */
  href: string
}

/**
 * Makes words of a blog a link, as one edit that open pages see; the text as it was is kept as a version first. False where
 * the sentence is not there anymore, or the words may hold no link (headings, code, words that are linked already).
 * Refuses `not-found` for what is not the owner's or in the trash.
 */
export async function linkWords(deps: Deps, actor: Actor, words: WordsToLink): Promise<boolean> {
  const blog = await findBlog(deps.db, actor.ownerId, words.blogId)
  if (!blog || blog.shelf === 'trash') return refuse('not-found')
  allow(actor, 'blog:edit', blog)
  const document = await readDocument(deps, actor, words.blogId)
  if (!document || !linked(document, words)) return false
  await keepCurrent(deps, actor, { id: words.blogId, reason: 'before-replacement' })
  const { value } = await collaborationOf(deps).change({ ...actor, blogId: words.blogId }, (ydoc) => {
    const changed = linked(documentOfYDoc(ydoc), words)
    if (changed) writeIntoYDoc(ydoc, changed)
    return changed !== null
  })
  return value
}

function linked(document: Node, words: WordsToLink): Node | null {
  const { link } = document.type.schema.marks
  const place = placeOf(document, words)
  if (!link || !place) return null
  const change = new Transform(document).removeMark(place.from, place.to, link)
  return words.href === '' ? change.doc : change.addMark(place.from, place.to, link.create({ href: words.href })).doc
}

function placeOf(document: Node, { sentence, start, end, href }: WordsToLink): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null
  document.descendants((node, pos) => {
    if (found || node.type.name === 'footnotes') return false
    if (!node.isTextblock) return true
    if (node.type.name === 'heading' || node.type.spec.code) return false
    const { text, places } = readBlock(node, pos + 1)
    const at = text.indexOf(sentence)
    const [from, last] = [places[at + start], places[at + end - 1]]
    if (at < 0 || from === undefined || last === undefined) return false
    if (mayChange(document, { from, to: last + 1 }, href)) found = { from, to: last + 1 }
    return false
  })
  return found
}

/** The characters of a block without what suggestions would add, and the document position of each. */
function readBlock(block: Node, pos: number): { text: string; places: number[] } {
  let text = ''
  const places: number[] = []
  block.forEach((child, offset) => {
    if (child.marks.some(({ type }) => type.name === 'insertion')) return
    const piece = child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ''
    for (let index = 0; index < piece.length; index++) places.push(pos + offset + index)
    text += piece
  })
  return { text, places }
}

/** A new link is on no link and no code; one that is taken away has to be there. */
function mayChange(document: Node, { from, to }: { from: number; to: number }, href: string): boolean {
  const marks: Mark[] = []
  document.nodesBetween(from, to, (node) => {
    if (node.isText) marks.push(...node.marks)
  })
  const isLinked = marks.some(({ type }) => type.name === 'link')
  return href === '' ? isLinked : !isLinked && !marks.some(({ type }) => type.name === 'code')
}
