import { type ContentLanguage, defaultLanguage } from '../text/index.ts'
import { type AskedTerm, askedShort, askedTerms, type SoughtTerm } from './asked.ts'
import { best } from './best.ts'
import { diversified } from './distinct.ts'
import { nearWords } from './near-words.ts'
import { otherForms } from './other-forms.ts'
import type { Passage, RankedPassage } from './passage.ts'
import { type Postings, postings } from './postings.ts'
import { proximity } from './proximity.ts'
import { termReader } from './terms.ts'

/** How passages are ranked. */
export interface RankOptions {
  readonly language?: ContentLanguage
  /** At most so many passages; 20 when not said. */
  readonly limit?: number
  /** 0 (best first, whatever they repeat) to 1 (as different as can be); 0 when not said. */
  readonly diversity?: number
}

/** An index of passages that grows and forgets. */
export interface PassageIndex {
  readonly size: number
  /** Adds passages; one with an id already there replaces it. Headings are left out: they answer nothing. */
  add(passages: Iterable<Passage>): void
  remove(ids: Iterable<string>): void
  removeSource(sourceId: string): void
  /** Passages that share at least one word with the query, or a short form of its words, best first. */
  search(query: string, options?: Omit<RankOptions, 'language'>): RankedPassage[]
}

/* Robertson's BM25 with the settings of Anserini's baselines; title and proximity weights chosen by hand (README). */
const K1 = 0.9
const B = 0.4
const TITLE_WEIGHT = 2
const PROXIMITY_WEIGHT = 0.3
/** What a word counts that a passage says in another form: one much like it, its short form, its long form. */
const OTHER_FORM_WEIGHT = 0.3
const MIN_CANDIDATES = 50

/** The passages that answer a query, best first; those that share no word with it, and headings, are left out. */
export function rank(query: string, passages: Iterable<Passage>, options: RankOptions = {}): RankedPassage[] {
  const index = passageIndex(options.language)
  index.add(passages)
  return index.search(query, options)
}

/** An empty index of passages in one language. */
export function passageIndex(language: ContentLanguage = defaultLanguage): PassageIndex {
  const termsIn = termReader(language, { manyWriters: true })
  const slotOf = new Map<string, number>()
  const bySource = new Map<string, Set<string>>()
  let passages: (Passage | null)[] = []
  let file = postings(TITLE_WEIGHT)
  let near = nearWords((number) => file.termAt(number))
  let forms = otherForms(termsIn)

  const insert = (passage: Passage) => {
    if (passage.kind === 'heading') return
    const title = termsIn(passage.heading === undefined ? passage.title : `${passage.title}\n${passage.heading}`)
    const slot = file.add({ body: termsIn(passage.text), title })
    forms.add(slot, passage.text)
    passages[slot] = passage
    slotOf.set(passage.id, slot)
    const ofSource = bySource.get(passage.sourceId)
    if (ofSource === undefined) bySource.set(passage.sourceId, new Set([passage.id]))
    else ofSource.add(passage.id)
  }
  const forget = (id: string) => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    const passage = passages[slot]
    file.forget(slot)
    forms.forget(slot)
    slotOf.delete(id)
    passages[slot] = null
    if (passage !== null && passage !== undefined) bySource.get(passage.sourceId)?.delete(id)
  }
  /** Once more is forgotten than kept, what is kept is written again. */
  const compact = () => {
    if (file.slots < 2 * MIN_CANDIDATES || file.size * 2 > file.slots) return
    const kept = passages.filter((passage) => passage !== null)
    file = postings(TITLE_WEIGHT)
    near = nearWords((number) => file.termAt(number))
    forms = otherForms(termsIn)
    passages = []
    for (const passage of kept) insert(passage)
  }
  return {
    get size() {
      return file.size
    },
    add(added) {
      for (const passage of added) {
        forget(passage.id)
        insert(passage)
      }
      compact()
    },
    remove(ids) {
      for (const id of ids) forget(id)
      compact()
    },
    removeSource(sourceId) {
      for (const id of [...(bySource.get(sourceId) ?? [])]) forget(id)
      bySource.delete(sourceId)
      compact()
    },
    search(query, { limit = 20, diversity = 0 } = {}) {
      const terms = termsIn(query)
      const asked = askedTerms(terms, file, near, forms)
      const short = askedShort(terms, file, forms)
      const wide = diversity > 0 ? limit * 3 : limit
      const ranked = scored({ asked, short }, file, wide).flatMap(({ slot, score, terms }) => {
        const passage = passages[slot]
        return passage === null || passage === undefined ? [] : [{ passage, score, terms }]
      })
      return diversity > 0 ? diversified(ranked, { limit, diversity, language }) : ranked.slice(0, limit)
    },
  }
}

interface Query {
  readonly asked: readonly AskedTerm[]
  /** Short forms of what is asked. */
  readonly short: readonly SoughtTerm[]
}

interface Scored {
  readonly slot: number
  readonly score: number
  readonly terms: readonly string[]
}

/**
 * The best slots by BM25. Terms are read by falling weight; once what is left to read cannot lift a new slot among the
 * best, only slots already found are read on (Turtle and Flood 1995, "Query evaluation: strategies and optimizations").
 */
function scored({ asked, short }: Query, file: Postings, limit: number): Scored[] {
  const most = Math.max(MIN_CANDIDATES, 2 * limit)
  const scores = new Float64Array(file.slots)
  const touched: number[] = []
  const norms = file.norms(K1, B)
  const lighter = short.map(({ number, weight }) => ({ number, weight: OTHER_FORM_WEIGHT * weight }))
  const terms = [...asked, ...lighter].sort((a, b) => b.weight - a.weight)
  let left = terms.reduce((sum, { weight }) => sum + weight * (K1 + 1), 0)
  for (const { number, weight } of terms) {
    const list = file.of(number)
    const isClosed = touched.length >= most && left < leastOf(touched, scores, file, most)
    left -= weight * (K1 + 1)
    if (list === undefined) continue
    const { slots, weights } = list
    const gain = weight * (K1 + 1)
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0
      const before = scores[slot] ?? 0
      if (before === 0) {
        if (isClosed) continue
        touched.push(slot)
      }
      const count = weights[at] ?? 0
      scores[slot] = before + (gain * count) / (count + (norms[slot] ?? 0))
    }
  }
  return reranked(bestOf(touched, scores, file, most), asked, file)
}

function bestOf(touched: readonly number[], scores: Float64Array, file: Postings, most: number) {
  const candidates = best<number>(most)
  for (const slot of touched) if (file.isAlive(slot)) candidates.offer(slot, scores[slot] ?? 0)
  return candidates.sorted()
}

/** The score of the last of the best; 0 when there are fewer. */
function leastOf(touched: readonly number[], scores: Float64Array, file: Postings, most: number): number {
  const found = bestOf(touched, scores, file, most)
  return found.length < most ? 0 : (found.at(-1)?.score ?? 0)
}

/** The best candidates again, with what is dearer to find: words near each other, and other forms of the asked ones. */
function reranked(
  candidates: readonly { item: number; score: number }[],
  asked: readonly AskedTerm[],
  file: Postings,
): Scored[] {
  const weights = new Map(asked.map(({ number, weight }) => [number, weight]))
  return candidates
    .map(({ item: slot, score }) => {
      const near = PROXIMITY_WEIGHT * saturated(proximity(file.sequences[slot] ?? new Uint32Array(), weights), score)
      const held = new Set(file.termsOf(slot))
      const like = asked.filter((term) => !held.has(term.number) && isSaidOtherwise(term, held))
      const alike = OTHER_FORM_WEIGHT * like.reduce((sum, { weight }) => sum + weight, 0)
      const terms = asked.filter(({ number }) => held.has(number)).map(({ term }) => term)
      return { slot, score: score + near + alike, terms }
    })
    .sort((a, b) => b.score - a.score)
}

function isSaidOtherwise({ near, long }: AskedTerm, held: ReadonlySet<number>): boolean {
  return near.some((number) => held.has(number)) || (long.length > 0 && long.every((number) => held.has(number)))
}

/** Nearness adds at most as much as the words themselves weigh. */
function saturated(near: number, score: number): number {
  return near === 0 ? 0 : (near * score) / (near + score)
}
