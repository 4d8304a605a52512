import { type ContentLanguage, type Span, sentences, words } from '../text/index.ts'
import { rulesOf } from './languages/index.ts'
import { passiveIn } from './passive.ts'
import { elides, type Lexicon, lexicon, partsOf, tokensOf } from './tokens.ts'
import { transitionsOf } from './transitions.ts'

/** What is known of a sentence. Spans are in the text of its block. */
export interface SentenceFacts extends Span {
  readonly words: number
  /** Its words in order, compounds taken apart at hyphens: folded, and their stems. */
  readonly folded: readonly string[]
  readonly stems: readonly string[]
  /** Which of them say nothing of what a text is about. */
  readonly isStop: readonly boolean[]
  readonly spans: readonly Span[]
  readonly passive: Span | null
  readonly transition: Span | null
}

/** What is known of a block by its words alone, wherever it stands. */
export interface BlockFacts {
  readonly words: number
  readonly syllables: number
  /** Words in letters that the rules of the language can read. */
  readonly readable: number
  readonly sentences: readonly SentenceFacts[]
}

/** Reads blocks; the same text is read once. */
export interface BlockReader {
  read(text: string): BlockFacts
  /** Forgets what nobody read since the last time: while somebody types, every state of a block is soon the past. */
  forget(): void
}

/** A reader for one language that remembers what it has read. */
export function blockReader(language: ContentLanguage): BlockReader {
  let last = new Map<string, BlockFacts>()
  let known = new Map<string, BlockFacts>()
  const readSentence = sentenceReader(language)
  return {
    read(text) {
      const found = known.get(text)
      if (found !== undefined) return found
      const made = last.get(text) ?? factsOf(text, language, readSentence)
      known.set(text, made)
      return made
    },
    forget() {
      last = known
      known = new Map()
    },
  }
}

type ReadSentence = (text: string, sentence: Span) => { facts: SentenceFacts; syllables: number; readable: number }

function factsOf(text: string, language: ContentLanguage, read: ReadSentence): BlockFacts {
  const found: SentenceFacts[] = []
  let count = 0
  let sounds = 0
  let readable = 0
  for (const sentence of sentences(text, language)) {
    const { facts, ...counts } = read(text, sentence)
    if (facts.words === 0) continue
    found.push(facts)
    count += facts.words
    sounds += counts.syllables
    readable += counts.readable
  }
  return { words: count, syllables: sounds, readable, sentences: found }
}

function sentenceReader(language: ContentLanguage): ReadSentence {
  const facts: Lexicon = lexicon(language)
  const { passive } = rulesOf(language)
  const hasElision = elides(language)
  const findTransition = transitionsOf(language)
  return (text, sentence) => {
    const inside = text.slice(sentence.start, sentence.end)
    const spans = words(inside).map((span) => ({ start: span.start + sentence.start, end: span.end + sentence.start }))
    const known = spans.map((span) => facts(text.slice(span.start, span.end)))
    const tokens = tokensOf(text, spans, known, hasElision)
    const parts = partsOf(text, spans)
    const single = parts.length === spans.length ? known : parts.map((part) => facts(text.slice(part.start, part.end)))
    return {
      syllables: known.reduce((sum, word) => sum + word.syllables, 0),
      readable: known.reduce((sum, word) => sum + (word.isReadable ? 1 : 0), 0),
      facts: {
        ...sentence,
        words: spans.length,
        folded: single.map((word) => word.folded),
        stems: single.map((word) => word.stem),
        isStop: single.map((word) => word.isStop),
        spans: parts,
        passive: passive === null ? null : passiveIn(tokens, passive),
        transition: findTransition?.(tokens) ?? null,
      },
    }
  }
}
