import {
  type ContentLanguage,
  defaultLanguage,
  guessLanguage,
  isContentLanguage,
  type Span,
} from '../../../../engines/text/index.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import type { SubjectShape } from '../../contract.ts'
import { subjectToPage } from '../../text-page.ts'
import { readSubject } from '../read-subject.ts'
import { type Cite, citesOf } from './cites.ts'

/** A text to be checked, and what it is where it is something stored. */
export interface CheckedSubject {
  title: string
  text: string
  language: ContentLanguage
  blockQuotes: Span[]
  cites: Cite[]
  blogId: string | null
  assetId: string | null
  url: string | null
}

/**
 * Reads what is to be checked. Given words are taken as they are; what they are in is looked up all the same, so that
 * nobody names what is not theirs.
 */
export async function subjectOf(
  deps: Deps,
  actor: Actor,
  wish: SubjectShape & {
    title?: string
    language?: ContentLanguage
    block_quotes: Span[]
    links: Array<Span & { url: string }>
  },
): Promise<CheckedSubject> {
  const { text, url, blog_id, asset_id } = wish
  const isStored = blog_id !== undefined || asset_id !== undefined
  const named = isStored || text === undefined ? { url, blog_id, asset_id } : { text }
  const read = await readSubject(deps, actor, named)
  const page = text === undefined ? subjectToPage(read) : null
  const words = text ?? page?.text ?? ''
  const links = page?.links ?? wish.links
  return {
    title: wish.title || read.title,
    text: words,
    language: wish.language ?? languageOf(read.language, words),
    blockQuotes: page ? page.blocks.filter(({ kind }) => kind === 'quote') : wish.block_quotes,
    cites: await citesOf(deps, actor, { text: words, blogId: blog_id ?? null, links }),
    blogId: blog_id ?? null,
    assetId: asset_id ?? null,
    url: read.url ?? url ?? null,
  }
}

function languageOf(known: string | null, text: string): ContentLanguage {
  return known && isContentLanguage(known) ? known : (guessLanguage(text, 'en-US') ?? defaultLanguage)
}
