import type { Citation, Composed } from './composed.ts'
import { writeAnswers } from './digest-frame.ts'
import { digestSection } from './digest-section.ts'
import type { DigestWords } from './digest-words.ts'
import { facts } from './planning/facts.ts'
import type { Outline } from './planning/outline.ts'
import { questions } from './planning/questions.ts'
import { Quoter } from './quoting/quote-section.ts'
import { contentTerms } from './reading/content-terms.ts'
import { type Material, quotable } from './reading/material.ts'
import type { Place } from './reading/thought.ts'
import { wordsOf } from './words.ts'

/** What a piece of a text is to be made from. */
export interface PieceOptions {
  /** 0 quotes the best; others something else, as long as there is more. */
  readonly variant?: number
}

const WORDS_OF_POINTS = 60

/** What the sources say under each of some headings; empty where they say nothing under any. */
export function writePoints(
  material: Material,
  { headings, variant }: PieceOptions & { headings: readonly string[] },
): Composed {
  const quoter = new Quoter(material)
  const used: Citation[] = []
  for (const heading of headings) {
    const others = headings.filter((other) => other !== heading).map((other) => ({ heading: other }))
    const { plan, citations } = digestSection(material, { heading, others, used, words: WORDS_OF_POINTS, variant })
    quoter.line(`### ${heading}`)
    if (citations.length === 0) quoter.line(wordsOf(material.language).nothing)
    else quoter.section({ ...plan, unanswered: [] })
    used.push(...citations)
  }
  return used.length === 0 ? NOTHING : quoter.done()
}

const NOTHING: Composed = { text: '', format: 'markdown', citations: [] }
/** Points under each of several headings. */
const POINTS = 3

/** What a writer can say under each of some headings where no source says anything: states nothing. */
export function pointsToMake({ language }: Pick<Material, 'language'>, headings: readonly string[]): Composed {
  const { points }: DigestWords = wordsOf(language)
  const lists = headings.map((heading, at) => {
    const own = points.map((_, place) => points[(place + at) % points.length] ?? '')
    return [
      `### ${heading}`,
      own
        .slice(0, headings.length > 1 ? POINTS : undefined)
        .map((point) => `- ${point}`)
        .join('\n'),
    ]
  })
  return {
    ...NOTHING,
    text: (lists.length > 0 ? lists.flat() : [points.map((point) => `- ${point}`).join('\n')]).join('\n\n'),
  }
}

/** The facts of the material as a numbered list. */
export function writeFacts(material: Material, { most, variant = 0 }: PieceOptions & { most: number }): Composed {
  const all = facts(material, { most: most + variant })
  const places = all
    .slice(variant)
    .concat(all.slice(0, variant))
    .slice(0, most)
    .flatMap((fact): Place[] => {
      const passage = material.passages.find(({ id }) => id === fact.passageId)
      return passage === undefined ? [] : [{ passage, span: { start: fact.quoteStart, end: fact.quoteEnd } }]
    })
  return places.length === 0 ? NOTHING : new Quoter(material).listed(places, (at) => `${at + 1}. `).done()
}

/** An outline as text: headings, each with what the material says of it. */
export function writePlan(material: Material, { sections }: Outline): Composed {
  const quoter = new Quoter(material)
  for (const { heading, notes } of sections) {
    const places = notes.split('\n').flatMap((line): Place[] => {
      const sentence = quotable(material).find(({ text }) => text === line)
      return sentence === undefined ? [] : [{ passage: sentence.passage, span: sentence.bare }]
    })
    quoter.line(`## ${heading}`)
    if (places.length > 0) quoter.listed(places, () => '- ')
  }
  return quoter.done()
}

/** What a FAQ is to be. */
export interface FaqOptions {
  /** A text with questions that are asked already: they are left out, and there is no second title. */
  readonly known?: string
  /** Level of the questions' headings. */
  readonly level?: number
}

const MOST_ANSWERS = 6

/** The questions that the material answers, each with the quotation that answers it; empty where it answers none. */
export function writeFaq(material: Material, { known = '', level = 3 }: FaqOptions = {}): Composed {
  const { language, vocabulary } = material
  const keyOf = (text: string) => [...contentTerms(text, language)].toSorted().join(' ')
  const there = new Set(known.split('\n').map(keyOf))
  const asked = questions(material)
    .filter(({ answered, text }) => answered && !there.has(keyOf(text)))
    .map(({ text }) => text)
    .slice(0, MOST_ANSWERS)
  const title = known.trim() === '' ? vocabulary.pack.phrases.questionsTitle : undefined
  return writeAnswers(material, { title, level, asked, used: [] })
}
