import { type ContentLanguage, isStopWord, quotes, type Span, sentences, stem } from '../text/index.ts'
import { type Numbered, numbered } from './runs.ts'
import { type Token, tokensOf, weightOf } from './tokens.ts'

/** A sentence: the tokens from `start` to `end`, and what they are about. */
export interface Sentence {
  readonly start: number
  readonly end: number
  /** Stems of its content words. */
  readonly terms: ReadonlySet<string>
}

/** One of two texts that are compared, taken apart once for all comparisons. */
export interface Side {
  readonly tokens: readonly Token[]
  /** Length in words. */
  readonly words: number
  readonly numbered: Numbered
  readonly sentences: readonly Sentence[]
  /** Its quotations, in order. */
  readonly quotes: readonly Span[]
}

/** A shared run has at least as many words. */
export const SEED_WORDS = 4

/** Takes texts of one language apart; words that come again, in whichever text, are stemmed once. */
export function sideReader(language: ContentLanguage): (text: string) => Side {
  const termOf = termReader(language)
  return (text) => {
    const tokens = tokensOf(text)
    return {
      tokens,
      words: weightOf(tokens, 0, tokens.length),
      numbered: numbered(tokens, SEED_WORDS),
      sentences: sentencesOf(text, tokens, { language, termOf }),
      quotes: quotes(text),
    }
  }
}

interface Terms {
  readonly language: ContentLanguage
  readonly termOf: (token: Token) => string
}

/** The stem of a content word; '' for stop words, and for characters of scripts without spaces, which are no terms. */
function termReader(language: ContentLanguage): (token: Token) => string {
  const known = new Map<string, string>()
  return ({ key, weight }) => {
    if (weight < 1) return ''
    const before = known.get(key)
    if (before !== undefined) return before
    const term = isStopWord(key, language) ? '' : stem(key, language)
    known.set(key, term)
    return term
  }
}

function sentencesOf(text: string, tokens: readonly Token[], { language, termOf }: Terms): Sentence[] {
  const found: Sentence[] = []
  let at = 0
  for (const span of sentences(text, language)) {
    const start = at
    while ((tokens[at]?.start ?? Number.POSITIVE_INFINITY) < span.end) at += 1
    if (at === start) continue
    const terms = new Set(tokens.slice(start, at).map(termOf))
    terms.delete('')
    found.push({ start, end: at, terms })
  }
  return found
}
