import { choose } from './choose.ts'
import type { Citation, Composed } from './composed.ts'
import { shows } from './evidence.ts'
import type { Material } from './material.ts'
import { generality, inOrder } from './order.ts'
import { Page } from './page.ts'
import { alsoSaid, putProse } from './paragraphs.ts'
import { type Wish, wishFor } from './relevance.ts'
import { takenBy } from './repeats.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'
import { wholeSteps } from './whole-steps.ts'

/** Another section of the same text. */
export interface OtherSection {
  readonly heading: string
  readonly notes?: string
}

/** What a section is to be. */
export interface SectionOptions {
  readonly heading: string
  /** 1 to 6; 2 when not said. 0 leaves the heading out. */
  readonly level?: number
  /**
   * What the section is to speak of: the writer's words, or the lines of an outline's notes. They steer, they are not
   * written out; a line that is a sentence of a source is said if there is room.
   */
  readonly notes?: string
  /** About so many words of prose; 150 when not said. */
  readonly words?: number
  /** At most so many sentences. */
  readonly most?: number
  /** Passages set aside for this section; others are used too when they fit better. */
  readonly passageIds?: readonly string[]
  /** Citations of what was written before: it is not said again. */
  readonly used?: readonly Citation[]
  /** The other sections of the text: what fits one of them better is left to it. */
  readonly others?: readonly OtherSection[]
  readonly variant?: number
}

/** A written section. */
export interface Section extends Composed {
  /**
   * Whether any passage speaks of the heading; where none does, or all of it was said before, the text says so and nothing
   * else.
   */
  readonly isCovered: boolean
}

const PLAIN_WORDS = 150

/** Writes one section from what the material says about its heading, in Markdown, every sentence cited. */
export function writeSection(material: Material, options: SectionOptions): Section {
  const { heading, level = 2, variant = 0 } = options
  const picked = pickedFor(material, options)
  const page = new Page()
  if (level > 0) page.heading(level, heading)
  const { nothingBeyond, notCovered } = material.vocabulary.pack.phrases
  const isCovered = picked.length > 0 || isSaid(material, options)
  if (picked.length === 0) page.words(isCovered ? nothingBeyond : notCovered)
  else if (isInstruction(picked)) putSteps(page, material, wholeSteps(material, ofOneSource(picked)))
  else {
    const told = takenBy(material, options.used ?? []).sentences
    putProse(page, material, inOrder(material, picked, opens(material, options)), { variant, told })
  }
  return { ...page.done(), isCovered }
}

/** What was not said yet; where the other sections have the better claim to all of that, what its own passages still have. */
function pickedFor(material: Material, options: SectionOptions): Sentence[] {
  const { words = PLAIN_WORDS, used = [], most, passageIds = [] } = options
  const taken = takenBy(material, used)
  const fresh = choose(material, { words, most, score: sectionScore(material, options), taken })
  if (fresh.length > 0 || used.length === 0) return fresh
  const own = new Set(passageIds)
  const score = sectionScore(material, { ...options, others: [] })
  return choose(material, {
    words: Math.min(words, FEW_WORDS),
    most: 2,
    taken,
    score: (sentence) => (own.has(sentence.passage.id) ? score(sentence) : 0),
  })
}

const FEW_WORDS = 45

/** Whether the material has anything at all for a heading, said before or not. */
function isSaid(material: Material, options: SectionOptions): boolean {
  const score = sectionScore(material, { ...options, others: [] })
  return (options.used ?? []).length > 0 && choose(material, { words: FEW_WORDS, most: 1, score }).length > 0
}

/** Under this, a sentence is about something else. */
const FLOOR = 0.2
const NOTED = 0.9
const ASSIGNED = 0.4
/** What is left of a score when another section has the better claim. */
const LEFT = 0.2

function sectionScore(material: Material, options: SectionOptions): (sentence: Sentence) => number {
  const claim = claimOf(material, options)
  const others = (options.others ?? []).map((other) => claimOf(material, other))
  const own = new Set(options.passageIds ?? [])
  const variant = options.variant ?? 0
  return (sentence) => {
    const mine = claim(sentence)
    const assigned = own.has(sentence.passage.id) ? ASSIGNED : 0
    const isOthers = others.some((other) => other(sentence) > mine + 0.1)
    const relevance = (mine + assigned) * (isOthers ? LEFT : 1)
    if (relevance < FLOOR) return isOthers ? -1 : 0
    return relevance + quality(sentence) + 0.15 * sway(variant, sentence.index)
  }
}

/** How strongly a section asks for a sentence: by its heading, by its notes, most by a note that is the sentence. */
function claimOf(material: Material, { heading, notes = '' }: OtherSection): (sentence: Sentence) => number {
  const wish = wishFor(material, heading)
  const lines = notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const noted = new Set(lines)
  const known = lines.length === 0 ? new Set() : new Set(material.sentences.map(({ text }) => text))
  const loose = lines.filter((line) => !known.has(line)).join(' ')
  const asked = loose === '' ? null : wishFor(material, loose)
  const claim = (sentence: Sentence) => {
    const isNoted = noted.size > 0 && noted.has(sentence.text)
    return (
      wishScore(sentence, wish) +
      datedBefore(material, sentence, wish) +
      (isNoted ? NOTED : 0) +
      (asked === null ? 0 : 0.6 * wishScore(sentence, asked))
    )
  }
  return (sentence) => {
    const before = sentence.leansOn === null ? undefined : material.sentences[sentence.leansOn]
    return before === undefined ? claim(sentence) : Math.max(claim(sentence), FOLLOWS * claim(before))
  }
}

/** Under years, an undated sentence belongs where the dated one right before it does, and nowhere else. */
function datedBefore(material: Material, { years, index, passage }: Sentence, wish: Wish): number {
  if (wish.years === null || years.length > 0) return 0
  const before = material.sentences[index - 1]
  return before?.passage === passage && yearScore(before, wish) > 0 ? 0.1 : -0.3
}

/** A sentence that leans on another belongs where that one goes. */
const FOLLOWS = 0.9

/** 0 to about 1.7: the words of the wish, the sides and years it names. */
export function wishScore(sentence: Sentence, wish: Wish): number {
  const names = wish.defines(sentence) || wish.facets.some((facet) => shows(sentence, facet))
  const isTold = wish.facets.includes('steps') && sentence.isCommand
  const denied = wish.isDenied && sentence.isDenial ? 0.4 : 0
  return wish.fit(sentence) + (names ? 0.4 : 0) + (isTold ? 0.3 : 0) + denied + yearScore(sentence, wish)
}

function yearScore({ years }: Sentence, wish: Wish): number {
  if (wish.years === null || years.length === 0) return 0
  const [from, to] = wish.years
  return years.some((year) => year >= from && year <= to) ? 0.6 : -0.3
}

/** -0.2 to 0.3: central and telling sentences are better, very long ones worse. */
export function quality({ centrality, figures, names, words }: Sentence): number {
  const telling = figures.length + names.length > 0 ? 0.06 : 0
  return 0.2 * centrality + telling - (words > 34 ? 0.15 : 0) - (words < 5 ? 0.08 : 0)
}

function opens(material: Material, { heading, passageIds = [] }: SectionOptions): (sentence: Sentence) => number {
  const wish = wishFor(material, heading)
  const own = new Set(passageIds)
  return (sentence) =>
    0.6 * generality(material, sentence) + wishScore(sentence, wish) + (own.has(sentence.passage.id) ? ASSIGNED : 0)
}

/** Three and more things to do, most of what there is: a numbered list in the order of the source. */
function isInstruction(picked: readonly Sentence[]): boolean {
  const told = picked.filter(({ isCommand }) => isCommand)
  return told.length >= 3 && told.length >= picked.length * 0.6
}

/** Steps of two recipes cannot be followed together: those of the source with most of them. */
function ofOneSource(picked: readonly Sentence[]): readonly Sentence[] {
  const sources = [...Map.groupBy(picked, ({ passage }) => passage.sourceId).values()]
  const told = (list: readonly Sentence[]) => list.filter(({ isCommand }) => isCommand).length
  return sources.reduce((best, list) => (told(list) > told(best) ? list : best))
}

/** Each step with what is said about it behind it. */
function putSteps(page: Page, material: Material, picked: readonly Sentence[]): void {
  page.paragraph()
  let step = 0
  let previous: Sentence | null = null
  for (const sentence of picked) {
    const isFollowing = previous !== null && previous.index === sentence.index - 1
    if (sentence.isCommand || sentence.isNumbered || !isFollowing) {
      step += 1
      page.item(step)
    }
    page.sentence(sentence, {
      isJoined: isFollowing && !sentence.isCommand && !sentence.isNumbered,
      also: alsoSaid(material, sentence),
    })
    previous = sentence
  }
}
