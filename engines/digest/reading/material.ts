import { type Passage, splitPassages } from '../../retrieval/index.ts'
import { type ContentLanguage, withoutStarred } from '../../text/index.ts'
import { contentTerms } from './content-terms.ts'
import { sourcesInOtherLanguages } from './other-languages.ts'
import { readSentences } from './read-sentences.ts'
import type { Sentence, SentenceDraft } from './sentence.ts'
import { type Topic, topicOf } from './topic.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What there is to write from. */
export interface MaterialInput {
  readonly language: ContentLanguage
  /** Passages of sources, best first or in any order. */
  readonly passages?: readonly Passage[]
  /** The writer's own text: quoted and cited like a source, under the source id `given`. */
  readonly given?: string
  /** What to write about, in the writer's words; found in the material when absent. */
  readonly topic?: string
}

/** Everything there is to write from, read once; all writers of this engine take it. */
export interface Material {
  readonly language: ContentLanguage
  readonly vocabulary: Vocabulary
  /** Those of the sources first, then the given ones. */
  readonly passages: readonly Passage[]
  readonly sentences: readonly Sentence[]
  /** Those that can be quoted: statements, or where there are none, whatever else there is. */
  readonly quotable: readonly Sentence[]
  readonly topic: Topic
  /** How telling a stem is: high for rare ones, 0 for unknown ones. */
  weight(term: string): number
  /** Stems of the title and heading under which a passage stands. */
  placeTerms(passage: Passage): ReadonlySet<string>
}

/** The source id of passages that come from the writer's own text. */
export const givenSource = 'given'

/** The writer's own text as passages, so that what is made of it can be cited. Empty for a text without words. */
export function givenPassages(text: string, language: ContentLanguage): Passage[] {
  const source = { sourceId: givenSource, title: '', text: withoutStarred(text, language), language }
  return splitPassages(source).map((passage) => ({ ...passage, own: true }))
}

/** Reads passages and the writer's own text. Takes any input, also none: then nothing can be written from it. */
export function readMaterial(input: MaterialInput): Material {
  const { language } = input
  const vocabulary = vocabularyOf(language)
  const passages = [...distinctPassages(input.passages ?? []), ...givenPassages(input.given ?? '', language)]
  const drafts = readSentences(passages, language, input.topic)
  const weights = termWeights(drafts)
  const weight = (term: string) => weights.get(term) ?? 0
  const sentences = withCentrality(drafts, weight)
  const topic = topicOf({ asked: input.topic, passages, sentences, language, weight })
  return {
    language,
    vocabulary,
    passages,
    sentences,
    quotable: quotableOf(sentences, sourcesInOtherLanguages(passages, language)),
    topic,
    weight,
    placeTerms: placesOf(language),
  }
}

/** The sentences that can be quoted: statements, or where there are none, whatever else there is. */
export function quotable(material: Material): readonly Sentence[] {
  return material.quotable
}

function quotableOf(all: readonly Sentence[], foreign: ReadonlyMap<string, unknown>): readonly Sentence[] {
  // a sentence in another language stands in no text, unless there is nothing else
  const own = all.filter(({ passage }) => !foreign.has(passage.sourceId))
  const sentences = own.some(({ kind, usable }) => kind === 'statement' && usable) ? own : all
  const statements = sentences.filter((sentence) => sentence.kind === 'statement' && sentence.usable)
  if (statements.length > 0) return statements
  const given = sentences.filter((sentence) => sentence.isGiven)
  return given.length > 0 ? given : sentences.filter((sentence) => sentence.kind === 'fragment')
}

/** Many passages share a title and a heading: each pair is read once. */
function placesOf(language: ContentLanguage): (passage: Passage) => ReadonlySet<string> {
  const read = new Map<string, ReadonlySet<string>>()
  return ({ title, heading = '' }) => {
    const place = `${title}\n${heading}`
    const terms = read.get(place) ?? contentTerms(place, language)
    read.set(place, terms)
    return terms
  }
}

/** Each once, those of a source together and in its order: sentences point back at what stands before them there. */
function distinctPassages(passages: readonly Passage[]): Passage[] {
  const seen = new Map(passages.map((passage) => [passage.id, passage]))
  const bySource = Map.groupBy(seen.values(), ({ sourceId }) => sourceId)
  return [...bySource.values()].flatMap((own) => own.sort((a, b) => a.start - b.start))
}

/** ln(1 + sentences / sentences with the term), as in inverse document frequency, over sentences. */
function termWeights(drafts: readonly SentenceDraft[]): Map<string, number> {
  const spread = new Map<string, number>()
  for (const { terms } of drafts) for (const term of terms) spread.set(term, (spread.get(term) ?? 0) + 1)
  return new Map([...spread].map(([term, count]) => [term, Math.log(1 + drafts.length / count)]))
}

/** Cosine with the sum of all sentences, scaled so that the most central one has 1. */
function withCentrality(drafts: readonly SentenceDraft[], weight: (term: string) => number): Sentence[] {
  const centre = new Map<string, number>()
  for (const { terms, kind } of drafts) {
    if (kind !== 'statement') continue
    for (const term of terms) centre.set(term, (centre.get(term) ?? 0) + weight(term))
  }
  const raw = drafts.map(({ terms }) => {
    let both = 0
    let own = 0
    for (const term of terms) {
      both += weight(term) * (centre.get(term) ?? 0)
      own += weight(term) ** 2
    }
    return own === 0 ? 0 : both / Math.sqrt(own)
  })
  const most = raw.reduce((a, b) => Math.max(a, b), 0) || 1
  return drafts.map((draft, index) => ({ ...draft, centrality: (raw[index] ?? 0) / most }))
}
