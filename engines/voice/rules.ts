import type { Span } from '../text/index.ts'
import { capitalized } from './capitalized.ts'
import { contractionsIn } from './contractions.ts'
import { headingCaseOf, recased } from './heading-case.ts'
import { wordsOf } from './language-words.ts'
import { placesOf } from './phrases.ts'
import { isSerialComma, serialCommas } from './serial-comma.ts'
import { smallNumbers } from './small-numbers.ts'
import type { Reading } from './voice-text.ts'

/** What a voice asks for, by rules that code can check. Null and empty lists ask for nothing. */
export interface VoiceRules {
  readonly preferred: readonly { readonly use: string; readonly insteadOf: readonly string[] }[]
  readonly forbidden: readonly string[]
  /** Names and terms as they are to be written, letter for letter. */
  readonly terms: readonly string[]
  /** English alone. */
  readonly serialComma: 'with' | 'without' | null
  /** English alone. */
  readonly headingCase: 'sentence' | 'title' | null
  /** English alone. */
  readonly contractions: 'use' | 'avoid' | null
  /** Two to nine. */
  readonly smallNumbers: 'words' | 'figures' | null
  /** Who must not speak: the writer alone, or also the writer's group. */
  readonly speaker: 'not-i' | 'not-i-or-we' | null
  /** Where a language has two forms. */
  readonly address: 'familiar' | 'polite' | null
  readonly exclamations: 'avoid' | null
  /** Words. */
  readonly longestSentence: number | null
}

export const noRules: VoiceRules = {
  preferred: [],
  forbidden: [],
  terms: [],
  serialComma: null,
  headingCase: null,
  contractions: null,
  smallNumbers: null,
  speaker: null,
  address: null,
  exclamations: null,
  longestSentence: null,
}

/** A place where a rule is broken. */
export interface Broken extends Span {
  /** What keeps the rule in its place, where code can say it without changing what is said; otherwise null. */
  readonly fix: string | null
}

/** How a text keeps one rule. */
export interface RuleProof {
  readonly rule: keyof VoiceRules
  /** The word or term that the rule is on, where there are several of its kind. */
  readonly about: string | null
  readonly kept: number
  readonly broken: readonly Broken[]
}

/** Every rule that is set and can be checked in the text's language, with where it is kept and broken, in the order of `VoiceRules`. */
export function rulesKept(reading: Reading, rules: VoiceRules): RuleProof[] {
  return [
    ...preferredKept(reading, rules.preferred),
    ...forbiddenKept(reading, rules.forbidden),
    ...termsKept(reading, rules.terms),
    ...(Object.keys(checks) as (keyof typeof checks)[]).flatMap((rule) => {
      const found = rules[rule] === null ? null : checks[rule](reading, rules)
      return found ? [{ rule, about: null, ...found }] : []
    }),
  ]
}

/** Characters between the two marks of a Spanish exclamation. */
const LONGEST_EXCLAMATION = 300

type Found = Pick<RuleProof, 'kept' | 'broken'> | null

const checks = {
  serialComma: (reading, { serialComma }) => {
    const ends = serialCommas(reading)
    const broken = ends.filter((end) => isSerialComma(end) !== (serialComma === 'with'))
    return found(ends.length, broken, () => (serialComma === 'with' ? ', ' : ' '))
  },
  headingCase: (reading, { headingCase }) => {
    if (!headingCase) return null
    const telling = reading.headings.filter((heading) => headingCaseOf(reading, heading) !== null)
    const broken = telling.filter((heading) => headingCaseOf(reading, heading) !== headingCase)
    return found(telling.length, broken, (heading) => recased(reading, heading, headingCase))
  },
  contractions: (reading, { contractions }) => {
    const places = contractionsIn(reading)
    const broken = places.filter(({ isShort }) => isShort !== (contractions === 'use'))
    return found(places.length, broken, ({ other }) => other)
  },
  smallNumbers: (reading, { smallNumbers: wanted }) => {
    const all = smallNumbers(reading)
    if (!all) return null
    const broken = all.filter(({ isWord }) => isWord !== (wanted === 'words'))
    return found(all.length, broken, ({ other }) => other)
  },
  speaker: (reading, { speaker }) => {
    const small = wordsOf(reading.language)
    if (!small) return null
    const isSpeaker = (lower: string) => small.i.has(lower) || (speaker === 'not-i-or-we' && small.we.has(lower))
    const broken = reading.words.filter(({ lower }) => isSpeaker(lower))
    return { kept: sentencesWithout(reading, broken), broken: broken.map(without) }
  },
  address: (reading, { address }) => {
    const small = wordsOf(reading.language)
    if (!small?.politeYou.size) return null
    const polite = reading.words.filter(
      ({ word, lower, opensSentence }) => small.politeYou.has(lower) || (small.politeYou.has(word) && !opensSentence),
    )
    const politeWords = new Set(polite)
    const familiar = reading.words.filter((word) => small.you.has(word.lower) && !politeWords.has(word))
    const [kept, broken] = address === 'polite' ? [polite, familiar] : [familiar, polite]
    return { kept: kept.length, broken: broken.map(without) }
  },
  exclamations: (reading) => {
    const broken = [...reading.prose.matchAll(/[!！]+/g)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }))
    // Spanish opens it with a mark of its own, and neither goes without the other
    const isOpened = ({ start }: Span) =>
      /¡[^.!?…\n]*$/.test(reading.prose.slice(Math.max(0, start - LONGEST_EXCLAMATION), start))
    return {
      kept: sentencesWithout(reading, broken),
      broken: broken.map((place) => ({ ...place, fix: isOpened(place) ? null : '.' })),
    }
  },
  longestSentence: ({ sentences }, { longestSentence }) => {
    const broken = sentences.filter(({ from, to }) => to - from > (longestSentence ?? Number.POSITIVE_INFINITY))
    return { kept: sentences.length - broken.length, broken: broken.map(without) }
  },
} satisfies Partial<Record<keyof VoiceRules, (reading: Reading, rules: VoiceRules) => Found>>

function found<Place extends Span>(of: number, broken: readonly Place[], fix: (place: Place) => string | null): Found {
  return {
    kept: of - broken.length,
    broken: broken.map((place) => ({ start: place.start, end: place.end, fix: fix(place) })),
  }
}

function without({ start, end }: Span): Broken {
  return { start, end, fix: null }
}

function sentencesWithout({ sentences }: Reading, places: readonly Span[]): number {
  let at = 0
  return sentences.filter(({ start, end }) => {
    while ((places[at]?.start ?? end) < start) at += 1
    return (places[at]?.start ?? end) >= end
  }).length
}

function preferredKept(reading: Reading, preferred: VoiceRules['preferred']): RuleProof[] {
  const phrases = preferred.flatMap(({ use, insteadOf }, rule) => [
    { phrase: use, rule, isKept: true },
    ...insteadOf.map((phrase) => ({ phrase, rule, isKept: false })),
  ])
  const places = placesOf(
    reading,
    phrases.map(({ phrase }) => phrase),
  ).map((place) => ({ ...place, ...phrases[place.phrase] }))
  return preferred.map(({ use }, at) => ({
    rule: 'preferred',
    about: use,
    kept: places.filter(({ rule, isKept }) => rule === at && isKept).length,
    broken: places
      .filter(({ rule, isKept }) => rule === at && !isKept)
      .map(({ start, end }) => ({ start, end, fix: likeCased(use, reading.text.slice(start, end)) })),
  }))
}

function forbiddenKept(reading: Reading, forbidden: readonly string[]): RuleProof[] {
  const places = placesOf(reading, forbidden)
  return forbidden.map((about, at) => {
    const broken = places.filter(({ phrase }) => phrase === at).map(without)
    return { rule: 'forbidden', about, kept: broken.length ? 0 : 1, broken }
  })
}

function termsKept(reading: Reading, terms: readonly string[]): RuleProof[] {
  const places = placesOf(reading, terms)
  return terms.map((about, at) => {
    const here = places.filter(({ phrase }) => phrase === at)
    const broken = here.filter((place) => {
      const said = reading.text.slice(place.start, place.end)
      return said !== about && !(place.opensSentence && said === capitalized(about))
    })
    return {
      rule: 'terms',
      about,
      kept: here.length - broken.length,
      broken: broken.map(({ start, end }) => ({ start, end, fix: about })),
    }
  })
}

function likeCased(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? capitalized(word) : word
}
