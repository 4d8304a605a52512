import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { passagesOf, readUrlNow, sourcesOf } from '../../assets/server/index.ts'
import { blogText } from '../../blogs/server/index.ts'
import type { SubjectShape } from '../contract/subject.ts'
import { nameOfText } from '../name-of-text.ts'
import { textToPage } from '../text-page.ts'

/** What is checked, as it is now. */
export interface Subject {
  title: string
  text: string
  /** Clean HTML where there is any; empty otherwise. */
  html: string
  /** A content language, as far as it is known. */
  language: string | null
  url: string | null
  /** ISO 8601 day of the last change, as far as it is known. */
  changedOn: string | null
  /** The blog that the text stands in, if it is one. */
  blogId: string | null
  /** The source that the text is, if it is one: it is no proof of itself. */
  assetId: string | null
}

/** Reads what is to be checked. 404 for what is not the owner's; refuses what cannot be reached or has no words. */
export async function readSubject(deps: Deps, actor: Actor, subject: SubjectShape): Promise<Subject> {
  if (subject.blog_id !== undefined) return readBlog(deps, actor, subject.blog_id)
  if (subject.asset_id !== undefined) return readAsset(deps, actor, subject.asset_id)
  if (subject.url !== undefined) return readAddress(deps, actor, subject.url)
  const { text = '' } = subject
  return { ...NOTHING, title: titleIn(text), text }
}

function titleIn(text: string): string {
  return nameOfText(textToPage(text.slice(0, BEGINNING)))
}

/** Characters in which a text without a title is looked through for what to call it. */
const BEGINNING = 20_000

const NOTHING: Subject = {
  title: '',
  text: '',
  html: '',
  language: null,
  url: null,
  changedOn: null,
  blogId: null,
  assetId: null,
}

async function readBlog(deps: Deps, actor: Actor, blogId: string): Promise<Subject> {
  const blog = (await blogText(deps, actor, blogId)) ?? refuse('not-found')
  const { title, text, html, language, updatedAt } = blog
  const changedOn = updatedAt.toISOString().slice(0, 10)
  return { ...NOTHING, title: title || titleIn(text), text, html, language, changedOn, blogId }
}

async function readAsset(deps: Deps, actor: Actor, assetId: string): Promise<Subject> {
  const [asset] = await sourcesOf(deps, actor, [assetId])
  const passages = await passagesOf(deps, actor, [assetId])
  if (!asset || passages.length === 0) refuse('page-no-text')
  const text = passages.map((passage) => passage.text).join('\n\n')
  return { ...NOTHING, title: asset.title, text, language: asset.language, url: asset.url, assetId }
}

async function readAddress(deps: Deps, actor: Actor, address: string): Promise<Subject> {
  const { asset, passages } = await readUrlNow(deps, actor, address, { origin: 'search' })
  const text = passages.map((passage) => passage.text).join('\n\n')
  return { ...NOTHING, title: asset.title, text, language: asset.language, url: asset.url, assetId: asset.id }
}
