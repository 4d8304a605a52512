import { type LockBreak, lockBreaks } from '../rewording/index.ts'
import { type ContentLanguage, overlaps, type Span } from '../text/index.ts'
import { type Finding, findingsIn, isAboutMany } from './findings.ts'
import { emptyHeadings } from './headings.ts'
import { lookupOf } from './languages/of.ts'
import { masked } from './masked.ts'
import { type Move, type MoveRule, movesOf, type Strength, strengths } from './moves.ts'
import { type Kept, type Reading, type ReadSentence, readText } from './reading.ts'
import { isSteady, toneScore } from './tone.ts'
import { touching } from './touching.ts'

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
  /** The least strength that makes the same changes: a stronger one has nothing more to do in this text. */
  readonly enough: Strength
}

/** Below this a text sounds like a person's: only its findings are rewritten. */
const NATURAL = 0.25

/**
 * Rewords sentences by rules that are right in every sentence. Light: in sentences with findings, openers and frames that say nothing go, and
 * inflated words become plain; headings lose what dresses up their subject. Medium: in every sentence of a text that does not sound natural, and roundabout wording becomes short, `However,` becomes `But`; in English `not only … but also`
 * becomes `and`, and dashes become brackets. Strong: sentences are split where both halves can stand alone, and before what follows from them
 * (`, lo que permite …`, some participle tails); in English `it is` becomes `it's`.
 * Numbers, names, quotations, links, denials and words for how sure and how many must be the same after each step, or the step is not made;
 * a pair of our lists may trade one word of quantity for another. Nothing in quotations, code, headings and links is touched. Where the tone
 * would rise, less is changed. Languages without lists: null.
 */
export function rewrite(
  text: string,
  strength: Strength,
  { language = 'English-US', kept = [] }: { readonly language?: ContentLanguage; readonly kept?: readonly Kept[] } = {},
): Rewriting | null {
  const lookup = lookupOf(language, text)
  if (lookup === null) return null
  const reading = readText(text, language, kept)
  const flagged = flaggedSentences(reading, findingsIn(reading, lookup))
  const before = isSteady(reading) ? toneScore(reading) : null
  const isNatural = before !== null && before < NATURAL
  const headings = headingChanges(reading)
  const rewordedBy = (level: Strength) => {
    const steps = movesOf(reading, lookup, level)
    const touched = level === 'light' || isNatural ? flagged : reading.sentences
    const changes = touched.flatMap((sentence) => changeOf(reading, sentence, steps) ?? [])
    const all = [...headings, ...changes].sort((a, b) => a.start - b.start)
    return { changes: all, text: withChanges(text, all) }
  }
  const levels = strengths.slice(0, strengths.indexOf(strength) + 1)
  const enoughFor = (done: { text: string }, level: Strength) =>
    levels.slice(0, levels.indexOf(level)).find((weaker) => rewordedBy(weaker).text === done.text) ?? level
  if (before === null) {
    const done = rewordedBy(strength)
    return { ...done, tone: null, enough: enoughFor(done, strength) }
  }
  for (const level of levels.toReversed()) {
    const done = rewordedBy(level)
    const after = toneScore(readText(done.text, language))
    if (after <= before) return { ...done, tone: { before, after }, enough: enoughFor(done, level) }
  }
  return { changes: [], text, tone: { before, after: before }, enough: 'light' }
}

/** Headings without what dresses up their subject, where what is left is surely right. */
function headingChanges({ text, headings, language }: Reading): Change[] {
  return emptyHeadings(text, headings, language).flatMap(({ start, end, plain }) =>
    plain === null ? [] : [{ start, end, before: text.slice(start, end), after: plain, rules: ['plain-heading'] }],
  )
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
  const within = found.filter(({ rule }) => !isAboutMany(rule))
  let next = 0
  return sentences.filter((sentence) => {
    while ((within[next]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) next += 1
    const one = within[next]
    return one !== undefined && overlaps(one, sentence)
  })
}

const LONG_WORDS = 16

function changeOf(reading: Reading, sentence: ReadSentence, steps: readonly Move[]): Change | null {
  const isStrong = steps.some(({ rule }) => rule === 'split-at-mark')
  const before = reading.text.slice(sentence.start, sentence.end)
  const mask = masked(before, sentence.start, touching(reading.kept, sentence))
  if (mask === null) return null
  let working = mask.text
  let after = before
  const rules: MoveRule[] = []
  for (const { rule, change } of steps) {
    if (rule === 'split-sentence' && sentence.to - sentence.from < LONG_WORDS) continue
    // at `medium` short forms follow the writer's way in what is changed anyway
    if (rule === 'short-forms' && rules.length === 0 && !isStrong) continue
    const tried = change(working)
    if (tried === working) continue
    const whole = mask.restored(tried)
    if (whole === null || whole.trim() === '') continue
    if (rule !== 'drop-head' && !isAllowed(rule, lockBreaks(after, whole, reading.language))) continue
    working = tried
    after = whole
    rules.push(rule)
  }
  return rules.length === 0 ? null : { start: sentence.start, end: sentence.end, before, after, rules }
}

/** Moves whose list or pattern says which words of denial, degree and quantity they trade. */
const SURE: ReadonlySet<MoveRule> = new Set(['plain-words', 'short-wording', 'plain-pair'])
const NEVER_TRADED: ReadonlySet<LockBreak['kind']> = new Set(['number', 'name', 'quote', 'link'])

function isAllowed(rule: MoveRule, breaks: readonly LockBreak[]): boolean {
  return breaks.every(
    ({ kind, words }) =>
      (SURE.has(rule) && !NEVER_TRADED.has(kind)) ||
      // the Spanish `que` of `lo que permite` is none of quantity
      (rule === 'tail-to-sentence' && kind === 'quantity' && words === 'que'),
  )
}
