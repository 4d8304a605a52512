import { termsOf } from '../retrieval/index.ts'
import {
  type ContentLanguage,
  countWords,
  defaultLanguage,
  normaliseSpace,
  type Span,
  sentences,
  textOf,
} from '../text/index.ts'
import { type Weighed, weighed } from './weights.ts'

/** How long a summary is to be: so many sentences, or whole sentences of at most so many words (at least one). */
export type SummaryLength = { readonly sentences: number } | { readonly words: number }

/** A sentence taken from the text as it is there. */
export interface SummarySentence extends Span {
  readonly text: string
  /** Higher is more central; comparable within one text only. */
  readonly score: number
}

/** The sentences that say most of what a text says, in the order of the text. */
export interface Summary {
  readonly sentences: readonly SummarySentence[]
  /** The sentences joined by blanks, each on one line. */
  readonly text: string
}

/** Summarises a text by its own sentences. Empty for a text without sentences. Method and sources: README. */
export function summarise(text: string, length: SummaryLength, language: ContentLanguage = defaultLanguage): Summary {
  const list = sentences(text, language).map((span) => {
    const sentence = textOf(text, span)
    return { span, text: sentence, words: countWords(sentence), terms: termsOf(sentence, language) }
  })
  const chosen = chosenOf(weighed(list, language), length).sort((a, b) => a.index - b.index)
  const found = chosen.map(({ sentence, score }) => ({ ...sentence.span, text: sentence.text, score }))
  return { sentences: found, text: found.map((sentence) => normaliseSpace(sentence.text)).join(' ') }
}

const REPEATING = 0.2
const NOTHING_NEW = 0.9
/** Beyond so many sentences, those that say the same are no longer compared: the summary is a text of its own. */
const MOST_COMPARED = 400
/** Where so many weigh more than the best found so far less its repetitions, all say the same. */
const MOST_CONSIDERED = 1_000
/** After so many sentences that are too long for the room left, no shorter one is looked for. */
const MOST_MISFITS = 20

/** Takes the best sentence, then again the best less what it repeats of those taken, until the length is reached. */
function chosenOf(list: readonly Weighed[], length: SummaryLength): Weighed[] {
  const waiting = [...list].sort((a, b) => b.score - a.score || a.index - b.index)
  const chosen: Weighed[] = []
  const said = new Set<string>()
  let room = 'sentences' in length ? length.sentences : length.words
  let misfits = 0
  const sizeOf = (item: Weighed) => ('sentences' in length ? 1 : item.sentence.words)
  while (waiting.length > 0 && room > 0) {
    const at = chosen.length < MOST_COMPARED ? bestOf(waiting, said) : 0
    const [next] = waiting.splice(at, 1)
    if (next === undefined) break
    if (chosen.length > 0 && sizeOf(next) > room) {
      misfits += 1
      if (misfits > MOST_MISFITS) break
      continue
    }
    chosen.push(next)
    room -= sizeOf(next)
    for (const term of next.sentence.terms) said.add(term)
  }
  return chosen
}

/** The list is in the order of weight, so that once no discount can matter the search ends. */
function bestOf(waiting: readonly Weighed[], said: ReadonlySet<string>): number {
  let at = 0
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < MOST_CONSIDERED; index += 1) {
    const item = waiting[index]
    if (item === undefined || item.score <= most) break
    const score = item.score - discount(repeated(item.sentence.terms, said))
    if (score > most) {
      most = score
      at = index
    }
  }
  return at
}

/** A sentence that says nothing new is worth nothing. */
function discount(share: number): number {
  return REPEATING * share + (share > NOTHING_NEW ? 1 : 0)
}

/** The share of a sentence's words that has been said. */
function repeated(terms: readonly string[], said: ReadonlySet<string>): number {
  const own = new Set(terms)
  let both = 0
  for (const term of own) if (said.has(term)) both += 1
  return both / Math.max(1, own.size)
}
