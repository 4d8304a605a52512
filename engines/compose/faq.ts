import { sentences as sentencesIn } from '../text/index.ts'
import { answer } from './answer.ts'
import { chainOf, choose } from './choose.ts'
import type { Citation, Composed } from './composed.ts'
import { contentTerms } from './content-terms.ts'
import { isEmpty, nothingToWrite } from './copies.ts'
import { shows } from './evidence.ts'
import { keySentences } from './key-sentences.ts'
import { type Facet, facets } from './languages/pack.ts'
import type { Material } from './material.ts'
import { inOrder } from './order.ts'
import { Page } from './page.ts'
import { alsoSaid } from './paragraphs.ts'
import { firstSteps, type GivenQuestion, isOnTopic, type Question, questions } from './questions.ts'
import { isTaken, type Taken, takenAlso, takenBy } from './repeats.ts'
import { sway } from './seed.ts'
import type { Sentence } from './sentence.ts'
import { aboutTopic } from './wording.ts'

/** What questions and answers are to be. */
export interface FaqOptions {
  /** At most so many; 5 when not said. Fewer where the material answers fewer. */
  readonly count?: number
  /** Questions that were brought; those the material answers come first. */
  readonly asked?: readonly GivenQuestion[]
  /** Level of the title, 1 to 5; the questions are one level deeper; 0 leaves the title out; 2 when not said. */
  readonly level?: number
  readonly used?: readonly Citation[]
  /**
   * Questions and answers that stand in the text already, a line each: these are not asked or answered again, there is no
   * title, and where nothing is left to ask the text says so.
   */
  readonly known?: string
  readonly variant?: number
  /** True: only answers that were not given yet, nothing at all where there are none; otherwise old ones fill it up. */
  readonly onlyAnswers?: boolean
}

/** Questions with answers from the material, each cited; only questions that it answers. */
export function writeFaq(material: Material, options: FaqOptions = {}): Composed {
  const { count = 5, level = 2, variant = 0, known = '' } = options
  if (isEmpty(material)) return nothingToWrite(material, variant)
  const page = new Page()
  const fresh = pairsOf(material, options)
  if (known !== '') return putMore(page, material, { pairs: fresh.slice(0, count), level })
  const all = options.onlyAnswers ? [] : pairsOf(material, { ...options, used: [] })
  const pairs = enough(fresh, all).slice(0, count)
  if (pairs.length === 0 && options.onlyAnswers) return page.done()
  if (level > 0) page.heading(level, material.vocabulary.pack.phrases.questionsTitle)
  putPairs(page, material, { pairs, level })
  if (pairs.length === 0) {
    page.heading(level + 1, aboutTopic(material, material.vocabulary.pack.phrases.answerTo).replace(/[:：]$/u, ''))
    put(page, material, keySentences(material, { words: 50, most: 2, variant }))
  }
  return page.done()
}

interface Pairs {
  readonly pairs: readonly Pair[]
  readonly level: number
}

function putPairs(page: Page, material: Material, { pairs, level }: Pairs): void {
  for (const { question, sentences } of pairs) {
    page.heading(level + 1, question)
    put(page, material, sentences)
  }
}

/** Goes on with the questions of a text. */
function putMore(page: Page, material: Material, more: Pairs): Composed {
  if (more.pairs.length === 0) page.words(material.vocabulary.pack.phrases.nothingBeyond)
  putPairs(page, material, more)
  return page.done()
}

/** Fewer than three new answers are filled up with some that the text has given already. */
function enough(fresh: readonly Pair[], all: readonly Pair[]): Pair[] {
  const known = new Set(fresh.map(({ question }) => question))
  return [...fresh, ...all.filter(({ question }) => !known.has(question)).slice(0, Math.max(0, 3 - fresh.length))]
}

interface Pair {
  readonly question: string
  readonly sentences: readonly Sentence[]
}

function put(page: Page, material: Material, sentences: readonly Sentence[]): void {
  page.paragraph()
  sentences.forEach((sentence, at) => {
    page.sentence(sentence, {
      isJoined: at > 0 && sentences[at - 1]?.index === sentence.index - 1,
      also: alsoSaid(material, sentence),
    })
  })
}

/** Question and answer, no sentence twice; the variant decides which of about equally good ones come first. */
function pairsOf(material: Material, { asked, used = [], variant = 0, known = '' }: FaqOptions): Pair[] {
  const before = knownIn(material, known)
  const open = questions(material, { asked, most: 40, variant }).filter(({ answered }) => answered)
  const ranked = open
    .map((question, at) => ({ question, rank: priority(question) + 0.35 * sway(variant, at) }))
    .sort((a, b) => b.rank - a.rank)
  const earlier = takenBy(material, used)
  let taken: Taken = { ...earlier, elsewhere: [...earlier.elsewhere, ...before.said] }
  const pairs: Pair[] = []
  for (const { question } of ranked) {
    if (before.asked.some((terms) => asksSame(terms, contentTerms(question.text, material.language)))) continue
    const sentences = answerOf(material, question)
    if (sentences.length === 0 || onlyRepeats(material, question.text, sentences)) continue
    if (sentences.some((sentence) => isTaken(material, sentence, taken))) continue
    pairs.push({ question: question.text, sentences })
    taken = takenAlso(taken, sentences)
  }
  return pairs
}

/** What a text asks and says in its questions and answers, by the words of each sentence. */
function knownIn({ language }: Material, known: string) {
  const lines = known.split('\n').map((line) => line.replace(/^(?:#+|[-*]|\d+\.) /, ''))
  const said = lines.flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end)))
  const terms = (list: readonly string[]) => list.map((text) => contentTerms(text, language))
  const isQuestion = (text: string) => /[?？؟]\s*$/u.test(text)
  return { asked: terms(said.filter(isQuestion)), said: terms(said.filter((text) => !isQuestion(text))) }
}

/** Two questions with nearly the same words. */
function asksSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const both = [...one].filter((term) => other.has(term)).length
  return both > 0 && both >= Math.max(one.size, other.size) * SAME_QUESTION
}

const SAME_QUESTION = 0.75

/** An answer that only says the question again as a statement tells nobody anything. */
function onlyRepeats({ language }: Material, question: string, sentences: readonly Sentence[]): boolean {
  const asked = contentTerms(question, language)
  const all = new Set(sentences.flatMap(({ terms }) => [...terms]))
  return [...all].filter((term) => !asked.has(term)).length < Math.max(3, all.size * 0.35)
}

/** Brought questions first, then by how well they are answered; yes-or-no questions last. */
function priority({ source, score, kind }: Question): number {
  const isBrought = source !== 'sources' && source !== 'template'
  return (
    score + (isBrought ? 2 : 0) - (kind === 'whether' ? 0.3 : 0) - (kind === 'size' || kind === 'places' ? 0.25 : 0)
  )
}

function answerOf(material: Material, question: Question): readonly Sentence[] {
  const several = isFacet(question.kind) && SEVERAL.includes(question.kind) ? evidenceOf(material, question.kind) : []
  if (several.length > 0) return several
  const exact = material.sentences.find(
    ({ passage, bare }) => passage.id === question.answer?.passageId && bare.start === question.answer.quoteStart,
  )
  const found = exact ?? sentenceFor(material, question.text)
  if (found === undefined) return []
  const chain = chainOf(material, found)
  const next = material.sentences[found.index + 1]
  const goesOn =
    next?.leansOn === found.index && next.usable && next.kind === 'statement' && found.words + next.words < 55
  return goesOn && next !== undefined ? [...chain, next] : chain
}

/** Sides that one sentence seldom answers. */
const SEVERAL: readonly Facet[] = [
  'benefits',
  'drawbacks',
  'history',
  'comparison',
  'steps',
  'size',
  'places',
  'cost',
  'mechanism',
]

function isFacet(kind: Question['kind']): kind is Facet {
  return facets.some((facet) => facet === kind)
}

/** Up to three sentences that show a side of the topic, in an order that reads well. */
function evidenceOf(material: Material, facet: Facet): Sentence[] {
  if (facet === 'steps') return firstSteps(material)
  const picked = choose(material, {
    words: 55,
    most: 3,
    goesOn: false,
    score: (sentence) => (shows(sentence, facet) && isOnTopic(material, sentence) ? 0.4 + sentence.centrality : 0),
  })
  return inOrder(material, picked).flatMap(({ sentences }) => sentences)
}

function sentenceFor(material: Material, text: string): Sentence | undefined {
  const found = answer(material, text)
  return found.answered ? found.sentence : undefined
}
