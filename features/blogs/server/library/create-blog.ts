import type { Node } from '@tiptap/pm/model'
import { encodeStateAsUpdate } from 'yjs'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { projectFor } from '../../../projects/server/index.ts'
import { MetaData, type NewCitationShape, type VersionReason } from '../../contract.ts'
import { markdownToDocument } from '../../document/read-markdown.ts'
import { documentSchema, emptyDocument } from '../../document/schema.ts'
import { documentToYDoc } from '../../document/ydoc.ts'
import { citationRows } from '../citations/citation-rows.ts'
import { derive } from '../derived.ts'
import { storable, storableJson } from '../storable.ts'
import { type BlogRow, findByCreationKey, insertBlog, writeWords } from '../store/blog-store.ts'
import { insertBody } from '../store/body-store.ts'
import { putCitations } from '../store/citation-store.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { documentFromHtml } from './document-from-html.ts'

/** A citation of a new blog; `start` and `end` lay it over that stretch of `markdown` (UTF-16 offsets, end exclusive). */
export type CitedStretch = NewCitationShape & { start?: number; end?: number }

/** What a new blog begins with. At most one of `document`, `html`, `markdown`; none of them is an empty page. */
export interface NewBlog {
  /** Becomes the first heading where the text does not begin with one of level 1. */
  title?: string | undefined
  document?: Node
  html?: string | undefined
  markdown?: string | undefined
  citations?: CitedStretch[]
  meta?: Record<string, unknown>
  /** The owner's default project where none is named. */
  projectId?: string | null | undefined
  /** The same key of the same owner makes one blog, however often it is asked for. */
  key?: string
  reason?: VersionReason
  about?: Partial<Pick<BlogRow, 'inputType' | 'style' | 'userInput' | 'tags'>>
}

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'files'>

/**
 * Makes a blog: its text, first version, citations and search words, all or nothing. Refuses `not-found` for a project
 * that is not the owner's, `invalid` and `too-large` for HTML that cannot be read.
 */
export async function createBlog(deps: Needs, actor: Actor, input: NewBlog): Promise<BlogRow> {
  const known = input.key ? await findByCreationKey(deps.db, actor.ownerId, input.key) : null
  if (known) return known
  const project = await projectFor(deps, actor, input.projectId)
  const citations = (input.citations ?? []).map((citation) => ({ ...citation, id: citation.id ?? newId() }))
  const document = withTitle(await documentOf(deps, actor, input, citations), input.title)
  return deps.transaction(async () => {
    const again = input.key ? await findByCreationKey(deps.db, actor.ownerId, input.key) : null
    if (again) return again
    const row = newRow(deps, actor, input, { document, projectId: project.id })
    await insertBlog(deps.db, row)
    await insertText(deps, row, document)
    await putCitations(deps.db, citationRows(row, citations, deps.clock.now()))
    const derived = { title: row.title, words: row.words }
    const { number } = await keepVersion(
      deps,
      { blogId: row.id, ownerId: row.ownerId },
      { document, derived, reason: input.reason ?? 'created', authorId: actor.userId },
    )
    return { ...row, version: number }
  })
}

async function documentOf(
  deps: Needs,
  actor: Actor,
  input: NewBlog,
  citations: (CitedStretch & { id: string })[],
): Promise<Node> {
  if (input.document) return input.document
  if (input.html !== undefined) return documentFromHtml(deps, actor, input.html)
  if (input.markdown === undefined) return input.title ? emptyDocument() : titlePage()
  const cited = citations.flatMap(({ id, start, end }) =>
    start === undefined || end === undefined ? [] : [{ id, start, end }],
  )
  return markdownToDocument(storable(input.markdown), cited)
}

/** A page whose first line is its title, still to be written. */
function titlePage(): Node {
  return documentSchema.node('doc', null, [documentSchema.node('heading', { level: 1 })])
}

function withTitle(document: Node, title: string | undefined): Node {
  const words = storable(title ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const first = document.firstChild
  if (!words || (first?.type.name === 'heading' && first.attrs.level === 1)) return document
  const heading = documentSchema.node('heading', { level: 1 }, [documentSchema.text(words)])
  return document.copy(document.content.addToStart(heading))
}

function newRow(
  { clock }: Needs,
  actor: Actor,
  input: NewBlog,
  { document, projectId }: { document: Node; projectId: string },
): BlogRow {
  const { title, excerpt, words } = derive(document)
  const now = clock.now()
  const { inputType = 'blog', style = '', userInput = {}, tags = [] } = input.about ?? {}
  return {
    id: newId(),
    ownerId: actor.ownerId,
    authorId: actor.userId,
    projectId,
    title,
    excerpt,
    words,
    state: 'draft',
    shelf: 'active',
    shelfBefore: null,
    trashedAt: null,
    tags,
    version: 0,
    inputType: storable(inputType),
    outputType: 'blog',
    style: storable(style),
    userInput: storableJson(userInput),
    // without a language, the text's beginning says which it is
    meta: storableJson({ ...MetaData.parse(input.meta ?? {}), language: input.meta?.language ?? '' }),
    creationKey: input.key ?? null,
    createdAt: now,
    updatedAt: now,
  }
}

async function insertText({ db }: Needs, { id: blogId, ownerId, title }: BlogRow, document: Node): Promise<void> {
  const { text } = derive(document)
  await insertBody(db, { blogId, ownerId, ydoc: encodeStateAsUpdate(documentToYDoc(document)), text, revision: 1 })
  await writeWords(db, ownerId, blogId, title, text)
}
