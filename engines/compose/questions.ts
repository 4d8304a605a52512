import { languageCode } from '../text/index.ts'
import { bestAnswer } from './answer.ts'
import { isClause } from './clause-topic.ts'
import { contentTerms } from './content-terms.ts'
import { evidenceFor, fitsTopic, namesTopic } from './evidence.ts'
import { contains } from './labels.ts'
import { type Facet, facets } from './languages/pack.ts'
import { type Material, quotable } from './material.ts'
import { generality } from './order.ts'
import { type Excerpt, excerptOf } from './page.ts'
import { type Asked, questionsOf } from './question-patterns.ts'
import { readable } from './readable.ts'
import type { Sentence } from './sentence.ts'
import { aboutTopic } from './wording.ts'

/** Where a question was asked. `sources`: by or out of the sources; `template`: what people ask about such a topic. */
export type QuestionSource = 'google' | 'quora' | 'reddit' | 'custom' | 'sources' | 'template'

/** A question that a search or the writer brought. */
export interface GivenQuestion {
  readonly text: string
  readonly source: 'google' | 'quora' | 'reddit' | 'custom'
}

/** A question people have about the topic, with the words that answer it where there are any. */
export interface Question {
  readonly text: string
  readonly source: QuestionSource
  /** What it asks for; the side of the subject for templates. */
  readonly kind: Asked | Facet | 'asked'
  readonly answered: boolean
  /** Where the answer stands; absent when nothing answers. */
  readonly answer?: Excerpt & { readonly sourceId: string; readonly title: string }
  /** 0 to 1: how well the answer fits; 0 without one. */
  readonly score: number
}

/** What is wanted of the questions. */
export interface QuestionOptions {
  /** Questions that a search or the writer brought; they come first. */
  readonly asked?: readonly GivenQuestion[]
  /** At most so many in all; 24 when not said. */
  readonly most?: number
  readonly variant?: number
}

const MOST = 24
/** Questions of no source that nothing answers: they show what is missing, and are no list to work through. */
const MOST_OPEN = 4

/**
 * What people ask about the topic and what the material answers: questions that were brought, questions that stand in
 * the sources or that their sentences answer, and the questions that such a topic raises, answered or not.
 */
export function questions(material: Material, options: QuestionOptions = {}): Question[] {
  const brought = (options.asked ?? []).map(({ text, source }) =>
    answeredBy(material, { text: text.trim(), source, kind: 'asked' }),
  )
  const templates = isClause(material) ? [] : asTemplates(material, options.variant ?? 0)
  const own = [...templates, ...fromSentences(material), ...standing(material)]
  const stated = own.filter(({ answered }) => answered)
  const open = own.filter(({ answered }) => !answered)
  const isTold = ({ source }: Question) => source !== 'template'
  const asked = [...open.filter(isTold), ...open.filter((one) => !isTold(one)).slice(0, MOST_OPEN)]
  const ranked = [...stated, ...asked].sort((a, b) => Number(b.answered) - Number(a.answered) || b.score - a.score)
  return distinct(material, [...brought.filter(({ text }) => text !== ''), ...ranked], options.most ?? MOST)
}

type Open = Pick<Question, 'text' | 'source' | 'kind'>

function answeredBy(material: Material, question: Open): Question {
  const found = bestAnswer(material, question.text)
  return found === null
    ? { ...question, answered: false, score: 0 }
    : withAnswer(question, found.sentence, found.confidence)
}

function withAnswer(question: Open, sentence: Sentence, score: number): Question {
  const { sourceId, title } = sentence.passage
  return { ...question, answered: true, answer: { ...excerptOf(sentence), sourceId, title }, score }
}

/** The questions that stand in the sources as questions, in their text or as headings. */
function standing(material: Material): Question[] {
  const quoted = new Set(quotable(material).map(({ passage }) => passage.sourceId))
  const headings = material.passages
    .filter(({ sourceId }) => quoted.has(sourceId))
    .map(({ heading = '' }) => heading)
    .filter((heading) => /[?？؟]$/u.test(heading))
  const inText = material.sentences
    .filter(({ passage }) => quoted.has(passage.sourceId))
    .filter(
      ({ kind, words, leansOn, usable }) =>
        kind === 'question' && words >= 4 && words <= 16 && leansOn === null && usable,
    )
    .map(({ passage, full }) => readable(passage.text.slice(full.start, full.end)))
  return [...new Set([...headings, ...inText])]
    .filter((text) => isPlainQuestion(material, text) && !/\b(?:it|this|they|these|you)\?$/i.test(text))
    .map((text) => answeredBy(material, { text, source: 'sources', kind: 'asked' }))
}

/** Begins as questions do, speaks of no writer and quotes nobody. */
function isPlainQuestion({ language }: Material, text: string): boolean {
  if (/["“”«»]/u.test(text) || /(?<![\p{L}])(?:I|my|me|we|our)(?![\p{L}])/u.test(text)) return false
  if (languageCode(language) !== 'en') return /^\p{Lu}|^[¿\d]/u.test(text)
  return OPENS_QUESTION.test(text)
}

const OPENS_QUESTION =
  /^(?:What|Who|Whose|When|Where|Why|How|Which|Is|Are|Was|Were|Do|Does|Did|Can|Could|Should|Will|Would|Has|Have|May|Must) /u

const made = new WeakMap<Material, readonly Question[]>()

/** The questions that sentences answer; made once for a material, as every kind of text asks for them. */
function fromSentences(material: Material): readonly Question[] {
  const before = made.get(material)
  if (before !== undefined) return before
  const found = madeOfSentences(material)
  made.set(material, found)
  return found
}

function madeOfSentences(material: Material): Question[] {
  return quotable(material).flatMap((sentence) => {
    const [first] = questionsOf(material, sentence)
    const isStray = first?.kind === 'whether' && !sentence.isGiven && !namesTopic(material, sentence)
    if (first === undefined || isStray) return []
    const score =
      0.45 + 0.3 * Math.max(0, Math.min(1, generality(material, sentence))) + (first.kind === 'whether' ? -0.2 : 0.1)
    return [withAnswer({ text: first.text, source: 'sources', kind: first.kind }, sentence, Math.min(1, score))]
  })
}

/** One question for each side of the subject; those without evidence stay open. */
function asTemplates(material: Material, variant: number): Question[] {
  if (material.topic.phrase === '') return []
  return facets
    .filter((facet) => fitsTopic(material, facet))
    .flatMap((facet) => {
      const patterns = material.vocabulary.pack.questions[facet]
      const ofPerson = material.topic.isPerson && facet === 'definition' ? material.vocabulary.pack.ofPerson : undefined
      const text = aboutTopic(material, ofPerson?.question ?? patterns[variant % patterns.length] ?? '')
      const open: Open = { text, source: 'template', kind: facet }
      const found = templateAnswer(material, facet)
      if (found !== null) return [withAnswer(open, found, facet === 'definition' ? 1 : 0.55)]
      return OPEN.includes(facet)
        ? [{ ...open, answered: false, score: (OPEN.length - OPEN.indexOf(facet)) / 1000 }]
        : []
    })
}

/** The sides that people ask about whatever the topic; the others are asked only where the material speaks of them. */
const OPEN: readonly Facet[] = [
  'definition',
  'benefits',
  'drawbacks',
  'cost',
  'history',
  'outlook',
  'comparison',
  'rules',
  'people',
]

/** The sentence that answers for a side: it shows that side and speaks of the topic or stands where the topic is spoken of. */
function templateAnswer(material: Material, facet: Facet): Sentence | null {
  if (facet === 'steps') return firstSteps(material)[0] ?? null
  const topical = evidenceFor(material, facet).filter((sentence) => isOnTopic(material, sentence))
  const own = topical.filter((sentence) => namesTopic(material, sentence))
  const isSaid = facet === 'definition' || quotable(material).length < MUCH || own.length > 1
  return isSaid ? (own[0] ?? topical[0] ?? null) : null
}

/** With so much to quote, one sentence that shows a side answers no question about it. */
const MUCH = 40

/** The first three instructions of the source that has most of them; none where it has fewer than three. */
export function firstSteps(material: Material): Sentence[] {
  const told = quotable(material).filter(({ isCommand }) => isCommand)
  const bySource = [...Map.groupBy(told, ({ passage }) => passage.sourceId).values()]
  const most = bySource.reduce<readonly Sentence[]>((best, list) => (list.length > best.length ? list : best), [])
  return most.length < 3 ? [] : most.slice(0, 3)
}

/** Whether a sentence speaks of the topic, by its own words or by the title and heading above it. */
export function isOnTopic(material: Material, sentence: Sentence): boolean {
  const { terms } = material.topic
  if (sentence.isGiven) return sentence.leansOn === null
  const has = (set: ReadonlySet<string>) => contains(set, terms)
  return (
    sentence.leansOn === null &&
    (has(sentence.terms) || has(new Set([...sentence.terms, ...material.placeTerms(sentence.passage)])))
  )
}

/** Without questions that ask the same in nearly the same words, or that the same sentence answers a second time. */
function distinct(material: Material, list: readonly Question[], most: number): Question[] {
  const kept: { question: Question; terms: ReadonlySet<string> }[] = []
  for (const question of list) {
    const terms = contentTerms(question.text, material.language)
    const isKnown = kept.some(({ question: earlier, terms: known }) => {
      if (earlier.text.toLowerCase() === question.text.toLowerCase()) return true
      const isSameAnswer = earlier.answer !== undefined && earlier.answer.quote === question.answer?.quote
      return (
        question.source !== 'template' &&
        (isSameAnswer || (terms.size > 1 && contains(known, terms) && contains(terms, known)))
      )
    })
    if (!isKnown) kept.push({ question, terms })
    if (kept.length === most) break
  }
  return kept.map(({ question }) => question)
}
