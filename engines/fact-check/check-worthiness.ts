import {
  type ContentLanguage,
  defaultLanguage,
  folded,
  isStopWord,
  languageCode,
  names,
  numbers,
  textOf,
  words,
} from '../text/index.ts'
import { claimWords } from './lexicon/claim-words.ts'
import {
  comparingWords,
  firstPerson,
  otherPersons,
  pastForms,
  recordWords,
  stanceWords,
  stateWords,
  wishWords,
} from './lexicon/worth-words.ts'

/** What makes a sentence worth a check; counts as log2(1 + n), so that the second counts less than the first. */
type WorthSignals = Readonly<
  Record<
    | 'numbers'
    | 'digits'
    | 'large'
    | 'names'
    | 'comparing'
    | 'record'
    | 'past'
    | 'state'
    | 'others'
    | 'negated'
    | 'content'
    | 'density'
    | 'self'
    | 'wish'
    | 'stance'
    | 'question',
    number
  >
>

/* One logistic score, fitted once on public transcripts (README) and rounded to a tenth. */
const weights: WorthSignals = {
  numbers: 0.6,
  digits: 0.6,
  large: 1,
  names: 0.1,
  comparing: 0.4,
  record: 0.6,
  past: 0.5,
  state: 0.4,
  others: 0.3,
  negated: 0.4,
  content: 0.5,
  density: 0.8,
  self: -0.6,
  wish: -0.7,
  stance: -0.4,
  question: -0.3,
}
const FROM = -2.4

const LONGEST = 2_000

/** How much each sentence is worth a check, 0..1: comparable within a language, 0.5 about as many worth as not. */
export function checkWorthiness(
  sentences: readonly string[],
  language: ContentLanguage = defaultLanguage,
): readonly number[] {
  return sentences.map((sentence) => worthOf(sentence.slice(0, LONGEST), language))
}

function worthOf(sentence: string, language: ContentLanguage): number {
  const spoken = words(sentence).map((span) => folded(textOf(sentence, span), language))
  if (spoken.length === 0) return 0
  const signals = language.startsWith('English')
    ? { ...commonSignals(sentence, spoken, language), ...englishSignals(spoken) }
    : { ...commonSignals(sentence, spoken, language), ...listedSignals(sentence, language) }
  let sum = FROM
  for (const [name, value] of Object.entries(signals)) sum += value * (weightOf.get(name) ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

const weightOf: ReadonlyMap<string, number> = new Map(Object.entries(weights))

function grown(count: number): number {
  return Math.log2(1 + count)
}

function commonSignals(sentence: string, spoken: readonly string[], language: ContentLanguage) {
  const mentions = numbers(sentence, language)
  const content = spoken.filter((word) => !isStopWord(word, language)).length
  return {
    numbers: grown(mentions.length),
    digits: grown(mentions.filter((mention) => /\d/.test(textOf(sentence, mention))).length),
    large: mentions.some(({ kind, value }) => kind === 'percent' || (kind !== 'time' && Math.abs(value) >= 10_000))
      ? 1
      : 0,
    names: grown(names(sentence, language).length),
    content: grown(content),
    density: content / Math.max(1, spoken.length),
    question: /[?？؟]["'”’»)\]]*\s*$/.test(sentence.slice(-12)) ? 1 : 0,
  }
}

function englishSignals(spoken: readonly string[]) {
  const count = (set: ReadonlySet<string>) => spoken.filter((word) => set.has(word)).length
  const isPast = (word: string) => pastForms.has(word) || (word.length > 4 && word.endsWith('ed'))
  return {
    comparing: grown(count(comparingWords)),
    record: grown(count(recordWords)),
    past: grown(spoken.filter(isPast).length),
    state: Math.min(1, count(stateWords)),
    others: Math.min(1, count(otherPersons)),
    negated: spoken.some((word) => /^(?:not|no|never|none|nobody)$|n't$/.test(word)) ? 1 : 0,
    self: Math.min(1, count(firstPerson)),
    wish: grown(count(wishWords)),
    stance: grown(count(stanceWords)),
  }
}

/** Other languages have shorter lists: ranks, findings, the future, opinions and advice. */
function listedSignals(sentence: string, language: ContentLanguage) {
  const lists = claimWords[languageCode(language)]
  const lower = sentence.toLowerCase()
  const count = (pattern: RegExp) => grown([...lower.matchAll(pattern)].length)
  return {
    comparing: count(lists.superlative),
    record: count(lists.study),
    wish: count(lists.future) + count(lists.advice),
    stance: count(lists.opinion) + (lists.praise ? count(lists.praise) : 0),
  }
}
