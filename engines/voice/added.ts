import { sharedRunsFinder } from '../plagiarism/index.ts'
import { termsOf } from '../retrieval/index.ts'
import {
  type ContentLanguage,
  guessLanguage,
  languageCode,
  names,
  numbers,
  overlaps,
  type Span,
  textOf,
  words,
} from '../text/index.ts'
import { recallsIn } from './experience-words.ts'
import { type LanguageWords, wordsOf } from './language-words.ts'
import { voiceTextOf } from './markdown.ts'
import { type Reading, readVoice } from './voice-text.ts'

/** Something that a text says for the sake of its voice alone. */
export interface Added extends Span {
  /** `sample-words`, `sample-fact`: a sample of the voice says it. `fact`: a figure or name, and `first-person`, that the text to be reworded hasn’t. `experience`: something that nobody says happened. */
  readonly kind: 'sample-words' | 'sample-fact' | 'fact' | 'first-person' | 'experience'
}

/** What a text may say. */
export interface Given {
  language: ContentLanguage
  /** All that the person and the sources say. */
  known: string
  samples: readonly string[]
  /** The text is `known` in other words: then it has no figure, name, or speaker that is not there. */
  isReworded: boolean
}

/** Numbers below this are counted by whoever writes: three reasons, the 2 steps. */
const SMALLEST_FIGURE = 10
/** Share of a sentence’s telling words that are in what is known where it says the same. */
const HELD = 0.6

/**
 * What a voice has brought into a text beside its sound, in order; headings, quotations, and code are left out. Samples are
 * of other matters: a figure, a name, or eight words in a row that they have and nobody gave come from them. Who speaks and
 * what happened to them is told by words of the language, and not looked at where `known` is in another.
 */
export function addedByVoice(text: string, given: Given): Added[] {
  const reading = readVoice(voiceTextOf(text, given.language))
  const found = [
    ...sampleWords(reading, given),
    ...facts(reading, given),
    ...(isSameLanguage(given) ? [...experiences(reading, given), ...speakers(reading, given)] : []),
  ]
  // what says the most of a place is told: the words of a sample hold its figures
  return found
    .filter((one, at) => !found.slice(0, at).some((before) => overlaps(before, one)))
    .toSorted((a, b) => a.start - b.start)
}

function sampleWords({ prose }: Reading, { samples, known }: Given): Added[] {
  const isKnown = sharedRunsFinder([known])
  return sharedRunsFinder(samples)(prose)
    .filter((run) => isKnown(textOf(prose, run)).length === 0)
    .map(({ start, end }) => ({ start, end, kind: 'sample-words' }))
}

function facts(reading: Reading, given: Given): Added[] {
  return [...newFigures(reading, given), ...newNames(reading, given)]
    .filter(({ isSample }) => isSample || given.isReworded)
    .map(({ start, end, isSample }) => ({ start, end, kind: isSample ? 'sample-fact' : 'fact' }))
}

interface NewFact extends Span {
  isSample: boolean
}

function newFigures({ prose }: Reading, { samples, known, language }: Given): NewFact[] {
  const given = figuresOf(known, language)
  const digits = new Set(known.match(/\d+/g))
  const ofSamples = figuresOf(samples.join('\n\n'), language)
  return numbers(prose, language)
    .filter(({ value, key, start, end }) => {
      const said = prose.slice(start, end).match(/\d+/g) ?? []
      return Math.abs(value) >= SMALLEST_FIGURE && said.some((part) => !digits.has(part)) && !given.has(key)
    })
    .map(({ start, end, key }) => ({ start, end, isSample: ofSamples.has(key) }))
}

/** By their words: `Doctor Lind` is no new name where `Lind` and a doctor are known. */
function newNames({ prose, sentences }: Reading, { samples, known, language }: Given): NewFact[] {
  const given = new Set(wordsIn(known))
  const ofSamples = new Set(names(samples.join('\n\n'), language).flatMap(({ name }) => wordsIn(name)))
  const openings = new Set(sentences.map(({ start }) => start))
  return names(prose, language).flatMap(({ start, end, name }) => {
    const all = wordsIn(name)
    // a large word that opens a sentence may be none of the name that follows it
    const own = openings.has(start) && all.length > 1 ? all.slice(1) : all
    const fresh = own.filter((word) => !given.has(word))
    return fresh.length > 0 ? [{ start, end, isSample: fresh.some((word) => ofSamples.has(word)) }] : []
  })
}

function wordsIn(text: string): string[] {
  return words(text).map((span) =>
    textOf(text, span)
      .toLowerCase()
      .replace(/['’]s$/, ''),
  )
}

function figuresOf(text: string, language: ContentLanguage): ReadonlySet<string> {
  return new Set(numbers(text, language).map(({ key }) => key))
}

/** `I` where only `we` speaks is new too. */
function speakers({ words: read }: Reading, { known, language, isReworded }: Given): Added[] {
  const small = wordsOf(language)
  if (!small || !isReworded) return []
  const [hasI, hasWe] = speaksIn(known, small, language)
  return read
    .filter(({ lower }) => (small.i.has(lower) && !hasI) || (small.we.has(lower) && !hasWe && !hasI))
    .map(({ start, end }) => ({ start, end, kind: 'first-person' }))
}

function speaksIn(text: string, small: LanguageWords, language: ContentLanguage): readonly [boolean, boolean] {
  const { words: read } = readVoice(voiceTextOf(text, language))
  return [read.some(({ lower }) => small.i.has(lower)), read.some(({ lower }) => small.we.has(lower))]
}

/** Sentences in the first person that tell of something, of which little is known. */
function experiences(reading: Reading, { known, language }: Given): Added[] {
  const small = wordsOf(language)
  const recalls = recallsIn(language)
  if (!small || !recalls) return []
  const told = new Set(termsOf(known, language))
  return reading.sentences
    .filter(({ start, end, from, to }) => {
      const isOwn = reading.words.slice(from, to).some(({ lower }) => small.i.has(lower) || small.we.has(lower))
      const said = reading.prose.slice(start, end)
      if (!isOwn || !recalls.test(said)) return false
      const terms = termsOf(said, language)
      return terms.filter((term) => told.has(term)).length < terms.length * HELD
    })
    .map(({ start, end }) => ({ start, end, kind: 'experience' }))
}

/** A translation, or an order in one language for a text in another, can’t be compared by words. */
function isSameLanguage({ known, language }: Given): boolean {
  const found = guessLanguage(known)
  return found === null || languageCode(found) === languageCode(language)
}
