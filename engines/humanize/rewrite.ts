import { keepsMeaning } from '../compose/meaning-lock.ts'
import { type ContentLanguage, overlaps, type Span } from '../text/index.ts'
import { type Finding, findingsIn } from './findings.ts'
import { masked } from './masked.ts'
import {
  dashesToMarks,
  dropFrame,
  dropOpener,
  inPlainWords,
  inShortWording,
  type Move,
  type MoveRule,
  shortForms,
  splitSentence,
  tailToSentence,
} from './moves.ts'
import { type Reading, type ReadSentence, readText } from './reading.ts'
import { toneScore } from './tone.ts'
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
  /** Tone of the text given and of the new one: `machineTone`; `after` is never higher. */
  readonly before: number
  readonly after: number
}

const LONG_WORDS = 28

const light: readonly Move[] = [
  { rule: 'drop-frame', change: dropFrame },
  { rule: 'drop-opener', change: dropOpener },
  { rule: 'plain-words', change: inPlainWords },
]
const medium: readonly Move[] = [
  ...light,
  { rule: 'short-wording', change: inShortWording },
  { rule: 'dashes-to-marks', change: dashesToMarks },
]
const strong: readonly Move[] = [
  ...medium,
  { rule: 'tail-to-sentence', change: tailToSentence },
  { rule: 'split-sentence', change: splitSentence },
]
const moves: Readonly<Record<Strength, readonly Move[]>> = { light, medium, strong }

/**
 * Rewords the sentences of an English text in which something was found, and no others, by rules that are sure: openers and frames
 * that say nothing go, inflated words become plain (light); roundabout wording becomes short, dashes become brackets or commas, and
 * where the writer uses short forms already, so do the changed sentences (medium); long sentences and participle tails become two (strong). Numbers, names,
 * quotations, links, denials and words for how sure and how many must be the same after each step, or the step is not made. Nothing
 * in quotations, code, headings and links is touched. Where the tone would rise, as it can in a text of two lines, less is changed.
 * Other languages have no rules: null.
 */
export function rewrite(
  text: string,
  strength: Strength,
  { language = 'English-US', kept = [] }: { readonly language?: ContentLanguage; readonly kept?: readonly Span[] } = {},
): Rewriting | null {
  if (!language.startsWith('English')) return null
  const reading = readText(text, language, kept)
  const before = toneScore(reading)
  const flagged = flaggedSentences(reading, findingsIn(reading))
  for (const level of strengths.slice(strengths.indexOf(strength))) {
    const steps = movesFor(reading, level)
    const changes = flagged.flatMap((sentence) => changeOf(reading, sentence, steps) ?? [])
    const made = withChanges(text, changes)
    const after = changes.length === 0 ? before : toneScore(readText(made, language))
    if (after <= before) return { changes, text: made, before, after }
  }
  return { changes: [], text, before, after: before }
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

function movesFor({ text }: Reading, strength: Strength): readonly Move[] {
  const isInformal = strength !== 'light' && /\p{L}['’](?:t|re|ve|ll|m)\b/u.test(text)
  return isInformal ? [...moves[strength], { rule: 'short-forms', change: shortForms }] : moves[strength]
}

function changeOf(reading: Reading, sentence: ReadSentence, steps: readonly Move[]): Change | null {
  const before = reading.text.slice(sentence.start, sentence.end)
  const mask = masked(before, sentence.start, touching(reading.kept, sentence))
  if (mask === null) return null
  let working = mask.text
  let after = before
  const rules: MoveRule[] = []
  for (const { rule, change } of steps) {
    if (rule === 'split-sentence' && sentence.to - sentence.from < LONG_WORDS) continue
    const tried = change(working)
    if (tried === working) continue
    const whole = mask.restored(tried)
    if (whole === null || whole.trim() === '' || !keepsMeaning(before, whole, reading.language)) continue
    working = tried
    after = whole
    rules.push(rule)
  }
  return rules.length === 0 ? null : { start: sentence.start, end: sentence.end, before, after, rules }
}
