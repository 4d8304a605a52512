import {
  type ContentLanguage,
  defaultLanguage,
  languageCode,
  type Span,
  sentences,
  syllables,
  words,
} from '../text/index.ts'
import { type FleschFormula, fleschFormulas, readingSpeeds } from './languages.ts'

/** How hard a text is to read. A score is null where it is not measured: a text without words, no published formula. */
export interface Readability {
  readonly language: ContentLanguage
  readonly words: number
  readonly sentences: number
  readonly syllables: number
  /** 0 (hard) to 100 (easy), not clamped, by the variant published for the language. */
  readonly readingEase: number | null
  /** Who published that variant; null where there is none. */
  readonly readingEaseBy: string | null
  /** The formulas that are made for English, in school grades of the United States; null for other languages. */
  readonly grades: Grades | null
  /** How long silent reading takes, in seconds. */
  readonly readingSeconds: number
}

/** School grades (years of schooling) by five formulas, not clamped. */
export interface Grades {
  readonly fleschKincaid: number
  readonly gunningFog: number
  readonly smog: number
  readonly automatedIndex: number
  readonly colemanLiau: number
}

/** Measures a text. Scores are steady from about 100 words on. */
export function readability(text: string, language: ContentLanguage = defaultLanguage): Readability {
  const counts = countParts(text, language)
  const code = languageCode(language)
  const isMeasured = counts.words > 0
  const formula: FleschFormula | null = fleschFormulas[code]
  return {
    language,
    words: counts.words,
    sentences: counts.sentences,
    syllables: counts.syllables,
    readingEase: isMeasured && formula !== null ? readingEase(counts, formula) : null,
    readingEaseBy: formula?.by ?? null,
    grades: isMeasured && code === 'en' ? gradesOf(counts) : null,
    readingSeconds: Math.round((counts.words / readingSpeeds[code]) * 60),
  }
}

interface Counts {
  words: number
  sentences: number
  syllables: number
  /** Letters and digits. */
  characters: number
  /** Words of three syllables and more. */
  polysyllables: number
  /** Polysyllables less names, compounds with hyphens, and those that `-es`, `-ed`, `-ing` made long (Gunning). */
  hardWords: number
}

function countParts(text: string, language: ContentLanguage): Counts {
  const counts: Counts = { words: 0, sentences: 0, syllables: 0, characters: 0, polysyllables: 0, hardWords: 0 }
  const known = new Map<string, number>()
  for (const sentence of sentences(text, language)) countSentence(text, sentence, language, counts, known)
  return counts
}

function countSentence(
  text: string,
  sentence: Span,
  language: ContentLanguage,
  counts: Counts,
  known: Map<string, number>,
): void {
  const inside = text.slice(sentence.start, sentence.end)
  const before = counts.words
  for (const span of words(inside)) {
    const word = inside.slice(span.start, span.end)
    const size = known.get(word) ?? syllables(word, language)
    known.set(word, size)
    counts.words += 1
    counts.syllables += size
    counts.characters += word.length
    if (size < 3) continue
    counts.polysyllables += 1
    if (isHard(word, size, span.start === 0)) counts.hardWords += 1
  }
  if (counts.words > before) counts.sentences += 1
}

function isHard(word: string, size: number, opensSentence: boolean): boolean {
  if (word.includes('-') || /^\d/.test(word)) return false
  if (/^\p{Lu}/u.test(word) && !opensSentence) return false
  return size > 3 || !/(?:es|ed|ing)$/.test(word)
}

function readingEase({ words: count, sentences: sentenceCount, syllables: sounds }: Counts, by: FleschFormula): number {
  return by.base - by.perSentenceWord * (count / sentenceCount) - by.perWordSyllable * (sounds / count)
}

/**
 * Sources: Kincaid et al. 1975 (Flesch-Kincaid, ARI); Gunning 1952 (Fog); McLaughlin 1969 (SMOG);
 * Coleman and Liau 1975.
 */
function gradesOf(counts: Counts): Grades {
  const perSentence = counts.words / counts.sentences
  const letters = counts.characters / counts.words
  return {
    fleschKincaid: 0.39 * perSentence + 11.8 * (counts.syllables / counts.words) - 15.59,
    gunningFog: 0.4 * (perSentence + 100 * (counts.hardWords / counts.words)),
    smog: 3.1291 + 1.043 * Math.sqrt(counts.polysyllables * (30 / counts.sentences)),
    automatedIndex: 4.71 * letters + 0.5 * perSentence - 21.43,
    colemanLiau: 5.88 * letters - 29.6 * (counts.sentences / counts.words) - 15.8,
  }
}
