import { defines } from './evidence.ts'
import type { Material } from './material.ts'
import { likeness } from './relevance.ts'
import type { Sentence } from './sentence.ts'

/** Sentences that stand together in their source and stay together. */
export interface Run {
  readonly sentences: readonly Sentence[]
  readonly words: number
  /** The earliest year it tells of; null when it tells of none. */
  readonly year: number | null
}

/**
 * Puts sentences in an order that reads well: what stood together stays together; the most general comes first; then each
 * source goes on in its own order, the one first that is nearest to the last sentence; earlier years before later ones.
 */
export function inOrder(
  material: Material,
  sentences: readonly Sentence[],
  opens?: (sentence: Sentence) => number,
): Run[] {
  const left = runsOf(material, sentences)
  const ordered: Run[] = []
  while (left.length > 0) {
    const last = ordered.at(-1)
    const next =
      last === undefined ? opening(left, opens ?? ((s) => generality(material, s))) : nearest(material, left, ordered)
    ordered.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return byYear(material, ordered)
}

function runsOf(material: Material, sentences: readonly Sentence[]): Run[] {
  const groups: Sentence[][] = []
  for (const sentence of [...sentences].sort((a, b) => a.index - b.index)) {
    const last = groups.at(-1)?.at(-1)
    const isTogether =
      last !== undefined && last.passage.sourceId === sentence.passage.sourceId && isNear(material, last, sentence)
    if (isTogether) groups.at(-1)?.push(sentence)
    else groups.push([sentence])
  }
  return groups.map(asRun)
}

/** In the same passage or the next, not more than one sentence between them, or one leaning on the other. */
function isNear(material: Material, earlier: Sentence, later: Sentence): boolean {
  if (later.leansOn !== null && later.leansOn === earlier.index) return true
  if (later.index - earlier.index > 2) return false
  return earlier.passage === later.passage || material.sentences[later.index]?.passage.start === earlier.passage.end
}

function asRun(sentences: readonly Sentence[]): Run {
  const years = sentences.flatMap((sentence) => sentence.years)
  return {
    sentences,
    words: sentences.reduce((sum, sentence) => sum + sentence.words, 0),
    year: years.length > 0 ? Math.min(...years) : null,
  }
}

/** How well a sentence opens a text: it says what the subject is, is central, names no single case, and no time first. */
export function generality(material: Material, sentence: Sentence): number {
  const fits =
    (speaksOfTopic(material, sentence) ? 0.35 : 0) +
    (defines(material, sentence) ? 0.5 : 0) +
    (sentence.isLead ? 0.3 : 0)
  const particulars = 0.12 * Math.min(3, sentence.figures.length + sentence.names.length)
  const shape =
    (sentence.words > 32 ? 0.2 : 0) + (opensAside(material, sentence) ? 0.25 : 0) + (sentence.isCommand ? 0.5 : 0)
  return (
    sentence.centrality + fits - particulars - shape - (sentence.leansOn === null && sentence.needs === null ? 0 : 2)
  )
}

/** `Today, …`, `In winter …`: the start of a later part, not of a text. */
function opensAside({ vocabulary }: Material, { opening: [first] }: Sentence): boolean {
  if (first === undefined) return false
  return vocabulary.small.has(first.word) && !vocabulary.definite.has(first.word) && !ARTICLES.has(first.word)
}

const ARTICLES = new Set('a an un una uno une ein eine een um uma most many some several die der das les'.split(' '))

/** Whether a sentence has all the words of the topic. */
export function speaksOfTopic({ topic }: Material, sentence: Sentence | undefined): boolean {
  return sentence !== undefined && topic.terms.size > 0 && [...topic.terms].every((term) => sentence.terms.has(term))
}

/** Whether a sentence that is left over when a text is written can still open or sum up a text. */
export function opensFresh(material: Material, sentence: Sentence): boolean {
  return (sentence.isLead || speaksOfTopic(material, sentence)) && generality(material, sentence) > FRESH
}

const FRESH = 1.15

function opening(runs: readonly Run[], opens: (sentence: Sentence) => number): Run {
  const heads = new Set(headsOf(runs))
  const first = heads.size === 1 ? ONLY_FIRST : FIRST
  const score = (run: Run) => {
    const [sentence] = run.sentences
    return sentence === undefined ? 0 : opens(sentence) + (heads.has(run) ? first : 0)
  }
  return runs.reduce((best, run) => (score(run) > score(best) ? run : best))
}

/** How much it counts that a run is the first of its source: nothing then has to be turned round. */
const FIRST = 0.35
/** The same where there is one source: its order is turned round only for a sentence that says what the thing is. */
const ONLY_FIRST = 0.9

/** The first run of each source; no text goes back in a source that it has quoted. */
function headsOf(runs: readonly Run[]): Run[] {
  const heads = new Map<string, Run>()
  for (const run of runs) {
    const source = run.sentences[0]?.passage.sourceId ?? ''
    if (!heads.has(source)) heads.set(source, run)
  }
  return [...heads.values()]
}

function nearest(material: Material, left: readonly Run[], ordered: readonly Run[]): Run {
  const last = ordered.at(-1)
  const lastYear = ordered.findLast((run) => run.year !== null)?.year ?? null
  const score = (run: Run) => {
    const [first] = run.sentences
    const end = last?.sentences.at(-1)
    if (first === undefined || end === undefined) return 0
    const goesOn = first.passage.sourceId === end.passage.sourceId && first.index > end.index ? 0.15 : 0
    const turnsBack = run.year !== null && lastYear !== null && run.year < lastYear ? 0.25 : 0
    return likeness(material, end, first) + goesOn - turnsBack + 0.1 * first.centrality
  }
  return headsOf(left).reduce((best, run) => (score(run) > score(best) ? run : best))
}

/** Where most of a text is dated, its sentences are told in the order of their years, each with those that lean on it. */
function byYear(material: Material, runs: readonly Run[]): Run[] {
  const units = runs.flatMap(({ sentences }) => unitsOf(sentences))
  const dated = units.filter((unit) => unit.year !== null)
  if (dated.length < 2 || dated.length < units.length * 0.6) return [...runs]
  const [first] = units
  const opening =
    first !== undefined && first.year === null && speaksOfTopic(material, first.sentences[0]) ? [first] : []
  const rest = units.filter((unit) => unit.year === null && !opening.includes(unit))
  return [...opening, ...dated.sort((a, b) => (a.year ?? 0) - (b.year ?? 0)), ...rest]
}

/** A run cut into pieces that may change places: a dated sentence takes along what follows it undated or leans on it. */
function unitsOf(sentences: readonly Sentence[]): Run[] {
  const units: Sentence[][] = []
  for (const sentence of sentences) {
    const open = units.at(-1)
    if (open !== undefined && (sentence.leansOn !== null || sentence.years.length === 0)) open.push(sentence)
    else units.push([sentence])
  }
  return units.map(asRun)
}
