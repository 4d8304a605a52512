import { readability } from '../readability/index.ts'
import { countWords, moved, type Span } from '../text/index.ts'
import { type AssessmentId, type Finding, found, unmeasured } from './assessments.ts'
import type { ReportInput } from './input.ts'
import { rulesOf } from './languages/index.ts'
import { type Measured, type PlacedSentence, spanOf } from './measured.ts'

/** Texts of fewer characters are not judged for how they read; sources of all limits: README. */
const FEWEST_CHARACTERS = 50
const SECTION = { ok: 300, bad: 350 }
const CORNERSTONE_SECTION = { ok: 250, bad: 300 }
const PARAGRAPH = { ok: 150, bad: 200 }
const PASSIVE = { ok: 10, bad: 15 }
const TRANSITIONS = { good: 30, ok: 20, fewestWords: 200 }
const EASE = { good: 60, ok: 50 }
const SAME_BEGINNING = 3

/** How the text reads: sections, paragraphs, sentences, passive voice, transitions, reading ease. */
export function readingFindings(measured: Measured, input: ReportInput): Finding[] {
  const pardoned = new Set(input.pardoned ?? [])
  const isPardoned = (sentence: PlacedSentence) =>
    pardoned.size > 0 && pardoned.has(measured.page.text.slice(spanOf(sentence).start, spanOf(sentence).end))
  const ids: AssessmentId[] = [
    'subheading-distribution',
    'paragraph-length',
    'sentence-length',
    'sentence-beginnings',
    'passive-voice',
    'transition-words',
    'reading-ease',
  ]
  if (measured.page.text.length < FEWEST_CHARACTERS || measured.sentences.length === 0) {
    return ids.map((id) => unmeasured(id, 'short-text'))
  }
  return [
    subheadings(measured, input.isCornerstone === true ? CORNERSTONE_SECTION : SECTION),
    paragraphs(measured),
    sentenceLength(measured, isPardoned),
    beginnings(measured, isPardoned),
    passive(measured, isPardoned),
    transitions(measured),
    ease(measured),
  ]
}

function subheadings({ page, sections, words }: Measured, limit: { ok: number; bad: number }): Finding {
  const id = 'subheading-distribution'
  const facts = {
    words: countWords(page.text),
    limit: limit.ok,
    headings: sections.filter(({ heading }) => heading !== null).length,
  }
  if (facts.headings === 0) return found(id, words > limit.ok ? 2 : 9, { ...facts, tooLong: words > limit.ok ? 1 : 0 })
  const long = sections.filter((section) => section.words > limit.ok)
  const longest = Math.max(...sections.map((section) => section.words))
  const score = longest > limit.bad ? 3 : longest > limit.ok ? 6 : 9
  return found(
    id,
    score,
    { ...facts, tooLong: long.length, longest },
    long.map((section) => section.heading ?? section.span),
  )
}

function paragraphs({ prose }: Measured): Finding {
  const body = prose.filter((part) => part.kind !== 'heading')
  const long = body.filter((part) => part.facts.words > PARAGRAPH.ok)
  const longest = body.reduce((most, part) => Math.max(most, part.facts.words), 0)
  const score = longest > PARAGRAPH.bad ? 3 : longest > PARAGRAPH.ok ? 6 : 9
  const spans = long.map((part) => ({ start: part.start, end: part.start + part.text.length }))
  return found('paragraph-length', score, { tooLong: long.length, longest, limit: PARAGRAPH.ok }, spans)
}

type IsPardoned = (sentence: PlacedSentence) => boolean

function sentenceLength({ sentences, language, isReadable }: Measured, isPardoned: IsPardoned): Finding {
  if (!isReadable) return unmeasured('sentence-length', 'language')
  const { words, okShare, badShare } = rulesOf(language).longSentence
  const long = sentences.filter((sentence) => sentence.facts.words > words && !isPardoned(sentence))
  const percent = (100 * long.length) / sentences.length
  const score = percent > badShare ? 3 : percent > okShare ? 6 : 9
  const facts = { percent, count: long.length, of: sentences.length, words, limit: okShare }
  return found('sentence-length', score, facts, long.map(spanOf))
}

/** Items of lists and cells begin alike on purpose: they are left out. */
function beginnings(measured: Measured, isPardoned: IsPardoned): Finding {
  if (!measured.isReadable) return unmeasured('sentence-beginnings', 'language')
  const determiners = rulesOf(measured.language).passive?.determiners
  const runs: PlacedSentence[][] = []
  let run: PlacedSentence[] = []
  let last = ''
  for (const sentence of measured.sentences) {
    if (sentence.kind === 'list-item' || sentence.kind === 'table-row') continue
    const [first = '', second = ''] = sentence.facts.folded
    const opening = determiners?.has(first) === true ? `${first} ${second}` : first
    if (opening !== last || isPardoned(sentence)) {
      if (run.length >= SAME_BEGINNING) runs.push(run)
      run = []
    }
    run.push(sentence)
    last = opening
  }
  if (run.length >= SAME_BEGINNING) runs.push(run)
  const longest = runs.reduce((most, next) => Math.max(most, next.length), 0)
  return found('sentence-beginnings', runs.length > 0 ? 3 : 9, { runs: runs.length, longest }, runs.flat().map(spanOf))
}

function passive({ sentences, language, isReadable }: Measured, isPardoned: IsPardoned): Finding {
  if (!isReadable || rulesOf(language).passive === null) return unmeasured('passive-voice', 'language')
  const spans: Span[] = []
  let pardoned = 0
  for (const sentence of sentences) {
    if (sentence.facts.passive === null) continue
    if (isPardoned(sentence)) pardoned += 1
    else spans.push(moved(sentence.facts.passive, sentence.from))
  }
  const percent = (100 * spans.length) / sentences.length
  const score = percent > PASSIVE.bad ? 3 : percent > PASSIVE.ok ? 6 : 9
  const facts = { percent, count: spans.length, of: sentences.length, limit: PASSIVE.ok, pardoned }
  return found('passive-voice', score, facts, spans)
}

function transitions({ sentences, language, words, isReadable }: Measured): Finding {
  const id = 'transition-words'
  if (!isReadable || rulesOf(language).transitions === null) return unmeasured(id, 'language')
  if (words < TRANSITIONS.fewestWords) return unmeasured(id, 'short-text')
  const spans = sentences.flatMap(({ facts, from }) =>
    facts.transition === null ? [] : [moved(facts.transition, from)],
  )
  const percent = (100 * spans.length) / sentences.length
  const score = percent < TRANSITIONS.ok ? 3 : percent < TRANSITIONS.good ? 6 : 9
  return found(id, score, { percent, count: spans.length, of: sentences.length, limit: TRANSITIONS.good }, spans)
}

/** The one that is shown beside the text too: of all its words, where the value of the report is that of the writer's prose. */
function ease({ page, language, isReadable }: Measured): Finding {
  // a cell ends what it says, as a paragraph does
  const text = page.text.replaceAll('\t', '\n\n')
  const measured = isReadable ? readability(text, language).readingEase : null
  const readingEase = measured === null ? null : Math.min(100, Math.max(0, measured))
  if (readingEase === null) return unmeasured('reading-ease', 'language')
  const score = readingEase > EASE.good ? 9 : readingEase >= EASE.ok ? 6 : 3
  return found('reading-ease', score, { ease: readingEase, limit: EASE.good })
}
