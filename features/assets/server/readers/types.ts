import type { Place } from '../../../../engines/retrieval/index.ts'
import type { Block, ContentLanguage, PageImage, PageLink } from '../../../../engines/text/index.ts'
import type { Rights } from '../../../../platform/contract/rights.ts'

/** What a page itself says of its terms and its revision. */
export type StatedRights = Pick<Rights, 'license' | 'license_url' | 'attribution_url' | 'revision'>

/** The formats that can be read. */
export const formats = ['pdf', 'docx', 'text', 'markdown', 'html', 'csv'] as const

export type Format = (typeof formats)[number]

/** What is to be read. */
export interface Reading {
  format: Format
  bytes: Uint8Array
  /** File name or address: the title where the document has none. */
  name: string
  /** Where a page came from; addresses in it are resolved against it. */
  url?: string
  /** As the site declared it, for its charset. */
  contentType?: string
}

/** What a reader found: plain text in blocks, and how a person finds a place in it again. */
export interface ReadText {
  text: string
  blocks: readonly Block[]
  /** Pages, where there are some. Sections are found from the headings. */
  pages?: readonly Place[]
  title?: string | undefined
  author?: string | undefined
  /** ISO 8601 day on which it was published, where it says so; a month where it says no day. */
  publishedAt?: string | undefined
  /** ISO 8601 day of its last change, where a page says so. */
  modifiedAt?: string | undefined
  /** ISO 8601 day that its program wrote into the file: it was made or changed then, which need not be when it came out. */
  fileDate?: string | undefined
  /** The address that the page gives as its own. */
  canonicalUrl?: string | undefined
  siteName?: string | undefined
  rights?: StatedRights | undefined
  /** BCP 47, as the document declares it. */
  languageTag?: string | undefined
  /** Pages among the others that are only pictures, blank or damaged: said beside the result, since their words are missing. */
  pagesWithoutText?: number
  /** Addresses of the same site that a page links to, without fragments; empty where it asks not to follow them. */
  links?: string[]
  /** Links in the text of a web page, with the words they lie on. */
  anchors?: readonly PageLink[]
  /** Pictures of the text, where a page has them. */
  images?: readonly PageImage[]
  /** What a page says of itself to search engines. */
  description?: string | undefined
  /** The page asks crawlers (not people) to leave it alone. */
  asksNotToBeRead?: boolean
}

/** One piece of a source in the form in which it is shown, searched and cited. */
export interface ReadPassage {
  text: string
  /** UTF-16 offsets into the whole text. */
  start: number
  end: number
  kind: Block['kind']
  level: number | null
  page: number | null
  heading: string | null
  /** Of the words alone: the same words have the same. */
  hash: string
  /** Links in its words, in its own offsets. */
  links: PageLink[]
  /** The text that a search covers; see `searchVectorOf`. */
  search: string
}

/** A document that was read, cut into passages. */
export interface ReadDocument {
  format: Format
  title: string
  author: string | null
  publishedAt: string | null
  modifiedAt: string | null
  fileDate: string | null
  canonicalUrl: string | null
  siteName: string | null
  rights: StatedRights | null
  language: ContentLanguage | null
  /** Words of the whole text. */
  words: number
  /** Pages, where there are some. */
  pageCount: number | null
  pagesWithoutText: number
  links: string[]
  /** Pictures; `at` counts in the whole text. */
  images: readonly PageImage[]
  description: string | null
  asksNotToBeRead: boolean
  passages: ReadPassage[]
}

/** How far reading is: pages of a PDF, otherwise nothing. */
export type Progressed = (at: { done: number; total: number }) => void
