import { generality } from '../ranking/generality.ts'
import { defines } from '../ranking/sides.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'

/** About so many words: more is no opening. */
const WORDS = 70
const MOST = 3
/** Words in which a sentence names what it is about. */
const SUBJECT = 8
/** A sentence with a smaller share of the topic's words says nothing about it. */
const SHARE = 0.5
/** What a sentence must be worth to open a text. */
const LEAST = 0.7
const known = new WeakMap<Material, readonly Sentence[]>()

/**
 * The sentences that say what the subject is, for the start of a text, with what follows them in their source. They are
 * chosen before everything else, so that they are said once and in the right place. Empty where no sentence is fit.
 */
export function openingSentences(material: Material): readonly Sentence[] {
  const found = known.get(material) ?? findOpening(material)
  known.set(material, found)
  return found
}

function findOpening(material: Material): Sentence[] {
  const ranked = quotable(material)
    .filter((sentence) => sentence.leansOn === null && sentence.needs === null && !isStep(sentence))
    .map((sentence) => ({ sentence, worth: worthOf(material, sentence) }))
    .filter(({ worth }) => worth >= LEAST)
  const [first, ...others] = ranked
  if (first === undefined) return []
  const best = others.reduce((a, b) => (b.worth > a.worth ? b : a), first)
  return withWhatFollows(material, best.sentence)
}

/** Steps are told where they are followed, and nowhere else. */
function isStep({ isCommand, isNumbered }: Sentence): boolean {
  return isCommand || isNumbered
}

function worthOf(material: Material, sentence: Sentence): number {
  const share = topicShare(material, sentence)
  const first = new Set(sentence.opening.slice(0, SUBJECT).map(({ stem }) => stem))
  const isSubject = sentence.isLead || [...material.topic.terms].some((term) => first.has(term))
  if (share < SHARE || !isSubject || (share < 1 && definesOther(material, sentence))) return 0
  const says = defines(material, sentence) ? 1 : sentence.facets.includes('definition') ? 0.4 : 0
  const lead = sentence.isLead ? 0.7 : 0
  const long = sentence.words > 45 ? 0.3 : 0
  return share * (says + lead) + 0.5 * generality(material, sentence) - long
}

/** `A constellation is a group of stars` opens no text about the planets of other stars. */
function definesOther({ topic, vocabulary }: Material, { opening, facets }: Sentence): boolean {
  if (!facets.includes('definition')) return false
  const folds = opening.map(({ word }) => word)
  const copula = folds.findIndex((_, at) => vocabulary.copula.at(folds, at).bits !== 0)
  return copula > 0 && !opening.slice(0, copula).some(({ stem }) => topic.terms.has(stem))
}

/** 0 to 1: the share of the topic's words that a sentence has; a person is also known by the last of them. */
export function topicShare({ topic }: Material, { terms }: Sentence): number {
  if (topic.terms.size === 0) return 0
  let held = 0
  for (const term of topic.terms) if (terms.has(term)) held += 1
  const last = [...topic.terms].at(-1) ?? ''
  return Math.max(held / topic.terms.size, topic.isPerson && terms.has(last) ? BY_SURNAME : 0)
}

const BY_SURNAME = 0.7

/** A sentence and those after it that go on about the same. */
function withWhatFollows(material: Material, first: Sentence): Sentence[] {
  const found = [first]
  let words = first.words
  while (found.length < MOST) {
    const last = found.at(-1)
    const next = last === undefined ? undefined : material.sentences[last.index + 1]
    if (next === undefined || last === undefined || next.passage.sourceId !== first.passage.sourceId) break
    const goesOn = next.leansOn === last.index || topicShare(material, next) >= SHARE
    if (next.kind !== 'statement' || !next.usable || isStep(next) || !goesOn || words + next.words > WORDS) break
    found.push(next)
    words += next.words
  }
  return found
}
