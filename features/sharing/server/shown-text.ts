import { createHash } from 'node:crypto'
import { tagOfText } from '../../../engines/text/index.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { personById } from '../../accounts/server/index.ts'
import { documentToHtml } from '../../blogs/document/index.ts'
import {
  asRead,
  type CitationRow,
  derive,
  documentOfState,
  findBlog,
  listCitations,
  metaFieldsOf,
  pictureAddress,
  readBody,
  revisionOf,
  sanitise,
  unpackDocument,
} from '../../blogs/server/index.ts'
import type { ShareRow } from './share-store.ts'

/** What a share link shows, with pictures led through the link itself. */
export interface ShownText {
  title: string
  description: string
  author: string
  languageTag: string
  updatedAt: Date
  words: number
  html: string
  /** Ids of our pictures in it: those that the link may show. */
  pictureIds: ReadonlySet<string>
  /** Address of its first picture, ours as a path. */
  firstPicture: string | null
}

type Rendered = Pick<ShownText, 'title' | 'languageTag' | 'words' | 'html' | 'pictureIds' | 'firstPicture'>

/** What its notes say, and the language that its writer chose, by name. */
interface Dress {
  citations: CitationRow[] | null
  language: string
}

/** Rendered texts of links that were opened lately, so that a link that goes round is not rendered for everybody. */
const rendered = new Map<string, { of: string; text: Rendered }>()
const MAX_RENDERED = 100

/** What a link shows now; null when its blog is gone or in the trash. */
export async function shownText({ db }: Pick<Deps, 'db'>, share: ShareRow): Promise<ShownText | null> {
  const blog = await findBlog(db, share.ownerId, share.blogId)
  if (!blog || blog.shelf === 'trash') return null
  const citations = share.withCitations ? await listCitations(db, share.ownerId, share.blogId) : null
  const meta = metaFieldsOf(blog)
  const text = await renderedText({ db }, share, { citations, language: meta.language })
  if (!text) return null
  return {
    ...text,
    description: meta.description,
    author: (await personById(db, blog.authorId))?.name ?? '',
    updatedAt: share.snapshot ? share.takenAt : blog.updatedAt,
  }
}

async function renderedText({ db }: Pick<Deps, 'db'>, share: ShareRow, dress: Dress): Promise<Rendered | null> {
  const revision = share.snapshot
    ? createHash('sha256').update(share.snapshot).digest('base64')
    : await revisionOf(db, share.ownerId, share.blogId)
  const of = JSON.stringify([revision, dress])
  const known = rendered.get(share.id)
  if (known?.of === of) return known.text
  const document = share.snapshot ? unpackDocument(share.snapshot) : await storedDocument({ db }, share)
  if (!document) return null
  const text = render(share, document, dress)
  rendered.delete(share.id)
  rendered.set(share.id, { of, text })
  const [oldest] = rendered.keys()
  if (rendered.size > MAX_RENDERED && oldest !== undefined) rendered.delete(oldest)
  return text
}

async function storedDocument({ db }: Pick<Deps, 'db'>, share: ShareRow) {
  const body = await readBody(db, share.ownerId, share.blogId)
  return body && documentOfState(body.ydoc)
}

function render(
  share: ShareRow,
  document: ReturnType<typeof documentOfState>,
  { citations, language }: Dress,
): Rendered {
  const { title, words, text } = derive(document)
  const languageTag = tagOfText(text, language)
  const pictureIds = new Set<string>()
  const html = sanitise(documentToHtml(asRead(document, citations, languageTag))).replace(
    new RegExp(`(<img[^>]* src=")${pictureAddress('([\\w-]+)')}"`, 'g'),
    (_, before: string, id: string) => {
      pictureIds.add(id)
      return `${before}/share-blog/${share.id}/pictures/${id}"`
    },
  )
  return {
    title,
    languageTag,
    words,
    html,
    pictureIds,
    firstPicture: /<img[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null,
  }
}
