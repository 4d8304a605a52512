import { type LinkKind, linkKind, type Span, textOf } from '../text/index.ts'
import { coverOf, type Keyphrase } from './keyphrase.ts'
import type { Measured } from './measured.ts'

/** A heading of a page. */
export interface HeadingRow extends Span {
  readonly level: number
  readonly text: string
  /** Words under it, up to the next heading of any level. */
  readonly words: number
  /** Whether it leaves out a level: a heading 4 right under a heading 2. */
  readonly skipsLevel: boolean
  /** Whether more than half of the keyphrase's words are in it. */
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
export function headingRows({ prose }: Measured, phrases: readonly Keyphrase[]): HeadingRow[] {
  const rows: HeadingRow[] = []
  for (const { kind, level, start, text, facts } of prose) {
    const last = rows.at(-1)
    if (kind !== 'heading') {
      if (last !== undefined) rows[rows.length - 1] = { ...last, words: last.words + facts.words }
      continue
    }
    const own = level ?? 1
    rows.push({
      start,
      end: start + text.length,
      level: own,
      text,
      words: 0,
      skipsLevel: last !== undefined && own > last.level + 1,
      hasKeyphrase: facts.sentences.some((sentence) => phrases.some((phrase) => coverOf(sentence, phrase) > 0.5)),
    })
  }
  return rows
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
