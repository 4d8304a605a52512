import { chainOf } from './choose.ts'
import { defines } from './evidence.ts'
import { type Material, quotable } from './material.ts'
import { type Excerpt, excerptOf, textOfSentence } from './page.ts'
import { alsoSaid } from './paragraphs.ts'
import { readable } from './readable.ts'
import { likeness } from './relevance.ts'
import { disagrees, RELATED, saysAgain } from './repeats.ts'
import type { Sentence } from './sentence.ts'

/** What makes a sentence a fact to note. */
export type FactKind = 'date' | 'money' | 'figure' | 'definition' | 'name' | 'statement'

/** A fact with its quote and place. */
export interface Fact extends Excerpt {
  /** The same for the same words at the same place. */
  readonly id: string
  /** The fact as a reader can take it, with the sentence it leans on before it. */
  readonly text: string
  readonly kind: FactKind
  readonly sourceId: string
  readonly title: string
  readonly url?: string
  /** When the source was published, ISO 8601, where that is known. */
  readonly published?: string
  /** Years the fact tells of, in order. */
  readonly years: readonly number[]
  /** 0 to 1: dated, numbered, named and central facts stand higher. */
  readonly score: number
  /** Other sources that say the same. */
  readonly also: readonly Excerpt[]
  /** Ids of facts of other sources that give other figures for the same thing. */
  readonly differs: readonly string[]
}

/** What is wanted of the facts. */
export interface FactOptions {
  /** At most so many; 40 when not said. */
  readonly most?: number
}

const MOST = 40
/** Sentences beyond the best are not compared with each other. */
const COMPARED = 160

/** The facts of the material, the most telling first, each once. */
export function facts(material: Material, options: FactOptions = {}): Fact[] {
  const ranked = quotable(material)
    .map((sentence) => ({ sentence, score: scoreOf(material, sentence), chain: chainOf(material, sentence) }))
    .filter(({ chain, score }) => chain.length > 0 && score > 0.2)
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, COMPARED)
  const kept: typeof ranked = []
  for (const fact of ranked) {
    if (!kept.some((other) => tellsAgain(material, fact, other))) kept.push(fact)
    if (kept.length >= (options.most ?? MOST)) break
  }
  return kept.map(({ sentence, score, chain }) => ({
    ...asFact(material, { sentence, score, chain }),
    differs: kept.filter((other) => disagrees(sentence, other.sentence)).map((other) => idOf(other.sentence)),
  }))
}

/** The same words; or the same start, with no figure or name of its own; or most words and all figures of a longer one. */
function tellsAgain(material: Material, fact: Ranked, other: Ranked): boolean {
  if (saysAgain(material, fact.sentence, other.sentence)) return true
  const isTold = other.chain.includes(fact.sentence)
  const isFollowing = fact.chain.includes(other.sentence) && fact.sentence.figures.length === 0
  if (isTold || isFollowing) return true
  const isSameFigures = fact.sentence.figures.every((figure) => other.sentence.figures.includes(figure))
  return isSameFigures && likeness(material, fact.sentence, other.sentence) >= RELATED
}

interface Ranked {
  readonly sentence: Sentence
  readonly score: number
  readonly chain: readonly Sentence[]
}

function asFact(material: Material, { sentence, score, chain }: Ranked): Omit<Fact, 'differs'> {
  const { sourceId, title, url, date } = sentence.passage
  return {
    id: idOf(sentence),
    text: chain.map((part, at) => (at === 0 ? textOfSentence(part) : readable(excerptOf(part, true).quote))).join(' '),
    kind: kindOf(material, sentence),
    ...excerptOf(sentence),
    sourceId,
    title,
    ...(url === undefined ? {} : { url }),
    ...(date === undefined ? {} : { published: date }),
    years: [...sentence.years].sort((a, b) => a - b),
    score,
    also: alsoSaid(material, sentence),
  }
}

function idOf({ passage, bare }: Sentence): string {
  return `${passage.id}@${bare.start}`
}

function kindOf(material: Material, sentence: Sentence): FactKind {
  if (sentence.hasMoney) return 'money'
  if (sentence.years.length > 0) return 'date'
  if (sentence.figures.length > 0) return 'figure'
  if (defines(material, sentence)) return 'definition'
  return sentence.names.length > 0 ? 'name' : 'statement'
}

function scoreOf(material: Material, sentence: Sentence): number {
  const { words, text } = sentence
  const figures = Math.min(0.3, 0.16 * sentence.figures.length)
  const names = Math.min(0.12, 0.06 * sentence.names.length)
  const dated = sentence.years.length > 0 ? 0.12 : 0
  const defined = defines(material, sentence) ? 0.25 : 0
  const alone = sentence.leansOn === null ? 0.08 : 0
  const long = Math.min(0.4, LONG * Math.max(0, words - COMPACT)) + (sentence.isCommand ? 0.3 : 0)
  const quoted = (text.match(/["“”„«»]/gu)?.length ?? 0) >= 4 || QUOTE.test(text) ? 0.25 : 0
  const told = 0.1 + figures + names + dated + defined + alone + 0.24 * sentence.centrality
  return Math.max(0, Math.min(1, told - long - quoted))
}

/** A fact that can be checked at a glance has no more words; each further one costs. */
const COMPACT = 22
const LONG = 0.015
/** Somebody's words at length: an opinion, or a matter of taste. */
const QUOTE = /["“„«][^"“”„«»]{60,}["”“»]/u
