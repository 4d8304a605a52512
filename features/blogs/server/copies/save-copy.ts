import type { Doc } from 'yjs'
import type { z } from 'zod'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { inTurn } from '../../../../platform/server/in-turn.ts'
import { allow } from '../../../../platform/server/rights.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { projectFor } from '../../../projects/server/index.ts'
import type { copyCalls } from '../../contract/copies.ts'
import { derive, hasWords } from '../derived.ts'
import { createBlog } from '../library/create-blog.ts'
import { documentFromHtml } from '../library/document-from-html.ts'
import { collaborationOf, writeIntoYDoc } from '../live/live-documents.ts'
import { laterThan } from '../live/store-document.ts'
import { storable, storableJson } from '../storable.ts'
import { type BlogFacts, type BlogRow, findBlog, lockBlog, updateBlog } from '../store/blog-store.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { copyView } from './copy-view.ts'

/** What a program sends to save a blog. */
export type CopyToSave = z.output<(typeof copyCalls)['save']['~orpc']['inputSchema'] & z.ZodType>

/** What a program learns of its save. */
export interface SavedAs {
  id: string
  updatedAt: Date
  version: number
}

/**
 * Saves a blog for a program: creates it, changes text or facts of the one that `save_id` names, or moves it. Pages that
 * have it open see an edit. A save is in the database as a whole, text, facts and version, or not at all. Refuses `not-enough-words`, `not-found`, and `conflict` with the stored blog when the program
 * had read an older state.
 */
export async function saveCopy(deps: Deps, actor: Actor, input: CopyToSave): Promise<SavedAs> {
  if (!input.save_id) return createCopy(deps, actor, input)
  return inTurn(input.save_id, () => changeCopy(deps, actor, { ...input, save_id: input.save_id ?? '' }))
}

async function createCopy(deps: Deps, actor: Actor, input: CopyToSave): Promise<SavedAs> {
  const document = await documentOf(deps, actor, input.copy_to_save ?? '')
  const { inputType, style, userInput } = factsOf(input)
  const about = {
    ...(inputType === undefined ? {} : { inputType }),
    ...(style === undefined ? {} : { style }),
    ...(userInput === undefined ? {} : { userInput }),
  }
  return createBlog(deps, actor, {
    document,
    meta: input.meta_data ?? {},
    projectId: input.project_id,
    reason: 'saved',
    about,
  })
}

async function changeCopy(deps: Deps, actor: Actor, input: CopyToSave & { save_id: string }): Promise<SavedAs> {
  const { save_id: id, copy_to_save: html } = input
  const blog = await liveBlog(deps, actor, id)
  allow(actor, 'blog:edit', blog)
  const facts = await movedTo(deps, actor, input)
  const hasFacts = Object.keys(facts).length > 0
  if (html === undefined && !hasFacts) refuse('not-enough-words')
  await refuseStale(deps, actor, blog, input.last_updated)
  if (html !== undefined) return replaceText(deps, actor, { id, html, facts })
  await updateBlog(deps.db, actor.ownerId, id, facts)
  return { id, updatedAt: blog.updatedAt, version: blog.version }
}

async function liveBlog(deps: Deps, { ownerId }: Owner, id: string): Promise<BlogRow> {
  await collaborationOf(deps).flush(id)
  const blog = await findBlog(deps.db, ownerId, id)
  return blog && blog.shelf !== 'trash' ? blog : refuse('not-found')
}

async function refuseStale(deps: Deps, actor: Actor, blog: BlogRow, readAt: string | null | undefined): Promise<void> {
  if (!readAt || new Date(readAt) >= blog.updatedAt) return
  refuse('conflict', { body: { stored: await copyView(deps, actor, blog) } })
}

async function replaceText(
  deps: Deps,
  actor: Actor,
  { id, html, facts }: { id: string; html: string; facts: BlogFacts },
): Promise<SavedAs> {
  const document = await documentOf(deps, actor, html)
  const version = async () => {
    const blog = (await lockBlog(deps.db, actor.ownerId, id)) ?? refuse('not-found')
    // The same text again changes nothing of the document, but it is a save all the same.
    const updatedAt = laterThan(blog.updatedAt, deps.clock.now())
    await updateBlog(deps.db, actor.ownerId, id, { ...facts, updatedAt })
    const owner = { blogId: id, ownerId: actor.ownerId }
    const { number } = await keepVersion(deps, owner, {
      document,
      derived: derive(document),
      reason: 'saved',
      authorId: actor.userId,
    })
    return { id, updatedAt, version: number }
  }
  const write = (ydoc: Doc) => writeIntoYDoc(ydoc, document)
  const { beside } = await collaborationOf(deps).change({ ...actor, blogId: id }, write, version)
  return beside ?? refuse('internal')
}

async function documentOf(deps: Deps, actor: Actor, html: string) {
  if (html.trim() === '') refuse('not-enough-words')
  const document = await documentFromHtml(deps, actor, html)
  return hasWords(document) ? document : refuse('not-enough-words')
}

async function movedTo(deps: Deps, actor: Actor, input: CopyToSave): Promise<BlogFacts> {
  const project = input.project_id ? await projectFor(deps, actor, input.project_id) : null
  return { ...factsOf(input), ...(project ? { projectId: project.id } : {}) }
}

function factsOf({ input_type, style, user_input, meta_data }: CopyToSave): BlogFacts {
  return {
    ...(input_type === undefined ? {} : { inputType: storable(input_type) }),
    ...(style === undefined ? {} : { style: storable(style) }),
    ...(user_input === undefined ? {} : { userInput: storableJson(user_input) }),
    ...(meta_data === undefined ? {} : { meta: storableJson(meta_data) }),
  }
}
