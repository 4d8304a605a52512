import { isStopWord, stem } from '../../text/index.ts'
import { contentTerms, foldedWords } from '../reading/content-terms.ts'
import type { Facet } from '../reading/languages/pack.ts'
import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { facetsOf } from '../reading/vocabulary.ts'
import { weights } from '../weights.ts'
import { defines } from './sides.ts'

/** How well sentences fit a wish. */
export interface Wish {
  /** Stems of the wish that go beyond the topic and the sides it names; all of its stems when there is nothing else. */
  readonly terms: ReadonlySet<string>
  /** Sides of the subject that the wish names. */
  readonly facets: readonly Facet[]
  /** Whether the wish asks for what is not so. */
  readonly isDenied: boolean
  /** Years that the wish names, from and to; null when it names none. */
  readonly years: readonly [number, number] | null
  /** Stem of what is counted in `how many turbines`; null when nothing is. */
  readonly counted: string | null
  /** Whether the wish asks what the topic is and a sentence says so. */
  defines(sentence: Sentence): boolean
  /** 0 to 1: the weighted share of the wish's words that the sentence, or the place it stands in, holds. */
  fit(sentence: Sentence): number
}

/** A heading, a question, a note: what one wishes to read about. */
export function wishFor(material: Material, asked: string): Wish {
  const { language, topic } = material
  const own = contentTerms(asked, language)
  const { facets, words } = sidesAsked(material, asked)
  const beyond = new Set([...own].filter((term) => !topic.terms.has(term) && !words.has(term)))
  const terms = beyond.size > 0 ? beyond : own
  const weightOf = (term: string) => material.weight(term) || unknownWeight(material)
  const sumOf = (from: ReadonlySet<string>) => [...from].reduce((sum, term) => sum + weightOf(term), 0)
  const share = terms === own ? 0 : Math.min(1, sumOf(terms) / sumOf(topic.terms)) * weights.ranking.wish.topic
  const wanted = new Map([
    ...[...topic.terms].map((term) => [term, share * weightOf(term)] as const),
    ...[...terms].map((term) => [term, weightOf(term)] as const),
  ])
  const total = [...wanted.values()].reduce((sum, weight) => sum + weight, 0)
  const isDenied = foldedWords(asked, language).some((word) => material.vocabulary.negations.has(word))
  const scale = beyond.size === 0 && (facets.length > 0 || isDenied) ? weights.ranking.wish.topic : 1
  return {
    terms,
    facets,
    isDenied,
    years: yearsIn(asked),
    defines: (sentence) => facets.includes('definition') && defines(material, sentence),
    counted: facets.includes('size') ? countedIn(material, asked) : null,
    fit: (sentence) => (total === 0 ? 0 : (scale * held(material, sentence, wanted)) / total),
  }
}

/** The sides of the subject that a wish names, and the stems of the words that name them. */
export function sidesAsked(material: Material, asked: string): { facets: Facet[]; words: Set<string> } {
  const { asks } = material.vocabulary
  const isTopic = (word: string) => material.topic.terms.has(stem(word, material.language))
  const folds = foldedWords(asked, material.language).filter((word) => !isTopic(word))
  const words = new Set<string>()
  const own = material.vocabulary.ownPatterns.get(folds.join(' '))
  if (own !== undefined) return { facets: [own], words: new Set(folds.map((word) => stem(word, material.language))) }
  let bits = 0
  for (let at = 0; at < folds.length; at += 1) {
    const hit = asks.at(folds, at)
    bits |= hit.bits
    for (const word of folds.slice(at, at + hit.length)) words.add(stem(word, material.language))
  }
  return { facets: facetsOf(bits), words }
}

function yearsIn(asked: string): readonly [number, number] | null {
  const years = (asked.match(/(?<!\p{Nd})(?:1\d{3}|20\d{2})(?!\p{Nd})/gu) ?? []).map(Number)
  return years.length === 0 ? null : [Math.min(...years), Math.max(...years)]
}

/** The first word that says something after the words that ask. */
function countedIn(material: Material, asked: string): string | null {
  const folds = foldedWords(asked, material.language)
  const at = folds.findIndex((_, index) => material.vocabulary.asks.at(folds, index).length > 1)
  if (at === -1) return null
  const noun = folds[at + material.vocabulary.asks.at(folds, at).length]
  return noun === undefined || isStopWord(noun, material.language) ? null : stem(noun, material.language)
}

/** A word that no passage has counts as much as one that a single sentence has. */
function unknownWeight(material: Material): number {
  return Math.log(1 + Math.max(1, material.sentences.length))
}

function held(material: Material, sentence: Sentence, wanted: ReadonlyMap<string, number>): number {
  const before = sentence.leansOn === null ? undefined : material.sentences[sentence.leansOn]
  let sum = 0
  let near: ReadonlySet<string> | null = null
  for (const [term, weight] of wanted) {
    if (sentence.terms.has(term)) sum += weight
    else if (before?.terms.has(term)) sum += weight * weights.ranking.wish.before
    else {
      near ??= material.placeTerms(sentence.passage)
      if (near.has(term)) sum += weight * weights.ranking.wish.nearby
    }
  }
  return sum
}

/** Weighted share of the smaller sentence's words that both have: 0 to 1. */
export function likeness(material: Material, a: Sentence, b: Sentence): number {
  const [small, large] = a.terms.size <= b.terms.size ? [a, b] : [b, a]
  let both = 0
  let all = 0
  for (const term of small.terms) {
    const weight = material.weight(term)
    all += weight
    if (large.terms.has(term)) both += weight
  }
  return all === 0 ? 0 : both / all
}
