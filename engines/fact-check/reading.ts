import {
  type ContentLanguage,
  folded,
  isStopWord,
  moved,
  type Name,
  type NumberMention,
  names,
  numbers,
  type Span,
  stem,
  words,
} from '../text/index.ts'
import { commonWords } from './lexicon/common-words.ts'
import { type Polarity, polarityOf } from './lexicon/polarity.ts'
import { matterOf } from './lexicon/synonyms.ts'

/** A word of a sentence as it is compared. */
export interface Token extends Span {
  /** Lower case. */
  readonly word: string
  readonly stem: string
  readonly isStop: boolean
  /** Whether an odd number of negations stands over it. */
  readonly negated: boolean
  readonly isNegation: boolean
  /** +1 says more, -1 less, 0 neither. */
  readonly direction: 1 | -1 | 0
  /** What it is about, where several words say the same. */
  readonly matter: string | undefined
  /** How much it weighs in a comparison: nothing for stop words. */
  readonly weight: number
}

/** A sentence as it is compared: its words, numbers and names; spans are in `text`. */
export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Where each stem stands, as indexes into `tokens`; stop words too. */
  readonly places: ReadonlyMap<string, readonly number[]>
  readonly numbers: readonly NumberMention[]
  readonly names: readonly Name[]
}

/* After NegEx (Chapman et al. 2001): a negation reaches some words ahead, not over the end of its clause. */
const REACH = 6

/** Where a claim's subject ends and its statement begins, as a share of its words; a rule of thumb. */
export const SUBJECT_SHARE = 0.4

/** Sentences are no longer than this; of what has no full stops only so much is compared. */
const LONGEST = 4_000

/** Reads a sentence for comparison, no more than its first 4000 characters. */
export function readingOf(sentence: string, language: ContentLanguage): Reading {
  const text = sentence.slice(0, LONGEST)
  const polarity = polarityOf(language)
  const tokens = tokensOf(text, language, polarity)
  const places = new Map<string, number[]>()
  tokens.forEach((token, at) => {
    const list = places.get(token.stem)
    if (list === undefined) places.set(token.stem, [at])
    else list.push(at)
  })
  return { text, tokens, places, numbers: numbers(text, language), names: names(text, language) }
}

function tokensOf(text: string, language: ContentLanguage, polarity: Polarity | null): Token[] {
  const english = language.startsWith('English')
  const tokens: Token[] = []
  let last = 0
  let reach: number[] = []
  for (const span of partsOf(text)) {
    if (endsClause(text.slice(last, span.start))) reach = []
    last = span.end
    const word = folded(text.slice(span.start, span.end), language)
    if (english && breaks.has(word)) reach = []
    const isNegation = polarity !== null && isNegationWord(word, polarity)
    const negated = reach.length % 2 === 1
    reach = reach.map((left) => left - 1).filter((left) => left > 0)
    if (isNegation) reach.push(REACH)
    const key = stem(word, language)
    const isStop = isStopWord(word, language) || isNegation
    tokens.push({
      ...span,
      word,
      stem: key,
      isStop,
      negated,
      isNegation,
      matter: matterOf(key, language),
      direction: polarity?.direction.get(key) ?? 0,
      weight: isStop ? 0 : weightOf(word) * (english && commonWords.has(word) ? COMMON : 1),
    })
  }
  return tokens
}

/** What a word that is in texts on any matter weighs beside others (English). */
const COMMON = 0.4

const breaks = new Set(['but', 'although', 'whereas', 'while', 'however', 'though', 'because'])

/** Longer words are rarer and say more; without a corpus their length stands for their rarity (Zipf 1935). */
function weightOf(word: string): number {
  return Math.min(1.5, 0.5 + word.length / 10)
}

function isNegationWord(word: string, polarity: Polarity): boolean {
  const plain = word.replace('’', "'")
  return polarity.negations.has(plain) || /n't$/.test(plain) || (plain.startsWith("n'") && polarity.negations.has("n'"))
}

function endsClause(gap: string): boolean {
  return /[,;:.!?()—–。，；：！？]/.test(gap)
}

const HYPHEN = /[-‐‑–_]/

/** The words of a text; those with hyphens by their parts. */
function partsOf(text: string): Span[] {
  return words(text).flatMap((span) => {
    const word = text.slice(span.start, span.end)
    if (!HYPHEN.test(word)) return [span]
    const parts: Span[] = []
    let at = 0
    for (const part of word.split(HYPHEN)) {
      if (part !== '') parts.push(moved({ start: at, end: at + part.length }, span.start))
      at += part.length + 1
    }
    return parts
  })
}

/** The span of a token, name or number alone. */
export function spanOf({ start, end }: Span): Span {
  return { start, end }
}
