import { sentences, textOf } from '../text/index.ts'
import { choose } from './choose.ts'
import type { Composed } from './composed.ts'
import { contentTerms } from './content-terms.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keyRuns } from './key-sentences.ts'
import type { Material } from './material.ts'
import { putOpenQuestions } from './open-questions.ts'
import { inOrder } from './order.ts'
import { Page } from './page.ts'
import { putProse } from './paragraphs.ts'
import { wishFor } from './relevance.ts'
import { nothingTaken, type Taken } from './repeats.ts'
import { quality, wishScore } from './section.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'
import { chosen } from './wording.ts'

/** What is to be gone on with. */
export interface WriteMoreOptions {
  /** What stands before the cursor; only the last 2,500 characters are read. The given text when absent. */
  readonly before?: string
  /** About so many words; 90 when not said. */
  readonly words?: number
  readonly variant?: number
}

/** Characters before the cursor that count. */
export const WRITE_MORE_CONTEXT = 2_500
/** The last sentences say what comes next. */
const LAST = 3

/**
 * Goes on with a text: what the sources say next on what its last sentences and its last heading speak of, without what
 * stands there already. Where the sources have nothing more, it sums up and asks what is still open.
 */
export function writeMore(material: Material, options: WriteMoreOptions = {}): Composed {
  const { words = 90, variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const before = (options.before ?? givenText(material)).slice(-WRITE_MORE_CONTEXT)
  const said = sentencesOf(before, material)
  const taken: Taken = {
    sentences: material.sentences.filter(({ isGiven }) => isGiven),
    elsewhere: said.map(({ terms }) => terms),
  }
  const picked = choose(material, { words, taken, score: scoreAfter(material, before, variant) })
  const page = new Page()
  if (picked.length > 0) putProse(page, material, inOrder(material, picked, continues(material, before)), { variant })
  else sumUp(page, material, variant)
  return page.done()
}

function givenText(material: Material): string {
  return material.passages
    .filter(({ sourceId }) => sourceId === 'given')
    .map(({ text }) => text)
    .join('\n')
}

function sentencesOf(text: string, { language }: Material) {
  return sentences(text, language).map((span) => ({
    text: textOf(text, span),
    terms: contentTerms(textOf(text, span), language),
  }))
}

/** The last heading and the last sentences: what the reader's mind is on. */
function context(before: string, material: Material): string {
  const heading =
    before
      .match(/^#{1,6}\s+(.+)$/gmu)
      ?.at(-1)
      ?.replace(/^#+\s+/, '') ?? ''
  const last = sentencesOf(before, material).slice(-LAST)
  return [heading, ...last.map(({ text }) => text)].join(' ')
}

function scoreAfter(material: Material, before: string, variant: number): (sentence: Sentence) => number {
  const wish = wishFor(material, context(before, material))
  const follows = following(material, before)
  return (sentence) => {
    if (sentence.isGiven) return 0
    const goesOn = follows.has(sentence.index) ? 0.6 : 0
    return (
      0.12 +
      wishScore(sentence, { ...wish, facets: [] }) +
      goesOn +
      quality(sentence) +
      0.25 * sway(variant, sentence.index)
    )
  }
}

/** The sentences right behind the one that the text ends with, where it ends with one of a source. */
function following(material: Material, before: string): ReadonlySet<number> {
  const end = before.replace(/\s+/gu, ' ').trim()
  const last = material.sentences.find(({ passage, bare, words }) => {
    const quote = passage.text.slice(bare.start + 1, bare.end).replace(/\s+/gu, ' ')
    return words > 3 && end.endsWith(quote)
  })
  return new Set(last === undefined ? [] : [last.index + 1, last.index + 2])
}

/** What is nearest to the end of the text comes first. */
function continues(material: Material, before: string): (sentence: Sentence) => number {
  const wish = wishFor(material, context(before, material))
  const follows = following(material, before)
  return (sentence) => wish.fit(sentence) + (follows.has(sentence.index) ? 2 : 0)
}

/** What is said of a text that no source goes beyond: its main points once more, and what is still open. */
function sumUp(page: Page, material: Material, variant: number): void {
  const { inShort, nothingToAdd } = material.vocabulary.pack.phrases
  const runs = keyRuns(material, { words: 45, most: 2, taken: nothingTaken, variant })
  page.label(`${chosen(inShort, variant)}:`)
  const body = new Page()
  putProse(body, material, runs, { variant })
  page.quoted(body.done())
  if (material.topic.phrase === '') page.paragraph().words(chosen(nothingToAdd, variant))
  putOpenQuestions(page, material, { count: 3, variant })
}
