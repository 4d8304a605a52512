import { languageCode } from '../../text/index.ts'
import { type Excerpt, excerptOf } from '../excerpt.ts'
import { bestAnswer } from '../ranking/answer.ts'
import { fitsTopic } from '../ranking/sides.ts'
import { isClause } from '../reading/clause-topic.ts'
import { contentTerms } from '../reading/content-terms.ts'
import { askedFacets } from '../reading/languages/pack.ts'
import { type Material, quotable } from '../reading/material.ts'
import { readable } from '../reading/readable.ts'
import type { Sentence } from '../reading/sentence.ts'
import { aboutTopic } from './wording.ts'

/** Where a question was asked; `sources`: in the sources, or about what they tell. */
export type QuestionSource = 'google' | 'quora' | 'reddit' | 'custom' | 'sources'

/** A question that a search or the writer brought. */
export interface GivenQuestion {
  readonly text: string
  readonly source: 'google' | 'quora' | 'reddit' | 'custom'
}

/** A question people have about the topic, with the words that answer it where there are any. */
export interface Question {
  readonly text: string
  readonly source: QuestionSource
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
}

const MOST = 24
/** What a side of the topic is asked by comes behind what a source asks itself. */
const OF_SIDE = 0.5

/**
 * What people ask about the topic: questions that were brought, questions that stand in the sources, answered or not, and
 * about a plain thing the few that one asks of any, where a sentence answers them.
 */
export function questions(material: Material, { asked = [], most = MOST }: QuestionOptions = {}): Question[] {
  const brought = asked
    .map(({ text, source }) => answeredBy(material, text.trim(), source))
    .filter(({ text }) => text !== '')
  const own = [...standing(material), ...ofSides(material)]
  const ranked = own.sort((a, b) => Number(b.answered) - Number(a.answered) || b.score - a.score)
  return distinct(material, [...brought, ...ranked]).slice(0, most)
}

function answeredBy(material: Material, text: string, source: QuestionSource): Question {
  const found = bestAnswer(material, text)
  return found === null
    ? { text, source, answered: false, score: 0 }
    : withAnswer({ text, source }, found.sentence, found.confidence)
}

function withAnswer(question: Pick<Question, 'text' | 'source'>, sentence: Sentence, score: number): Question {
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
    .map((text) => answeredBy(material, text, 'sources'))
}

/** “Do I need an appointment?”, “How do I get there?”: the reader asks, not the writer. */
const READER_ASKS =
  /^(?:(?:How|Where|When|What|Which)\b.{0,30}? )?(?:do|can|should|must|will|may) I (?!think\b|know\b|mean\b)/iu

/** Begins as questions do, speaks of no writer and quotes nobody. */
function isPlainQuestion({ language }: Material, text: string): boolean {
  if (/["“”«»]/u.test(text)) return false
  if (/(?<![\p{L}])(?:I|my|me|we|our)(?![\p{L}])/u.test(text) && !READER_ASKS.test(text)) return false
  if (languageCode(language) !== 'en') return /^\p{Lu}|^[¿\d]/u.test(text)
  return OPENS_QUESTION.test(text)
}

const OPENS_QUESTION =
  /^(?:What|Who|Whose|When|Where|Why|How|Which|Is|Are|Was|Were|Do|Does|Did|Can|Could|Should|Will|Would|Has|Have|May|Must) /u

/** Words of a topic that can be put into a question. */
const LONGEST_TOPIC = 4

/** What one asks of any thing, where something answers. */
function ofSides(material: Material): Question[] {
  const { topic, vocabulary } = material
  const count = topic.phrase.split(/\s+/).length
  if (topic.phrase === '' || topic.isPerson || topic.isCut || count > LONGEST_TOPIC || isClause(material)) return []
  return askedFacets
    .filter((facet) => fitsTopic(material, facet))
    .map((facet) => answeredBy(material, aboutTopic(material, vocabulary.pack.questions[facet]), 'sources'))
    .filter(({ answered }) => answered)
    .map((question) => ({ ...question, score: question.score * OF_SIDE }))
}

/** Without questions that ask the same in nearly the same words, or that the same sentence answers a second time. */
function distinct(material: Material, list: readonly Question[]): Question[] {
  const kept: { question: Question; terms: string }[] = []
  for (const question of list) {
    const terms = [...contentTerms(question.text, material.language)].toSorted().join(' ')
    const isKnown = kept.some(({ question: earlier, terms: known }) => {
      if (earlier.text.toLowerCase() === question.text.toLowerCase()) return true
      const isSameAnswer = earlier.answer !== undefined && earlier.answer.quote === question.answer?.quote
      return question.source === 'sources' && (isSameAnswer || (terms.includes(' ') && known === terms))
    })
    if (!isKnown) kept.push({ question, terms })
  }
  return kept.map(({ question }) => question)
}
