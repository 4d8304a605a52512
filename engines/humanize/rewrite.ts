import { keepsMeaning } from '../rewording/index.ts'
import { type ContentLanguage, overlaps, type Span } from '../text/index.ts'
import { type Finding, findingsIn } from './findings.ts'
import { type Lookup, lookupOf } from './languages/of.ts'
import { masked } from './masked.ts'
import {
  dashesToMarks,
  dropFrame,
  dropOpener,
  inOtherWords,
  type Move,
  type MoveRule,
  shortForms,
  splitSentence,
  tailToSentence,
} from './moves.ts'
import { type Reading, type ReadSentence, readText } from './reading.ts'
import { isSteady, toneScore } from './tone.ts'
import { touching } from './touching.ts'

const strengths = ['strong', 'medium', 'light'] as const

/** How far a rewriting goes. */
export type Strength = (typeof strengths)[number]

/** One sentence put differently; the span is that of the sentence in the text given. */
export interface Change extends Span {
  readonly before: string
  readonly after: string
  readonly rules: readonly MoveRule[]
}

/** A text with changes, each of which can be taken or left by itself. */
export interface Rewriting {
  readonly changes: readonly Change[]
  /** The text with all changes made. */
  readonly text: string
  /** Of the text given and of the new one, as `machineTone` has it; `after` is never higher. Null where it is not measured: short texts, some languages. */
  readonly tone: { readonly before: number; readonly after: number } | null
}

const LONG_WORDS = 28

/** The steps of a strength, in the order in which they are tried. */
function movesOf({ text, language }: Reading, lookup: Lookup, strength: Strength): Move[] {
  const { plainWords, shortWordings } = lookup
  const moves: Move[] = [
    { rule: 'drop-frame', change: (sentence) => dropFrame(sentence, language, lookup) },
    { rule: 'drop-opener', change: (sentence) => dropOpener(sentence, language, lookup) },
    { rule: 'plain-words', change: (sentence) => inOtherWords(sentence, language, plainWords) },
  ]
  if (strength === 'light') return moves
  moves.push({ rule: 'short-wording', change: (sentence) => inOtherWords(sentence, language, shortWordings) })
  moves.push({ rule: 'dashes-to-marks', change: dashesToMarks })
  if (!language.startsWith('English')) return moves
  if (strength === 'strong') {
    moves.push({ rule: 'tail-to-sentence', change: tailToSentence }, { rule: 'split-sentence', change: splitSentence })
  }
  if (SHORT_FORM.test(text)) moves.push({ rule: 'short-forms', change: shortForms })
  return moves
}

const SHORT_FORM = /\p{L}['’](?:t|re|ve|ll|m)\b/u

/**
 * Rewords the sentences of a text in which something was found, and no others, by rules that are sure: openers and frames
 * that say nothing go, inflated words become plain (light); roundabout wording becomes short, dashes become brackets or commas, and
 * where the writer uses short forms already, so do the changed sentences (medium); long sentences and participle tails become two (strong). Numbers, names,
 * quotations, links, denials and words for how sure and how many must be the same after each step, or the step is not made. Nothing
 * in quotations, code, headings and links is touched. Where the tone would rise, less is changed.
 * In German, French and Spanish there are fewer rules, and no openers or frames go in German, as the words behind them would have to
 * change places. Other languages have none: null.
 */
export function rewrite(
  text: string,
  strength: Strength,
  { language = 'English-US', kept = [] }: { readonly language?: ContentLanguage; readonly kept?: readonly Span[] } = {},
): Rewriting | null {
  const lookup = lookupOf(language, text)
  if (lookup === null) return null
  const reading = readText(text, language, kept)
  const flagged = flaggedSentences(reading, findingsIn(reading, lookup))
  const rewordedBy = (level: Strength) => {
    const steps = movesOf(reading, lookup, level)
    const changes = flagged.flatMap((sentence) => changeOf(reading, sentence, steps) ?? [])
    return { changes, text: withChanges(text, changes) }
  }
  if (!isSteady(reading)) return { ...rewordedBy(strength), tone: null }
  const before = toneScore(reading)
  for (const level of strengths.slice(strengths.indexOf(strength))) {
    const done = rewordedBy(level)
    const after = toneScore(readText(done.text, language))
    if (after <= before) return { ...done, tone: { before, after } }
  }
  return { changes: [], text, tone: { before, after: before } }
}

/** A text with some of its changes made, in any order. */
export function withChanges(text: string, changes: readonly Change[]): string {
  let made = ''
  let from = 0
  for (const { start, end, after } of changes.toSorted((a, b) => a.start - b.start)) {
    made += text.slice(from, start) + after
    from = end
  }
  return made + text.slice(from)
}

/** Sentences that a finding touches; findings over many sentences touch none by themselves. */
function flaggedSentences({ sentences }: Reading, found: readonly Finding[]): ReadSentence[] {
  const within = found.filter(
    ({ rule }) => rule !== 'even-rhythm' && rule !== 'even-paragraphs' && rule !== 'same-openers',
  )
  let next = 0
  return sentences.filter((sentence) => {
    while ((within[next]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) next += 1
    const one = within[next]
    return one !== undefined && overlaps(one, sentence)
  })
}

function changeOf(reading: Reading, sentence: ReadSentence, steps: readonly Move[]): Change | null {
  const before = reading.text.slice(sentence.start, sentence.end)
  const mask = masked(before, sentence.start, touching(reading.kept, sentence))
  if (mask === null) return null
  let working = mask.text
  let after = before
  // frames and openers say nothing, by our lists: what is left of a sentence without them is what must keep its sense
  let meant = before
  const rules: MoveRule[] = []
  for (const { rule, change } of steps) {
    if (rule === 'split-sentence' && sentence.to - sentence.from < LONG_WORDS) continue
    // short forms follow the writer's way in what is changed anyway; they are no change by themselves
    if (rule === 'short-forms' && rules.length === 0) continue
    const tried = change(working)
    if (tried === working) continue
    const whole = mask.restored(tried)
    if (whole === null || whole.trim() === '') continue
    if (rule === 'drop-frame' || rule === 'drop-opener') meant = whole
    else if (!keepsMeaning(meant, whole, reading.language)) continue
    working = tried
    after = whole
    rules.push(rule)
  }
  return rules.length === 0 ? null : { start: sentence.start, end: sentence.end, before, after, rules }
}
