import {
  type ContentLanguage,
  folded,
  languageCode,
  type Span,
  sentences,
  syllables,
  textOf,
  words,
} from '../text/index.ts'
import { isFamiliar, isListed } from './familiar-words.ts'

/** What the formulas are made of. */
export interface Counts {
  /** Words as the interface counts them. */
  words: number
  /** Words as the formulas count them: in English the parts of a compound with hyphens are words. */
  parts: number
  sentences: number
  syllables: number
  letters: number
  /** What a typist strikes: all but white space, hyphens and dashes. */
  strokes: number
  /** Parts of three syllables and more. */
  polysyllables: number
  /** Polysyllables less names and familiar words. */
  hardWords: number
  /** Parts that are neither familiar nor a form of a familiar word. */
  unfamiliar: number
  /** Parts in Latin letters, or figures. */
  readable: number
}

/** What is known of a word wherever it stands. */
interface Facts {
  readonly syllables: number
  readonly letters: number
  readonly isCapitalised: boolean
  readonly isListed: boolean
  readonly isFamiliar: boolean
  readonly isReadable: boolean
}

interface Reader {
  readonly language: ContentLanguage
  readonly english: boolean
  readonly known: Map<string, Facts>
}

/** Counts a text. A scrap of one word without a mark at its end, as many headings are, is no sentence. */
export function countsOf(text: string, language: ContentLanguage): Counts {
  const counts: Counts = {
    words: 0,
    parts: 0,
    sentences: 0,
    syllables: 0,
    letters: 0,
    strokes: 0,
    polysyllables: 0,
    hardWords: 0,
    unfamiliar: 0,
    readable: 0,
  }
  const reader = { language, english: languageCode(language) === 'en', known: new Map<string, Facts>() }
  for (const span of sentences(text, language)) countSentence(textOf(text, span), counts, reader)
  if (counts.words > 0) counts.sentences = Math.max(1, counts.sentences)
  return counts
}

function countSentence(sentence: string, counts: Counts, reader: Reader): void {
  const spans = words(sentence)
  if (spans.length === 0) return
  const before = counts.parts
  for (const span of spans) countWord(textOf(sentence, span), isFirst(span, spans), counts, reader)
  counts.words += spans.length
  counts.strokes += sentence.replace(/[\s\-\u2010-\u2015]+/g, '').length
  if (counts.parts - before > 1 || /[.!?…:]["'”’)\]]*$/.test(sentence.slice(-4))) counts.sentences += 1
}

function isFirst(span: Span, spans: readonly Span[]): boolean {
  return span.start === spans[0]?.start
}

function countWord(word: string, opensSentence: boolean, counts: Counts, reader: Reader): void {
  for (const part of reader.english ? word.split(/[-‐‑]+/) : [word]) {
    const facts = reader.known.get(part) ?? factsOf(part, reader)
    reader.known.set(part, facts)
    counts.parts += 1
    counts.syllables += facts.syllables
    counts.letters += facts.letters
    if (facts.isReadable) counts.readable += 1
    if (!facts.isFamiliar) counts.unfamiliar += 1
    if (facts.syllables < 3) continue
    counts.polysyllables += 1
    if (!facts.isListed && (opensSentence || !facts.isCapitalised)) counts.hardWords += 1
  }
}

/** Figures count as one syllable, since Flesch (1948) advises to leave them out of the syllable count. */
function factsOf(part: string, { language, english }: Reader): Facts {
  const lower = folded(part, language)
  const isFigure = /^\d/.test(part)
  return {
    syllables: isFigure ? 1 : syllables(part, language),
    letters: part.match(/\p{L}/gu)?.length ?? 0,
    isCapitalised: /^\p{Lu}/u.test(part),
    isListed: english && isListed(lower),
    isFamiliar: english && isFamiliar(lower),
    isReadable: isFigure || /^\p{Script=Latin}/u.test(part),
  }
}
