import { type ContentLanguage, defaultLanguage, languageCode } from '../text/index.ts'
import { type Counts, countsOf } from './counts.ts'
import { type FleschFormula, fleschFormulas, readingSpeeds } from './languages.ts'

/**
 * How hard a text is to read. A score is null where it is not measured: a text without words, one that is not written in
 * Latin letters, no published formula.
 */
export interface Readability {
  readonly language: ContentLanguage
  readonly words: number
  readonly sentences: number
  readonly syllables: number
  /** 0 (hard) to 100 (easy), not clamped, by the variant published for the language. */
  readonly readingEase: number | null
  /** Who published that variant; null where ease is not measured. */
  readonly readingEaseBy: string | null
  /** The formulas that are made for English, in school grades of the United States; null for other languages. */
  readonly grades: Grades | null
  /** How long silent reading takes, in seconds. */
  readonly readingSeconds: number
}

/** School grades (years of schooling) by six formulas, not clamped. */
export interface Grades {
  readonly fleschKincaid: number
  readonly gunningFog: number
  readonly smog: number
  readonly automatedIndex: number
  readonly colemanLiau: number
  readonly daleChall: number
}

/** A text of which less is in letters that the formulas know is not measured. */
const LEAST_READABLE = 0.5

/** Measures a text. Scores are steady from about 100 words on. */
export function readability(text: string, language: ContentLanguage = defaultLanguage): Readability {
  const counts = countsOf(text, language)
  const code = languageCode(language)
  const isMeasured = counts.words > 0 && counts.readable >= LEAST_READABLE * counts.parts
  const formula: FleschFormula | null = fleschFormulas[code]
  return {
    language,
    words: counts.words,
    sentences: counts.sentences,
    syllables: counts.syllables,
    readingEase: isMeasured && formula !== null ? readingEase(counts, formula) : null,
    readingEaseBy: isMeasured ? (formula?.by ?? null) : null,
    grades: isMeasured && code === 'en' ? gradesOf(counts) : null,
    readingSeconds: Math.round((counts.words / readingSpeeds[code]) * 60),
  }
}

function readingEase({ parts, sentences, syllables }: Counts, by: FleschFormula): number {
  return by.base - by.perSentenceWord * (parts / sentences) - by.perWordSyllable * (syllables / parts)
}

/** From so many unfamiliar words in a hundred on, the new Dale-Chall formula adds its constant. */
const FEW_UNFAMILIAR = 5

/**
 * Sources: Kincaid et al. 1975 (Flesch-Kincaid); Gunning 1952 (Fog); McLaughlin 1969 (SMOG); Smith and Senter 1967
 * (automated index); Coleman and Liau 1975; Chall and Dale 1995.
 */
function gradesOf(counts: Counts): Grades {
  const perSentence = counts.parts / counts.sentences
  const unfamiliar = 100 * (counts.unfamiliar / counts.parts)
  return {
    fleschKincaid: 0.39 * perSentence + 11.8 * (counts.syllables / counts.parts) - 15.59,
    gunningFog: 0.4 * (perSentence + 100 * (counts.hardWords / counts.parts)),
    smog: 3.1291 + 1.043 * Math.sqrt(counts.polysyllables * (30 / counts.sentences)),
    automatedIndex: 4.71 * (counts.strokes / counts.parts) + 0.5 * perSentence - 21.43,
    colemanLiau: 5.88 * (counts.letters / counts.parts) - 29.6 * (counts.sentences / counts.parts) - 15.8,
    daleChall: 0.1579 * unfamiliar + 0.0496 * perSentence + (unfamiliar > FEW_UNFAMILIAR ? 3.6365 : 0),
  }
}
