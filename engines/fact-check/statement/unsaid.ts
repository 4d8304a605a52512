import { type ContentLanguage, defaultLanguage, type Span } from '../../text/index.ts'
import { polarityOf } from '../lexicon/polarity.ts'
import { alignedIn } from './aligned.ts'
import { shareOf, slotContext, withOwnSubject } from './compare.ts'
import { mismatchIn } from './mismatch/mismatch.ts'
import { type GivenWords, spanOf } from './mismatch/read.ts'
import type { Slot } from './slot.ts'
import { type SlotReading, slotsOf } from './slots.ts'
import { turnIn } from './turns.ts'

/** Of the pieces of a claim, figures and names twice, so much must be in the sentence; and so many may be put otherwise. */
const LEAST_SHARE = 0.8
const MOST_UNSAID = 3

/**
 * The plain words of a claim for which a sentence has none of ours that says the same, where it has all else: every figure, name, date, and
 * small word, and nothing that turns or excludes what the claim says. The sentence may say the same in other words (`dismantled` for `took
 * apart`), or the contrary (`acquitted` for `convicted`): whoever reads both sees at once which. Null where more is missing.
 */
export function wordsUnsaid(
  claim: string,
  given: GivenWords,
  language: ContentLanguage = defaultLanguage,
): readonly Span[] | null {
  const { reading, context, aligned } = besideWhole(claim, given, language)
  // which is cause and which effect takes every word to tell
  if (reading.joints.some(({ relation }) => relation === 'cause')) return null
  const unsaid = aligned.missing.flatMap((at) => reading.slots[at] ?? [])
  if (unsaid.length === 0 || unsaid.length > MOST_UNSAID || shareOf(aligned, reading.slots) < LEAST_SHARE) return null
  if (!unsaid.every((slot) => isPlain(slot, reading)) || turnIn(aligned, context) !== null) return null
  if (mismatchIn(claim, [given], language) !== null) return null
  return unsaid.map(spanOf)
}

/**
 * How much of a claim a sentence has, figures and names twice, and the words of the claim that it has in no form we know. For whoever
 * compares the two: what is missing may be put otherwise, or be what is wrong.
 */
export function wordsMissing(
  claim: string,
  given: GivenWords,
  language: ContentLanguage = defaultLanguage,
): { share: number; missing: readonly Span[] } {
  const { reading, aligned } = besideWhole(claim, given, language)
  if (reading.slots.length === 0) return { share: 0, missing: [] }
  return {
    share: shareOf(aligned, reading.slots),
    missing: aligned.missing.flatMap((at) => reading.slots[at] ?? []).map(spanOf),
  }
}

/** A claim beside a sentence as a whole, whatever its clauses are. */
function besideWhole(claim: string, { sentence, context: around = {} }: GivenWords, language: ContentLanguage) {
  const reading = slotsOf(claim, language)
  const context = slotContext(reading, sentence, around)
  const scope = { own: context.evidence.slots, others: [] }
  return { reading, context, aligned: withOwnSubject(alignedIn(scope, context, reading.slots), context) }
}

/**
 * A word that can be put otherwise without a change of what is said: none of a sort (months, materials, units), none of more and less, none
 * that has a contrary, none that stands for a phrase (`a year after`), none that is quoted, and none that may be a name.
 */
function isPlain({ kind, sorts, stems, words, start, end }: Slot, { text, language, senses }: SlotReading): boolean {
  const polarity = polarityOf(language)
  const [stem = '', word] = [stems[0], words[0]]
  if (kind !== 'word' || sorts.length > 0 || polarity?.direction.has(stem) || polarity?.sides.has(stem)) return false
  const written = text.slice(start, end)
  const isQuoted = [...text.matchAll(QUOTED)].some(({ index, 0: all }) => start >= index && end <= index + all.length)
  // at the beginning a capital says nothing, and a word that we know is no name
  const isLower =
    written === word ||
    (text.slice(0, start).trim() === '' && senses.senses.has(stem) && written.toLowerCase() === word)
  return isLower && !isQuoted
}

const QUOTED = /["“„«»][^"“”„«»]{2,}["“”«»]/gu
