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

type Rendered = Pick<ShownText, 'title' | 'words' | 'html' | 'pictureIds' | 'firstPicture'> & { beginning: string }

/** Rendered texts of links that were opened lately, so that a link that goes round is not rendered for everybody. */
const rendered = new Map<string, { of: string; text: Rendered }>()
const MAX_RENDERED = 100

/** What a link shows now; null when its blog is gone or in the trash. */
export async function shownText({ db }: Pick<Deps, 'db'>, share: ShareRow): Promise<ShownText | null> {
  const blog = await findBlog(db, share.ownerId, share.blogId)
  if (!blog || blog.shelf === 'trash') return null
  const citations = share.withCitations ? await listCitations(db, share.ownerId, share.blogId) : null
  const text = await renderedText({ db }, share, citations)
  if (!text) return null
  const meta = metaFieldsOf(blog)
  const { beginning, ...shown } = text
  return {
    ...shown,
    description: meta.description,
    author: (await personById(db, blog.authorId))?.name ?? '',
    languageTag: tagOfText(beginning, meta.language),
    updatedAt: share.snapshot ? share.takenAt : blog.updatedAt,
  }
}

async function renderedText(
  { db }: Pick<Deps, 'db'>,
  share: ShareRow,
  citations: CitationRow[] | null,
): Promise<Rendered | null> {
  const revision = share.snapshot
    ? createHash('sha256').update(share.snapshot).digest('base64')
    : await revisionOf(db, share.ownerId, share.blogId)
  const of = JSON.stringify([revision, citations])
  const known = rendered.get(share.id)
  if (known?.of === of) return known.text
  const document = share.snapshot ? unpackDocument(share.snapshot) : await storedDocument({ db }, share)
  if (!document) return null
  const text = render(share, document, citations)
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
  citations: CitationRow[] | null,
): Rendered {
  const pictureIds = new Set<string>()
  const html = sanitise(documentToHtml(asRead(document, citations))).replace(
    new RegExp(`(<img[^>]* src=")${pictureAddress('([\\w-]+)')}"`, 'g'),
    (_, before: string, id: string) => {
      pictureIds.add(id)
      return `${before}/share-blog/${share.id}/pictures/${id}"`
    },
  )
  const { title, words, text } = derive(document)
  return {
    title,
    words,
    beginning: text.slice(0, 2_000),
    html,
    pictureIds,
    firstPicture: /<img[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null,
  }
}
