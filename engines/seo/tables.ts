import { countWords, type LinkKind, linkKind, type Span, textOf } from '../text/index.ts'
import { type Keyphrase, reflects } from './keyphrase.ts'
import type { Measured } from './measured.ts'

/** A heading of a page. */
export interface HeadingRow extends Span {
  readonly level: number
  readonly text: string
  /** Its own words and those under it, up to the next heading of any level. */
  readonly words: number
  /** Whether it leaves out a level: a heading 4 right under a heading 2. */
  readonly skipsLevel: boolean
  /** Whether it is about the keyphrase, as the check of subheadings counts it. */
  readonly hasKeyphrase: boolean
}

/** A link of a page. */
export interface LinkRow extends Span {
  readonly anchor: string
  readonly url: string
  readonly kind: LinkKind
  readonly isFollowed: boolean
}

/** The headings of a page in order. */
export function headingRows({ page, prose }: Measured, phrases: readonly Keyphrase[]): HeadingRow[] {
  const headings = prose.filter(({ kind }) => kind === 'heading')
  let above = 0
  return headings.map(({ level, start, text, facts }, at) => {
    const own = level ?? 1
    const skipsLevel = above > 0 && own > above + 1
    above = own
    const under = page.text.slice(start, headings[at + 1]?.start)
    return {
      start,
      end: start + text.length,
      level: own,
      text,
      words: countWords(under),
      skipsLevel,
      hasKeyphrase: facts.sentences.some((sentence) => reflects(sentence, phrases)),
    }
  })
}

/** The links of a page in order. */
export function linkRows({ page, links }: Measured, permalink: string): LinkRow[] {
  return links.map(({ start, end, url, isFollowed }) => ({
    start,
    end,
    anchor: textOf(page.text, { start, end }),
    url,
    kind: linkKind(url, permalink),
    isFollowed,
  }))
}
