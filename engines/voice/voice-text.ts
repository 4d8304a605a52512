import { type ContentLanguage, covered, quotes, type Span, sentences, words } from '../text/index.ts'

/** A text as its writer wrote it. */
export interface VoiceText {
  readonly text: string
  readonly language: ContentLanguage
  /** Whole headings. */
  readonly headings?: readonly Span[]
  /** What is nobody's prose: code, addresses, captions. Quotation marks are found here. */
  readonly apart?: readonly Span[]
}

export interface Word extends Span {
  readonly word: string
  /** Lower case, with straight apostrophes. */
  readonly lower: string
  readonly opensSentence: boolean
}

export interface Sentence extends Span {
  /** Indexes into the words, `to` exclusive. */
  readonly from: number
  readonly to: number
}

/** A text taken apart once for all measures and rules. */
export interface Reading {
  readonly text: string
  readonly language: ContentLanguage
  /** The text with blanks where it is no prose of the writer: headings, quotations, and what the caller set apart. Offsets stay. */
  readonly prose: string
  readonly words: readonly Word[]
  readonly sentences: readonly Sentence[]
  readonly headings: readonly Span[]
  /** The words of the prose and of the headings, in order: what a rule on wording looks at. */
  readonly ownWords: readonly Word[]
}

/** Reads a text; linear in its length. */
export function readVoice({ text, language, headings = [], apart = [] }: VoiceText): Reading {
  const foreign = [...apart, ...quotes(text)]
  const prose = blanked(text, [...headings, ...foreign])
  const read = wordsIn(prose, language)
  return {
    text,
    language,
    prose,
    ...read,
    headings,
    ownWords: headings.length ? wordsIn(blanked(text, foreign), language).words : read.words,
  }
}

function wordsIn(text: string, language: ContentLanguage): { words: Word[]; sentences: Sentence[] } {
  const read: Word[] = []
  const found: Sentence[] = []
  for (const { start, end } of sentences(text, language)) {
    const from = read.length
    for (const span of words(text.slice(start, end))) {
      const word = text.slice(start + span.start, start + span.end)
      read.push({
        start: start + span.start,
        end: start + span.end,
        word,
        lower: word.toLowerCase().replaceAll('’', "'"),
        opensSentence: read.length === from,
      })
    }
    if (read.length > from) found.push({ start, end, from, to: read.length })
  }
  return { words: read, sentences: found }
}

function blanked(text: string, apart: readonly Span[]): string {
  let made = ''
  let from = 0
  for (const { start, end } of covered(apart)) {
    made += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    from = Math.min(end, text.length)
  }
  return made + text.slice(from)
}
