import { numbers, sentences as sentencesIn } from '../../text/index.ts'
import type { Material } from '../reading/material.ts'
import { saidBy } from '../reading/said.ts'
import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'
import type { FigureRow } from './figures.ts'

const TIMES = new Set('s min h d wk mo yr'.split(' '))

interface Timed {
  readonly row: FigureRow
  readonly worth: number
}

/**
 * What each source says where a topic asks for a time (`when to replace a helmet`): its first sentence with one that speaks of what is asked, of all
 * that it says, also of itself. Empty where the topic asks for none, or where fewer than two sources say one.
 */
export function askedFigures(material: Material): FigureRow[] {
  const { topic } = material
  if (!topic.asksTime) return []
  const beyond = [...topic.asked].filter((term) => !topic.terms.has(term))
  // in `when to change a filter` the seldom word is what is asked about it
  const asked =
    beyond.length > 0
      ? beyond
      : [...topic.asked].toSorted((a, b) => material.weight(b) - material.weight(a)).slice(0, 1)
  const timed = material.sentences.flatMap((sentence) => timedIn(material, sentence, asked))
  const bySource = Map.groupBy(timed, ({ row }) => row.thought.sourceId)
  const best = [...bySource.values()].flatMap((own) => own.reduce((a, b) => (b.worth > a.worth ? b : a)).row)
  return best.length < weights.planning.fewestFigures ? [] : best.slice(0, weights.planning.mostFigures)
}

/** A sentence that gives a time, with how sure it is that it gives the one asked for: its own words, the question before it, the heading or title above. */
function timedIn(material: Material, sentence: Sentence, asked: readonly string[]): Timed[] {
  const { passage, full, index, kind, isGiven } = sentence
  const words = passage.text.slice(full.start, full.end)
  if (isGiven || passage.own || kind === 'furniture' || kind === 'question' || !/[.!]["”’»)]*$/.test(words)) return []
  if (sentence.words > weights.planning.longestFigure || sentencesIn(words, material.language).length > 1) return []
  const figure = timeIn(words, material)
  const { own, question, above } = weights.planning.askedFigure
  const before = material.sentences[index - 1]
  const has = (terms: ReadonlySet<string>) => asked.some((term) => terms.has(term))
  const isAnswer = before?.kind === 'question' && before.passage.sourceId === passage.sourceId && has(before.terms)
  const worth =
    (has(sentence.terms) ? own : 0) + (isAnswer ? question : 0) + (has(material.placeTerms(passage)) ? above : 0)
  return figure === null || worth === 0 ? [] : [{ row: { thought: saidBy(passage, [sentence]), figure }, worth }]
}

/** The first time of a sentence, with both ends where it is a range. */
function timeIn(words: string, { language }: Material): string | null {
  const found = numbers(words, language)
  const at = found.findIndex(({ unit }) => unit !== undefined && TIMES.has(unit))
  const [first, next] = found.slice(at)
  if (at === -1 || first === undefined) return null
  const isRange = next !== undefined && next.unit === first.unit && next.start - first.end <= RANGE
  return words.slice(first.start, (isRange ? next : first).end).replace(/\s+/g, ' ')
}

/** Characters between the ends of a range. */
const RANGE = 5
