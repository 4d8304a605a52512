import type { Citation, Composed } from './composed.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { keyRuns } from './key-sentences.ts'
import type { Material } from './material.ts'
import { openingSentences } from './opening.ts'
import { inOrder, opensFresh, type Run } from './order.ts'
import { Page } from './page.ts'
import { putProse } from './paragraphs.ts'
import { type Question, questions } from './questions.ts'
import { isTaken, takenBy } from './repeats.ts'
import { ownStops, putRoadmap, stopsOf } from './roadmap.ts'

/** What an introduction is to be. */
export interface IntroOptions {
  /** The title of the text: the introduction speaks of what it names. */
  readonly headline?: string
  /** Headings of what follows: the introduction ends by naming them. */
  readonly sections?: readonly string[]
  /** About so many words; 80 when not said. */
  readonly words?: number
  /**
   * Citations of what is written already. An introduction is best written last, with all of the text in here: it then
   * opens with what `openingOf` has set aside, or else with something new, or asks what the text answers.
   */
  readonly used?: readonly Citation[]
  readonly variant?: number
}

/**
 * An introduction without a heading: what the subject is, what makes it telling, and what is to come. Some variants
 * open with a question that the material answers.
 */
export function writeIntro(material: Material, options: IntroOptions = {}): Composed {
  const { headline, sections = [], words = 80, variant = 0 } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const page = new Page()
  const used = options.used ?? []
  const taken = takenBy(material, used)
  const reserved = openingSentences(material).filter((sentence) => !isTaken(material, sentence, taken))
  const isReserved = reserved.length > 0 && reserved[0] === openingSentences(material)[0]
  const runs =
    isReserved && variant % 3 !== 2
      ? inOrder(material, reserved)
      : keyRuns(material, { words, taken, about: headline, variant, most: 4 })
  const isFresh =
    used.length === 0 ||
    isReserved ||
    runs.some(({ sentences: [first] }) => first !== undefined && opensFresh(material, first))
  const openers = openingQuestions(material, variant)
  if (!isFresh && openers.length > 1) page.words(openers.slice(0, 3).join(' '))
  else if (variant % 3 === 1 && openers[0] !== undefined) page.words(openers[0]).paragraph()
  if (isFresh || (page.text === '' && sections.length < 2))
    putProse(page, material, isFresh ? runs : keyRuns(material, { words, about: headline, variant, most: 2 }), {
      variant,
    })
  page.paragraph()
  const named = sections.slice(0, 5)
  const own = stopsOf(material, named)
  // to name a few of many sections would promise less than there is
  const fitting = own.length * 2 > named.length ? own : []
  const stops = sections.length > 1 ? fitting : ownStops(material, 3, variant % 2)
  if (words >= 40) putRoadmap(page, material, { patterns: material.vocabulary.pack.phrases.covers, stops, variant })
  if (page.text === '') putProse(page, material, runs.filter((run) => isClear(material, run)).slice(0, 1), { variant })
  return page.done()
}

/** Whether a run begins without a pronoun: the first words of a text have nothing before them. */
function isClear({ vocabulary }: Material, { sentences: [first] }: Run): boolean {
  return first?.opening.every(({ word }) => !vocabulary.pronouns.has(word)) ?? false
}

/** Questions about the whole subject that the material answers; single cases make poor openers. */
function openingQuestions(material: Material, variant: number): string[] {
  const open = questions(material, { most: 40, variant }).filter(
    ({ answered, kind }) => answered && OPENERS.includes(kind),
  )
  const from = open.length === 0 ? 0 : Math.floor(variant / 3) % open.length
  return [...open.slice(from), ...open.slice(0, from)].map(({ text }) => text)
}

const OPENERS: readonly Question['kind'][] = [
  'definition',
  'benefits',
  'drawbacks',
  'cost',
  'comparison',
  'mechanism',
  'duration',
  'history',
]
