import { keyphrases } from '../keywords/index.ts'
import { answer } from './answer.ts'
import type { Composed } from './composed.ts'
import { writeConclusion } from './conclusion.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { extend } from './extend.ts'
import { facts } from './facts.ts'
import { writeFaq } from './faq.ts'
import { headlines } from './headlines.ts'
import { type Instruction, readInstruction } from './instruction.ts'
import { writeIntro } from './intro.ts'
import { keyRuns } from './key-sentences.ts'
import { writeListicle } from './listicle.ts'
import { type Material, type MaterialInput, readMaterial } from './material.ts'
import { writeMeta } from './meta.ts'
import { writeOutline } from './outline-text.ts'
import { type Excerpt, excerptOfPhrase, Page } from './page.ts'
import { putProse } from './paragraphs.ts'
import { questions } from './questions.ts'
import { rephrase } from './rephrase.ts'
import { writeSection } from './section.ts'
import { shorten } from './shorten.ts'
import { simplify } from './simplify.ts'
import { writeSynopsis } from './synopsis.ts'
import { chosen, worded } from './wording.ts'
import { writeMore } from './write-more.ts'

/** What was done for an instruction. */
export interface Instructed extends Composed {
  /** What the instruction was read as. */
  readonly understood: Instruction['kind']
  /** `done`; `instead`: it takes a language model, and what the material says on it stands there instead; `not-found`. */
  readonly outcome: 'done' | 'instead' | 'not-found'
}

/** A prompt with what there is to write from. */
export interface InstructInput extends Omit<MaterialInput, 'given'> {
  /** The instruction, alone or with the text that it is about. */
  readonly prompt: string
  readonly variant?: number
}

/**
 * Does what a plain instruction asks, from the text that came with it and the sources: summarise, list, shorten, ask and
 * answer, title, outline and more. What takes a language model is not pretended: the text says so and gives what the
 * material says on it.
 */
export function instruct({ prompt, variant = 0, ...input }: InstructInput): Instructed {
  const order = readInstruction(prompt, input.language)
  const names = order.about !== '' && order.kind !== 'answer'
  const topic = input.topic ?? (names ? order.about : undefined)
  return followed(readMaterial({ ...input, given: order.body, topic }), order, variant)
}

/** The same for a prompt whose instruction and material have been read. */
export function followed(material: Material, order: Instruction, variant = 0): Instructed {
  const as = (composed: Composed, outcome: Instructed['outcome'] = 'done'): Instructed => ({
    ...composed,
    understood: order.kind,
    outcome,
  })
  if (isEmpty(material)) return as(withoutMaterial(material, order, variant), 'not-found')
  const task = tasks[order.kind]
  if (task !== undefined) return as(task(material, order, variant))
  if (order.kind === 'answer') return asAnswer(material, order, variant)
  return as(closest(material, order, variant), needsModel(order) ? 'instead' : 'done')
}

type Task = (material: Material, order: Instruction, variant: number) => Composed

const tasks: Readonly<Partial<Record<Instruction['kind'], Task>>> = {
  summarise: (material, { sentences, words, about }, variant) =>
    writeSynopsis(material, { sentences, words, about, variant }),
  list: (material, { items, about }, variant) => writeListicle(material, { items, about, variant }),
  bullets: (material, { items, about }, variant) =>
    writeListicle(material, { items: items ?? 5, about, titled: false, marks: 'bullets', variant }),
  facts: (material, { items }) => factsOf(material, items ?? 8),
  shorten: (material, _, variant) => shorten(material, { variant }),
  simplify: (material, _, variant) => simplify(material, { variant }),
  rephrase: (material, _, variant) => rephrase(material, { tone: 'NEUTRAL', variant }),
  extend: (material, { words }, variant) => extend(material, { words, variant }),
  continue: (material, { words }, variant) => writeMore(material, { words, variant }),
  faq: (material, { items }, variant) => writeFaq(material, { count: items, variant }),
  title: (material, { items }, variant) => titlesOf(material, items ?? 5, variant),
  outline: (material, { words }, variant) => writeOutline(material, { words, variant }),
  keywords: (material, { items }) => keywordsOf(material, items ?? 10),
  introduction: (material, { words, about }, variant) => writeIntro(material, { words, headline: about, variant }),
  conclusion: (material, { words }, variant) => writeConclusion(material, { level: 0, words, variant }),
  meta: (material, _, variant) => metaOf(material, variant),
  questions: (material, { items }, variant) => questionsOf(material, items ?? 10, variant),
}

function factsOf(material: Material, most: number): Composed {
  const page = new Page()
  for (const fact of facts(material, { most })) {
    const { passageId, quote, quoteStart, quoteEnd } = fact
    const sentence: Excerpt = { passageId, quote, quoteStart, quoteEnd }
    page.item(0).cited(quote.replace(/\s+/gu, ' '), [sentence, ...fact.also])
  }
  return page.done()
}

/** Titles in bold: they name what a text holds and state nothing by themselves. */
function titlesOf(material: Material, most: number, variant: number): Composed {
  const made = headlines(material, { most: most + variant, variant })
  const shown = most > 1 ? made.slice(0, most) : made.slice(variant % Math.max(1, made.length)).slice(0, 1)
  const page = new Page()
  for (const [at, { text }] of shown.entries()) (shown.length > 1 ? page.item(at + 1) : page).label(text)
  return shown.length === 0 ? writeSynopsis(material, { sentences: 1, variant }) : page.done()
}

function keywordsOf(material: Material, most: number): Composed {
  const text = material.passages
    .map((passage) => passage.text)
    .join('\n')
    .slice(0, 60_000)
  const page = new Page()
  for (const { phrase } of keyphrases(text, { language: material.language, limit: most })) {
    const excerpt = excerptOfPhrase(material, phrase)
    if (excerpt !== null) page.item(0).cited(phrase, [excerpt])
  }
  return page.text === '' ? writeSynopsis(material, { sentences: 1 }) : page.done()
}

function metaOf(material: Material, variant: number): Composed {
  const { title, description, slug } = writeMeta(material, { variant })
  const page = new Page()
  page.label(`${material.vocabulary.pack.phrases.title}:`).words(title)
  return page.paragraph().quoted(description).paragraph().words(slug).done()
}

function questionsOf(material: Material, most: number, variant: number): Composed {
  const page = new Page()
  for (const { text } of questions(material, { most: most + variant, variant }).slice(
    variant % 3,
    (variant % 3) + most,
  ))
    page.item(0).words(text)
  return page.done()
}

/** The answer, or the plain word that there is none, with what comes nearest. */
function asAnswer(material: Material, order: Instruction, variant: number): Instructed {
  const found = answer(material, order.order, { words: [60, 35, 90][variant % 3] ?? 60 })
  if (found.answered) return { ...found.text, understood: 'answer', outcome: 'done' }
  const { phrases } = material.vocabulary.pack
  const page = new Page().words(worded(phrases.notAnswered, { question: order.order }))
  page.paragraph().label(chosen(phrases.selected, 2)).paragraph()
  putProse(page, material, keyRuns(material, { words: 40, most: 2, about: order.order, variant }), { variant })
  return { ...page.done(), understood: 'answer', outcome: 'not-found' }
}

/** What nobody can do by choosing sentences. */
function needsModel({ kind }: Instruction): boolean {
  return kind === 'translate' || kind === 'invent'
}

/** Explaining and writing from sources is choosing what they say on it; anything else gets that too, said plainly. */
function closest(material: Material, order: Instruction, variant: number): Composed {
  const { phrases } = material.vocabulary.pack
  if (order.kind === 'unknown' && material.sentences.every(({ kind }) => kind !== 'statement'))
    return writeOutline(material, { variant })
  const words =
    order.words ?? (order.sentences === undefined ? ([110, 80, 140][variant % 3] ?? 110) : order.sentences * 25)
  const about = order.about === '' ? order.order : order.about
  const page = new Page()
  if (needsModel(order)) page.words(phrases.needsModel).paragraph()
  else
    page
      .label(
        chosen(order.kind === 'unknown' ? phrases.keyPoints.map((title) => `${title}:`) : phrases.selected, variant),
      )
      .paragraph()
  const fitting =
    about === '' ? null : writeSection(material, { heading: about, level: 0, words, most: order.sentences, variant })
  if (fitting?.isCovered && order.kind !== 'translate') return page.quoted(fitting).done()
  putProse(page, material, keyRuns(material, { words, most: order.sentences, variant, goesOn: true }), { variant })
  return page.done()
}

function withoutMaterial(material: Material, order: Instruction, variant: number): Composed {
  if (order.kind !== 'answer') return nothingToWrite(material, variant)
  return new Page().words(worded(material.vocabulary.pack.phrases.notAnswered, { question: order.order })).done()
}
