import { generality } from '../ranking/generality.ts'
import { defines } from '../ranking/sides.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'

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
    .filter(({ worth }) => worth >= weights.planning.opening.least)
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
  const { subject, share: least, defines: said, kind, lead, general, long, longWords } = weights.planning.opening
  const share = topicShare(material, sentence)
  const first = new Set(sentence.opening.slice(0, subject).map(({ stem }) => stem))
  const isSubject = sentence.isLead || [...material.topic.terms].some((term) => first.has(term))
  if (share < least || !isSubject || (share < 1 && definesOther(material, sentence))) return 0
  const says = defines(material, sentence) ? said : sentence.facets.includes('definition') ? kind : 0
  const leads = sentence.isLead ? lead : 0
  return share * (says + leads) + general * generality(material, sentence) - (sentence.words > longWords ? long : 0)
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
  return Math.max(held / topic.terms.size, topic.isPerson && terms.has(last) ? weights.planning.opening.surname : 0)
}

/** A sentence and those after it that go on about the same. */
function withWhatFollows(material: Material, first: Sentence): Sentence[] {
  const found = [first]
  let words = first.words
  while (found.length < weights.planning.opening.sentences) {
    const last = found.at(-1)
    const next = last === undefined ? undefined : material.sentences[last.index + 1]
    if (next === undefined || last === undefined || next.passage.sourceId !== first.passage.sourceId) break
    const goesOn = next.leansOn === last.index || topicShare(material, next) >= weights.planning.opening.share
    if (
      next.kind !== 'statement' ||
      !next.usable ||
      isStep(next) ||
      !goesOn ||
      words + next.words > weights.planning.opening.words
    )
      break
    found.push(next)
    words += next.words
  }
  return found
}
