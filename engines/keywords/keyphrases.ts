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
}

/** The keyphrases of one text, best first. Method and sources: README. */
export function keyphrases(text: string, options: KeyphraseOptions = {}): Keyphrase[] {
  const language = options.language ?? defaultLanguage
  const candidates = candidatesOf(text, language)
  return chosen(scoredPhrases(candidates, language), options.limit ?? 20).map((found) => asKeyphrase(found, candidates))
}

/** A candidate with its weight. */
export interface Scored {
  readonly candidate: Candidate
  readonly score: number
}

/** Parts of longer runs count only if they occur as often by themselves or in several runs. */
const FEWEST_AS_PART = 3
const PLACE_SCALE = 100
const GENERIC_WEIGHT = 0.4
/** The share of telling words from which on a text is a story, in which single words and names matter most. */
const STORY = 0.02

/** All phrases of a text with their weights, best first. */
export function scoredPhrases(candidates: Candidates, language: ContentLanguage): Scored[] {
  const story = Math.min(1, candidates.narrative / STORY)
  const blend = (plain: number, told: number) => plain + (told - plain) * story
  const habits = { averaging: blend(0.3, 1), single: blend(0.5, 1.1), repetition: blend(0.25, 0.5) }
  const english = language.startsWith('English')
  return [...candidates.phrases.values()]
    .filter((candidate) => candidate.alone > 0 || candidate.count >= FEWEST_AS_PART)
    .map((candidate) => ({ candidate, score: weightOf(candidate, candidates, habits, english) }))
    .sort((a, b) => b.score - a.score || a.candidate.first - b.candidate.first)
}

interface Habits {
  /** 0: a phrase weighs the sum of its words; 1: their mean. */
  readonly averaging: number
  /** What a single word weighs against a pair. */
  readonly single: number
  /** The power with which repetition counts. */
  readonly repetition: number
}

const lengthWeights = [0, 0, 1, 1.05, 0.9, 0.7]

function weightOf({ stems, count, first }: Candidate, { words }: Candidates, habits: Habits, english: boolean): number {
  let sum = 0
  for (const stem of stems) {
    const facts = words.get(stem)
    if (facts === undefined) continue
    sum += Math.log(1 + facts.count) * (english && isGeneric(facts.word) ? GENERIC_WEIGHT : 1)
  }
  const place = 1 / Math.log2(2 + (3 * first) / PLACE_SCALE)
  const length = stems.length === 1 ? habits.single : (lengthWeights[stems.length] ?? 0)
  return (sum / stems.length ** habits.averaging) * count ** habits.repetition * place * length
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

/** The commonest way of writing a phrase; words that are names elsewhere are written large. */
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
    .map((word, index) => (words.get(stems[index] ?? '')?.isName === true && forms.size === 1 ? large(word) : word))
    .join(' ')
}

function large(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
