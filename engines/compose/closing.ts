import type { Citation } from './composed.ts'
import { defines, namesTopic, shows } from './evidence.ts'
import { type Material, quotable } from './material.ts'
import { openingSentences } from './opening.ts'
import { saysAgain } from './repeats.ts'
import type { Sentence } from './sentence.ts'
import { setAside } from './set-aside.ts'

/** With less to quote, every sentence is wanted in the text itself. */
const ENOUGH = 9
/** With so much, two sentences can be spared. */
const MUCH = 24
const WORDS = 55
/** What a sentence must be worth to end a text, and to go with the one that ends it. */
const LEAST = 0.3
const closing = setAside(findClosing)

/**
 * The one or two sentences that are left for the end of a text: what is to come, what is to be heeded, what the sources
 * end with. They are set aside before the sections are written, as `openingSentences` are, so that the end has something
 * of its own to say. Empty where no sentence is fit, or every one is wanted elsewhere.
 */
export function closingSentences(material: Material): readonly Sentence[] {
  return closing.sentencesOf(material)
}

/** The same as citations, to be handed as `used` to all that is written before the end. */
export function closingOf(material: Material): Citation[] {
  return closing.citationsOf(material)
}

function findClosing(material: Material): Sentence[] {
  const opening = new Set(openingSentences(material))
  const all = quotable(material).filter((sentence) => !opening.has(sentence))
  if (all.length < ENOUGH) return []
  const places = placesOf(all)
  const ranked = all
    .filter((sentence) => canEnd(material, sentence))
    .map((sentence) => ({ sentence, worth: worthOf(material, sentence, places.get(sentence) ?? 0) }))
    .filter(({ worth }) => worth >= LEAST)
    .sort((a, b) => b.worth - a.worth || b.sentence.index - a.sentence.index)
    .map(({ sentence }) => sentence)
  const best = ranked.find((sentence) => isSaidOnce(material, sentence))
  if (best === undefined) return []
  const fits = (other: Sentence) => other !== best && best.words + other.words <= WORDS
  const second = all.length < MUCH ? undefined : ranked.find((other) => fits(other) && isSaidOnce(material, other))
  return (second === undefined ? [best] : [best, second]).sort((a, b) => a.index - b.index)
}

/**
 * Stands alone, tells nobody what to do, is no single case unless it looks ahead, and nothing that comes after it in its
 * source needs it.
 */
function canEnd(material: Material, sentence: Sentence): boolean {
  const { leansOn, needs, kind, usable, isCommand, isNumbered, isAnnouncement, isLead, index } = sentence
  const isAlone = leansOn === null && needs === null && kind === 'statement' && usable
  if (!isAlone || isCommand || isNumbered || isAnnouncement || isLead || defines(material, sentence)) return false
  if (!shows(sentence, 'outlook') && sentence.figures.length + sentence.names.length > 0) return false
  return material.sentences.every((other) => other.leansOn !== index && other.needs !== index)
}

/** What another source says too may stand in the text already when its end is written. */
function isSaidOnce(material: Material, sentence: Sentence): boolean {
  return quotable(material).every((other) => other === sentence || !saysAgain(material, sentence, other))
}

/** How late in its source each sentence comes: 0 to 1. */
function placesOf(all: readonly Sentence[]): Map<Sentence, number> {
  const bySource = Map.groupBy(all, ({ passage }) => passage.sourceId)
  return new Map(
    [...bySource.values()].flatMap((own) =>
      own.map((sentence, at) => [sentence, own.length < 2 ? 0 : at / (own.length - 1)] as const),
    ),
  )
}

/** What looks ahead ends a text best, then what weighs or warns. */
function worthOf(material: Material, sentence: Sentence, place: number): number {
  const ahead = shows(sentence, 'outlook') ? 0.8 : 0
  const weighs = shows(sentence, 'rules') || shows(sentence, 'drawbacks') || shows(sentence, 'benefits') ? 0.25 : 0
  const own = namesTopic(material, sentence) ? 0.3 : 0
  const size = sentence.words > 32 || sentence.words < 6 ? 0.3 : 0
  const told = sentence.facets.includes('definition') ? 0.5 : 0
  return ahead + weighs + own + 0.35 * place + 0.4 * sentence.centrality - size - told
}
