import {
  type Block,
  countWords,
  linkKind,
  type Page,
  type PageImage,
  pixelWidth,
  type Span,
  TITLE_PIXELS,
  textOf,
} from '../text/index.ts'
import { lacksAlt } from './alt-texts.ts'
import { type Finding, found, unmeasured } from './assessments.ts'
import { headingsThatSkip } from './heading-levels.ts'
import type { ReportInput } from './input.ts'
import { saysNothing } from './link-words.ts'
import type { Measured } from './measured.ts'

/** Characters of a description that a results page shows, and from how many on the room is used. */
export const DESCRIPTION = { shortest: 121, longest: 156 }
/** Words from which a text is long enough, then those of each worse step. */
const LENGTHS = [
  { words: 300, score: 9 },
  { words: 250, score: 6 },
  { words: 200, score: 3 },
  { words: 100, score: -10 },
]
const CORNERSTONE_LENGTHS = [
  { words: 900, score: 9 },
  { words: 400, score: 6 },
]
const TOO_SHORT = -20

/** What a page has apart from its keyphrase: title, description, length, headings, pictures, links. */
export function pageFindings(measured: Measured, input: ReportInput): Finding[] {
  return [
    titleWidth(input.title),
    descriptionLength(input.description, input.isCornerstone === true),
    textLength(countWords(measured.page.text), input.isCornerstone === true),
    singleTitle(measured.page.blocks, input.isRead === true),
    headingOrder(measured.page),
    found('images', measured.page.images.length > 0 ? 9 : 3, { count: measured.page.images.length }),
    altTexts(measured.page.images),
    links(measured, input.permalink ?? '', 'external'),
    links(measured, input.permalink ?? '', 'internal'),
    linkWords(measured),
  ]
}

function titleWidth(title: string | undefined): Finding {
  if (title === undefined) return unmeasured('title-width', 'not-said')
  const pixels = pixelWidth(title.trim())
  const score = pixels === 0 ? 1 : pixels > TITLE_PIXELS ? 3 : 9
  return found('title-width', score, { pixels, limit: TITLE_PIXELS })
}

function descriptionLength(description: string | undefined, isCornerstone: boolean): Finding {
  if (description === undefined) return unmeasured('description-length', 'not-said')
  const characters = [...description.trim()].length
  const fits = characters >= DESCRIPTION.shortest && characters <= DESCRIPTION.longest
  const score = characters === 0 ? 1 : fits ? 9 : isCornerstone ? 3 : 6
  return found('description-length', score, { characters, ...DESCRIPTION })
}

function textLength(words: number, isCornerstone: boolean): Finding {
  const steps = isCornerstone ? CORNERSTONE_LENGTHS : LENGTHS
  const score = steps.find((step) => words >= step.words)?.score ?? TOO_SHORT
  return found('text-length', score, { words, wanted: steps[0]?.words ?? 0 })
}

/** The first heading of a page may be its title; any other of level 1 competes with it. Without one, its place is the beginning. */
function singleTitle(blocks: readonly Block[], isRead: boolean): Finding {
  const titles = blocks.filter((block) => block.kind === 'heading' && block.level === 1)
  const others = titles.filter((block) => block !== blocks[0])
  const count = titles.length
  if (count === 0 && isRead) return unmeasured('single-title', 'no-main-heading')
  const meant = count === 0 ? blocks.slice(0, 1) : count > 1 ? others : []
  return found('single-title', count === 1 ? 8 : count === 0 ? 3 : 1, { count }, meant.map(spanOf))
}

/** Who goes from heading to heading, with a screen reader say, takes a level left out for a part that is missing. */
function headingOrder(page: Page): Finding {
  const id = 'heading-order'
  if (!page.blocks.some(({ kind }) => kind === 'heading')) return unmeasured(id, 'no-headings')
  const skipping = headingsThatSkip(page)
  return found(id, skipping.length > 0 ? 3 : 9, { count: skipping.length }, skipping.map(spanOf))
}

/** Words that name nothing leave people and search engines to guess where a link leads. */
function linkWords({ page, links: ownLinks }: Measured): Finding {
  const id = 'link-words'
  const withWords = ownLinks.filter((link) => textOf(page.text, link).trim() !== '')
  if (withWords.length === 0) return unmeasured(id, 'no-links')
  const empty = withWords.filter((link) => saysNothing(textOf(page.text, link)))
  const named = [...new Set(empty.map((link) => textOf(page.text, link).trim()))]
  const facts = { count: empty.length, words: named.slice(0, MOST_NAMED).join('”, “') }
  return found(id, empty.length === 0 ? 9 : empty.length === withWords.length ? 3 : 6, facts, empty.map(spanOf))
}

/** Words of links that are repeated where they are counted. */
const MOST_NAMED = 4

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

/** One image that nobody described is one that some readers do not have at all, however many others are described. */
function altTexts(images: readonly PageImage[]): Finding {
  const id = 'image-alt-texts'
  if (images.length === 0) return unmeasured(id, 'no-images')
  const missing = images.filter(lacksAlt).length
  return found(id, missing === 0 ? 9 : missing < images.length / 2 ? 6 : 3, { missing, of: images.length })
}

function links({ links: ownLinks }: Measured, permalink: string, kind: 'internal' | 'external'): Finding {
  const id = kind === 'internal' ? 'internal-links' : 'outbound-links'
  const own = ownLinks.filter((link) => linkKind(link.url, permalink) === kind)
  const followed = own.filter((link) => link.isFollowed).length
  const score = own.length === 0 ? 3 : followed === own.length ? 9 : followed > 0 ? 8 : 7
  return found(id, score, { count: own.length, followed })
}
