import { type ContentLanguage, countWords, defaultLanguage, type Page } from '../text/index.ts'
import { blockReader } from './block-facts.ts'
import { keyphraseOf } from './keyphrase.ts'
import { usesOn } from './keyphrase-checks.ts'
import { measure } from './measured.ts'
import { quantile } from './quantile.ts'

/** One measure of a page beside those of others; `low` to `high` is their middle half. */
export interface Range {
  readonly own: number
  readonly low: number
  readonly median: number
  readonly high: number
}

/** How long and how divided a page is beside others on its subject. */
export interface Structure {
  readonly words: Range
  readonly headings: Range
  readonly paragraphs: Range
  readonly images: Range
  /** Uses of the keyphrase, counted as in the report; zeros where there is none. */
  readonly keyphrase: Range
}

/** A page's structure beside that of competitors; null without any. One much longer than the rest does not move the range. */
export function structureAgainst(
  own: Page,
  competitors: readonly Page[],
  { language = defaultLanguage, keyword = '' }: { language?: ContentLanguage; keyword?: string } = {},
): Structure | null {
  if (competitors.length === 0) return null
  const reader = blockReader(language)
  const phrase = keyphraseOf(keyword, { language, countsForms: true })
  const countsOf = (page: Page) => {
    const measured = measure(page, language, reader)
    const { prose } = measured
    const headings = prose.filter(({ kind }) => kind === 'heading').length
    return {
      words: countWords(page.text),
      headings,
      paragraphs: prose.length - headings,
      images: page.images.length,
      keyphrase: phrase === null ? 0 : usesOn(measured, phrase).length,
    }
  }
  const mine = countsOf(own)
  const theirs = competitors.map(countsOf)
  const rangeOf = (key: keyof Structure): Range => {
    const numbers = theirs.map((counts) => counts[key])
    const at = (share: number) => Math.round(quantile(numbers, share))
    return { own: mine[key], low: at(0.25), median: at(0.5), high: at(0.75) }
  }
  return {
    words: rangeOf('words'),
    headings: rangeOf('headings'),
    paragraphs: rangeOf('paragraphs'),
    images: rangeOf('images'),
    keyphrase: rangeOf('keyphrase'),
  }
}
