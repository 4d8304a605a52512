import { type ContentLanguage, defaultLanguage } from '../text/index.ts'
import { type Candidate, type Candidates, candidatesOf } from './candidates.ts'
import { isGeneric } from './english.ts'

/** A phrase of one to five words that says what a text is about. */
export interface Keyphrase {
  /** As the text writes it most often. */
  readonly phrase: string
  /** What its forms have in common: stems joined by blanks. */
  readonly key: string
  /** How often the text has it, in any form. */
  readonly count: number
  /** Above 0; higher is more important; comparable within one answer only. */
  readonly score: number
}

/** What is asked for. */
export interface KeyphraseOptions {
  readonly language?: ContentLanguage
  /** At most so many; 20 when not said. */
  readonly limit?: number
  /** True: the text counts as an exposition whatever its words, as names of several words are wanted. */
  readonly asExposition?: boolean
}

/** The keyphrases of one text, best first. Method and sources: README. */
export function keyphrases(text: string, options: KeyphraseOptions = {}): Keyphrase[] {
  const language = options.language ?? defaultLanguage
  const candidates = candidatesOf(text, language)
  const share = options.asExposition ? 0 : storyShare(candidates)
  const scored = scoredPhrases(candidates, language, share).filter(({ candidate }) => isSure(candidate, language))
  return chosen(scored, options.limit ?? 20).map((found) => asKeyphrase(found, candidates))
}

/** A candidate with its weight. */
export interface Scored {
  readonly candidate: Candidate
  readonly score: number
}

/** Parts of longer runs count only if they occur as often by themselves or in several runs. */
const FEWEST_AS_PART = 3
const GENERIC_WEIGHT = 0.4
/** In letters: words longer than this don't weigh more. */
const LONG_WORD = 12
/** The shares of story words from and up to which a text turns from an exposition into a story. */
const SOME_STORY = 0.005
const ALL_STORY = 0.012

/** What makes a phrase important in one kind of text. */
interface Habits {
  /** 0: a phrase weighs the sum of its words; 1: their mean. */
  readonly averaging: number
  /** What a single word weighs against a pair. */
  readonly single: number
  /** What a single word in capitals weighs more. */
  readonly acronym: number
  /** The power with which repetition counts. */
  readonly repetition: number
  /** The power with which the length of the longest word counts. */
  readonly wordLength: number
  /** After so many words a phrase weighs two fifths of one at the head. */
  readonly placeScale: number
}

const exposition: Habits = {
  averaging: 0.3,
  single: 0.4,
  acronym: 3.5,
  repetition: 0.1,
  wordLength: 0.4,
  placeScale: 100,
}
/** Single words and names matter most, and longer words, as short ones say what every story has. */
const story: Habits = { averaging: 1, single: 6, acronym: 1, repetition: 0.25, wordLength: 1.5, placeScale: 300 }

/** How much of a story a text is, from 0 to 1. */
export function storyShare({ narrative }: Candidates): number {
  return Math.min(1, Math.max(0, (narrative - SOME_STORY) / (ALL_STORY - SOME_STORY)))
}

/** All phrases of a text with their weights, best first; \`share\` says how much of a story the text is taken for. */
export function scoredPhrases(candidates: Candidates, language: ContentLanguage, share: number): Scored[] {
  const blend = (part: keyof Habits) => exposition[part] + (story[part] - exposition[part]) * share
  const habits: Habits = {
    averaging: blend('averaging'),
    single: blend('single'),
    acronym: blend('acronym'),
    repetition: blend('repetition'),
    wordLength: blend('wordLength'),
    placeScale: blend('placeScale'),
  }
  const english = language.startsWith('English')
  return [...candidates.phrases.values()]
    .filter((candidate) => candidate.alone > 0 || candidate.count >= FEWEST_AS_PART)
    .map((candidate) => ({ candidate, score: weightOf(candidate, candidates, habits, english) }))
    .sort((a, b) => b.score - a.score || a.candidate.first - b.candidate.first)
}

/** Without lists of verbs, words that stand together are a phrase where they do so twice, or are all written large. */
export function isSure({ stems, count, forms }: Candidate, language: ContentLanguage): boolean {
  if (stems.length === 1 || count > 1 || language.startsWith('English') || language === 'German') return true
  return [...forms.keys()].some((form) => form.split(' ').every((word) => /^\p{Lu}/u.test(word)))
}

const lengthWeights = [0, 0, 1, 1.05, 0.9, 0.7]

function weightOf({ stems, count, first }: Candidate, { words }: Candidates, habits: Habits, english: boolean): number {
  let sum = 0
  let letters = 1
  let isAcronym = false
  for (const stem of stems) {
    const facts = words.get(stem)
    if (facts === undefined) continue
    sum += Math.log(1 + facts.count) * (english && isGeneric(facts.word) ? GENERIC_WEIGHT : 1)
    letters = Math.max(letters, Math.min(LONG_WORD, facts.word.length))
    isAcronym ||= facts.isAcronym
  }
  const place = 1 / Math.log2(2 + (3 * first) / habits.placeScale)
  const single = habits.single * (isAcronym ? habits.acronym : 1)
  const length = stems.length === 1 ? single : (lengthWeights[stems.length] ?? 0)
  const wordLength = (letters / LONG_WORD) ** habits.wordLength
  return (sum / stems.length ** habits.averaging) * count ** habits.repetition * place * length * wordLength
}

/** A phrase within a better one is left out unless it occurs clearly more often by itself. */
function chosen(scored: readonly Scored[], limit: number): Scored[] {
  const kept: Scored[] = []
  for (const next of scored) {
    if (kept.length >= limit) break
    const isCovered = kept.some(
      ({ candidate }) =>
        candidate.count >= SAME_COUNT * next.candidate.count && holds(candidate.key, next.candidate.key),
    )
    if (!isCovered) kept.push(next)
  }
  return kept
}

const SAME_COUNT = 0.6

function holds(key: string, part: string): boolean {
  return ` ${key} `.includes(` ${part} `)
}

function asKeyphrase({ candidate, score }: Scored, candidates: Candidates): Keyphrase {
  return { phrase: phraseOf(candidate, candidates), key: candidate.key, count: candidate.count, score }
}

/** The commonest way of writing a phrase; words that are always names elsewhere are written large, plain ones small. */
export function phraseOf({ forms, stems }: Candidate, { words }: Candidates): string {
  let phrase = ''
  let most = 0
  for (const [form, count] of forms) {
    if (count <= most) continue
    phrase = form
    most = count
  }
  return phrase
    .split(' ')
    .map((word, index) => {
      const facts = words.get(stems[index] ?? '')
      if (facts === undefined || forms.size > 1) return word
      if (facts.isName && !facts.isSmall) return large(word)
      return index === 0 && facts.isSmall && !facts.isName ? small(word) : word
    })
    .join(' ')
}

function large(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A word with more capitals than its first keeps them. */
function small(word: string): string {
  return /^\p{Lu}\P{Lu}*$/u.test(word) ? word.toLowerCase() : word
}
