import { type Excerpt, excerptOfAll } from '../excerpt.ts'
import { chainOf } from '../ranking/leaning.ts'
import { likeness } from '../ranking/relevance.ts'
import { disagrees, saysAgain } from '../ranking/repeats.ts'
import { defines } from '../ranking/sides.ts'
import { type Material, quotable } from '../reading/material.ts'
import { readable } from '../reading/readable.ts'
import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'

/** What makes a sentence a fact to note. */
export type FactKind = 'date' | 'money' | 'figure' | 'definition' | 'name' | 'statement'

/** A fact with its quote and place. */
export interface Fact extends Excerpt {
  /** The same for the same words at the same place. */
  readonly id: string
  /** The fact as a reader can take it, with the sentences it leans on; the quote holds all of them. */
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

/** The facts of the material, the most telling first, each once: no two share a sentence. */
export function facts(material: Material, options: FactOptions = {}): Fact[] {
  const ranked = quotable(material)
    .map((sentence) => ({ sentence, score: scoreOf(material, sentence), stretch: stretchOf(material, sentence) }))
    .filter(({ stretch, score }) => stretch.length > 0 && score > weights.planning.facts.least)
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, COMPARED)
  let kept: Ranked[] = []
  for (const fact of ranked) {
    const other = kept.find((before) => overlap(before, fact))
    if (other !== undefined) {
      const joined = together(material, other, fact)
      kept = kept.flatMap((before) => (before === other ? joined : overlap(before, joined) ? [] : before))
    } else if (!kept.some((before) => tellsAgain(material, fact.sentence, before))) {
      if (kept.length === (options.most ?? MOST)) break
      kept.push(fact)
    }
  }
  return kept.map((fact) => ({
    ...asFact(material, fact),
    differs: kept.filter((other) => disagrees(fact.sentence, other.sentence)).map((other) => idOf(other.sentence)),
  }))
}

function overlap(one: Ranked, other: Ranked): boolean {
  return one.stretch.some((sentence) => other.stretch.includes(sentence))
}

interface Ranked {
  readonly sentence: Sentence
  readonly score: number
  /** The sentence with all that it needs before it, as they stand in one passage without a gap. */
  readonly stretch: readonly Sentence[]
}

/** Empty where the sentence cannot be understood from one short stretch of its passage. */
function stretchOf(material: Material, sentence: Sentence): readonly Sentence[] {
  const [first] = chainOf(material, sentence)
  if (first === undefined || first.passage !== sentence.passage) return []
  const stretch = material.sentences.slice(first.index, sentence.index + 1)
  return first === sentence || wordsOf(stretch) <= LONGEST ? stretch : []
}

/** A fact that goes on from another is one with it, where both are short; otherwise the better one stays as it is. */
function together(material: Material, better: Ranked, fact: Ranked): Ranked {
  const all = [...better.stretch, ...fact.stretch].map(({ index }) => index)
  const stretch = material.sentences.slice(Math.min(...all), Math.max(...all) + 1)
  const says = fact.sentence.figures.length > 0 && wordsOf(stretch) <= LONGEST
  return says && stretch.every(({ passage }) => passage === better.sentence.passage) ? { ...better, stretch } : better
}

/** Words of a fact of several sentences. */
const LONGEST = 48

function wordsOf(stretch: readonly Sentence[]): number {
  return stretch.reduce((sum, { words }) => sum + words, 0)
}

/** The same words, or most of them and all figures, or an amount that the same source has told of the same thing. */
function tellsAgain(material: Material, sentence: Sentence, { stretch }: Ranked): boolean {
  return stretch.some((other) => {
    if (saysAgain(material, sentence, other)) return true
    if (!sentence.figures.every((figure) => other.figures.includes(figure))) return false
    const like = likeness(material, sentence, other)
    const isOneSource = sentence.passage.sourceId === other.passage.sourceId
    return (
      like >= weights.ranking.repeats.related || (isOneSource && like >= SAME_THING && sentence.figures.some(isTelling))
    )
  })
}

/** What the sentences of one source share that give the same amount of the same thing. */
const SAME_THING = 0.3

/** An amount of three digits and more, or with a part behind the point: no year, and seldom the same by chance. */
function isTelling(figure: string): boolean {
  return /\d[.,]?\d[.,]?\d|\d[.,]\d/.test(figure) && !/(?<!\d)[12]\d{3}(?!\d)/.test(figure)
}

function asFact(material: Material, { sentence, score, stretch }: Ranked): Omit<Fact, 'differs'> {
  const { sourceId, title, url, date } = sentence.passage
  return {
    id: idOf(sentence),
    text: stretch
      .map((part, at) => (at === 0 ? part.text : readable(part.passage.text.slice(part.full.start, part.full.end))))
      .join(' '),
    kind: kindOf(material, sentence),
    ...excerptOfAll(stretch),
    sourceId,
    title,
    ...(url === undefined ? {} : { url }),
    ...(date === undefined ? {} : { published: date }),
    years: [...new Set(stretch.flatMap(({ years }) => years))].sort((a, b) => a - b),
    score,
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
  const by = weights.planning.facts
  const figures = Math.min(by.mostFigures, by.figure * sentence.figures.length)
  const names = Math.min(by.mostNames, by.name * sentence.names.length)
  const dated = sentence.years.length > 0 ? by.dated : 0
  const defined = defines(material, sentence) ? by.defines : 0
  const alone = sentence.leansOn === null ? by.alone : 0
  const command = sentence.isCommand ? by.command : 0
  const long = Math.min(by.mostLong, by.long * Math.max(0, words - by.compact))
  const quoted = (text.match(/["“”„«»]/gu)?.length ?? 0) >= 4 || QUOTE.test(text) ? by.quoted : 0
  const told = by.any + figures + names + dated + defined + alone + by.central * sentence.centrality
  return Math.max(0, Math.min(1, told - long - command - quoted))
}

/** Somebody's words at length: an opinion, or a matter of taste. */
const QUOTE = /["“„«][^"“”„«»]{60,}["”“»]/u
