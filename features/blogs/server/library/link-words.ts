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
  /** The sentence they are in, as it was read. */
  sentence: string
  /** Where in the sentence, UTF-16, end exclusive. */
  start: number
  end: number
  /** Empty to take the link away. */
  href: string
}

/** A link that is in a blog. */
export interface LinkToRemove {
  words: string
  href: string
}

/**
 * Makes words of a blog links, as one edit that open pages see; the text as it was is kept as a version first. Says of each
 * whether it was done: not where the sentence is not there anymore, or the words may hold no link (headings, code, words
 * that are linked already). Refuses `not-found` for what is not the owner's or in the trash.
 */
export function linkWords(deps: Deps, actor: Actor, blogId: string, links: readonly WordsToLink[]): Promise<boolean[]> {
  return changeLinks(
    deps,
    actor,
    blogId,
    links.map(({ href, ...words }) => ({ href, find: (document) => placeOf(document, { ...words, href }) })),
  )
}

/** Takes links out of a blog wherever they are now, as `linkWords` sets them. Says of each whether it was there. */
export function unlinkWords(
  deps: Deps,
  actor: Actor,
  blogId: string,
  links: readonly LinkToRemove[],
): Promise<boolean[]> {
  return changeLinks(
    deps,
    actor,
    blogId,
    links.map((link) => ({ href: '', find: (document) => placeOfLink(document, link) })),
  )
}

interface Place {
  from: number
  to: number
}

interface Change {
  href: string
  find: (document: Node) => Place | null
}

async function changeLinks(deps: Deps, actor: Actor, blogId: string, changes: readonly Change[]): Promise<boolean[]> {
  const blog = await findBlog(deps.db, actor.ownerId, blogId)
  if (!blog || blog.shelf === 'trash') return refuse('not-found')
  allow(actor, 'blog:edit', blog)
  const document = await readDocument(deps, actor, blogId)
  if (!document || !changed(document, changes).done.includes(true)) return changes.map(() => false)
  await keepCurrent(deps, actor, { id: blogId, reason: 'before-replacement' })
  const { value } = await collaborationOf(deps).change({ ...actor, blogId }, (ydoc) => {
    const { document: next, done } = changed(documentOfYDoc(ydoc), changes)
    if (done.includes(true)) writeIntoYDoc(ydoc, next)
    return done
  })
  return value
}

function changed(document: Node, changes: readonly Change[]): { document: Node; done: boolean[] } {
  const { link } = document.type.schema.marks
  let next = document
  const done = changes.map(({ href, find }) => {
    const place = link ? find(next) : null
    if (!link || !place) return false
    const change = new Transform(next).removeMark(place.from, place.to, link)
    next = href === '' ? change.doc : change.addMark(place.from, place.to, link.create({ href })).doc
    return true
  })
  return { document: next, done }
}

/** Where a link with these words is; words of several looks are several nodes with one link. */
function placeOfLink(document: Node, { words, href }: LinkToRemove): Place | null {
  let found: Place | null = null
  document.descendants((node, pos) => {
    if (found || node.type.name === 'footnotes') return false
    if (!node.isTextblock) return true
    let run: (Place & { text: string }) | null = null
    node.forEach((child, offset) => {
      const isLink = child.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === href)
      const from = pos + 1 + offset
      run = isLink && child.isText ? extended(run, { from, to: from + child.nodeSize, text: child.text ?? '' }) : null
      if (run?.text === words) found ??= { from: run.from, to: run.to }
    })
    return false
  })
  return found
}

function extended(run: (Place & { text: string }) | null, next: Place & { text: string }): Place & { text: string } {
  return run ? { from: run.from, to: next.to, text: run.text + next.text } : next
}

function placeOf(document: Node, { sentence, start, end, href }: WordsToLink): Place | null {
  let found: Place | null = null
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
function mayChange(document: Node, { from, to }: Place, href: string): boolean {
  const marks: Mark[] = []
  document.nodesBetween(from, to, (node) => {
    if (node.isText) marks.push(...node.marks)
  })
  const isLinked = marks.some(({ type }) => type.name === 'link')
  return href === '' ? isLinked : !isLinked && !marks.some(({ type }) => type.name === 'code')
}
