import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { decodeText } from '../../../../platform/server/fetch/charset.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { MetaFields, Tag } from '../../../blogs/contract.ts'
import { documentTitle, markdownToDocument, type Node } from '../../../blogs/document/index.ts'
import {
  type BlogRow,
  createBlog,
  documentFromHtml,
  hasWords,
  type NewBlog,
  storable,
  withMetaFields,
} from '../../../blogs/server/index.ts'
import { type FrontMatter, splitFrontMatter } from './front-matter.ts'
import { readForeign } from './import-thread.ts'
import { pictureAddresses, withPictures } from './place-pictures.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'transaction'>

const MAX_TAGS = 50

/** A file that somebody sent, whole. */
interface Upload {
  /** As its sender calls it; only ever shown, never a path. */
  name: string
  bytes: Uint8Array
}

/**
 * Makes a blog of a file: Word (.docx), Markdown, HTML or plain text. What it is is told by its bytes where they tell, else
 * by its name. Refuses `unsupported-type`, `file-empty`, `file-no-text` and what cannot be read.
 */
export async function importFile(deps: Needs, actor: Actor, file: Upload & { projectId: string }): Promise<BlogRow> {
  if (file.bytes.byteLength === 0) refuse('file-empty')
  const { document, head } = await documentOfFile(deps, actor, file)
  if (!hasWords(document)) refuse('file-no-text')
  const named = file.name.replace(/\.[^.]{1,8}$/, '').trim()
  const title = documentTitle(document) ? undefined : head?.text.title || named || undefined
  return createBlog(deps, actor, {
    document,
    title,
    projectId: file.projectId,
    reason: 'imported',
    ...fromHead(head),
  })
}

/** What the head of a file says for the meta panel; what does not fit there is left out. */
function fromHead(head: FrontMatter | undefined): Pick<NewBlog, 'meta' | 'about'> {
  const { text = {}, lists = {} } = head ?? {}
  const { title, description, slug, summary } = text
  const keywords = (lists.keywords ?? text.keywords?.split(','))?.map((word) => word.trim())
  const meta = Object.entries({ title, description, slug, summary, keywords }).filter(
    ([name, value]) => value !== undefined && MetaFields.partial().safeParse({ [name]: value }).success,
  )
  const tags = (lists.tags ?? text.tags?.split(',') ?? []).filter((tag) => Tag.safeParse(tag).success)
  return {
    meta: withMetaFields({}, Object.fromEntries(meta)),
    about: { inputType: 'import', tags: [...new Set(tags.map((tag) => tag.trim()))].slice(0, MAX_TAGS) },
  }
}

/** A document, and what was in the head before it where there was one. */
interface ReadFile {
  document: Node
  head?: FrontMatter
}

async function documentOfFile(deps: Needs, actor: Owner, { name, bytes }: Upload): Promise<ReadFile> {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (startsWith(bytes, 'PK')) return { document: await documentOfDocx(deps, actor, bytes) }
  if (ending === 'docx') refuse('file-type-mismatch', { named: 'a Word document', found: 'something else' })
  if (
    startsWith(bytes, '\xd0\xcf\x11\xe0') ||
    startsWith(bytes, '%PDF') ||
    startsWith(bytes, '{\\rtf') ||
    (bytes.subarray(0, 4_096).includes(0) && !isUtf16(bytes))
  ) {
    refuse('unsupported-type', {
      message: 'You can import .docx, .md, .html, and .txt files. Add other files as sources.',
    })
  }
  const text = storable(decodeText(bytes, ending === 'html' || ending === 'htm' ? 'text/html' : 'text/plain'))
  if (ending === 'html' || ending === 'htm' || /^\s*(?:<!doctype html|<html[\s>])/i.test(text))
    return { document: await documentFromHtml(deps, actor, text) }
  const { head, body } = splitFrontMatter(text)
  return { document: await documentOfMarkdown(deps, actor, body), head }
}

async function documentOfDocx(deps: Needs, actor: Owner, bytes: Uint8Array): Promise<Node> {
  const { html, pictures } = await readForeign({ kind: 'docx', bytes })
  const addresses = await pictureAddresses(deps, actor, pictures)
  return documentFromHtml(deps, actor, withPictures(html, addresses))
}

/** Pictures that are in Markdown as data become files of the owner, as in HTML. */
async function documentOfMarkdown(deps: Needs, actor: Owner, markdown: string): Promise<Node> {
  const found = [...markdown.matchAll(/data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=]+)/g)]
  const bytes = found.map((match) => new Uint8Array(Buffer.from(match[1] ?? '', 'base64')))
  const addresses = await pictureAddresses(deps, actor, bytes)
  let index = 0
  return markdownToDocument(
    markdown.replace(/data:image\/[\w.+-]+;base64,[A-Za-z0-9+/=]+/g, () => addresses[index++] ?? ''),
  )
}

function startsWith(bytes: Uint8Array, sign: string): boolean {
  return [...sign].every((letter, at) => bytes[at] === letter.charCodeAt(0))
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}
