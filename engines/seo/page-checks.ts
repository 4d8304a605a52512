import { type Block, countWords, linkKind, type PageImage, pixelWidth, TITLE_PIXELS } from '../text/index.ts'
import { lacksAlt } from './alt-texts.ts'
import { type Finding, found, unmeasured } from './assessments.ts'
import type { ReportInput } from './input.ts'
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
    singleTitle(measured.page.blocks),
    found('images', measured.page.images.length > 0 ? 9 : 3, { count: measured.page.images.length }),
    altTexts(measured.page.images),
    links(measured, input.permalink ?? '', 'external'),
    links(measured, input.permalink ?? '', 'internal'),
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

/** The first heading of a page may be its title; any other of level 1 competes with it. */
function singleTitle(blocks: readonly Block[]): Finding {
  const titles = blocks.filter((block) => block.kind === 'heading' && block.level === 1)
  const others = titles.filter((block) => block !== blocks[0])
  return found('single-title', titles.length > 1 ? 1 : 8, { count: titles.length }, titles.length > 1 ? others : [])
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
