import { type ContentLanguage, defaultLanguage, type Span } from '../../../text/index.ts'
import { type Aligned, alignedIn } from '../aligned.ts'
import { type StatementContext, slotContext } from '../compare.ts'
import type { SlotContext } from '../same-slot.ts'
import { type SlotReading, slotsOf } from '../slots.ts'

/** Words of a claim for which its evidence has others of the same sort that exclude them. */
export interface Mismatch {
  readonly rule: 'negation' | 'opposite' | 'name' | 'unit' | 'extent'
  readonly claim: Span
}

/** Words that are given as evidence, with what is known around them. */
export interface GivenWords {
  readonly sentence: string
  readonly context?: StatementContext
}

/** For each sentence the figures, dates, names and words of the claim that it has, as it has them: `1539` of `1538–39`, `over 200` of 218. */
export function piecesIn(
  claim: string,
  given: readonly GivenWords[],
  language: ContentLanguage = defaultLanguage,
): Span[][] {
  const reading = slotsOf(claim, language)
  return readingsOf(reading, given).map(({ aligned }) =>
    pairsOf(aligned).flatMap(({ at }) => {
      const slot = reading.slots[at]
      return slot === undefined ? [] : [spanOf(slot)]
    }),
  )
}

/** Reads a claim beside each sentence. */
export function readingsOf(reading: SlotReading, given: readonly GivenWords[]): Read[] {
  return given.map(({ sentence, context: around = {} }) => {
    const context = slotContext(reading, sentence, around)
    return { context, aligned: alignedIn({ own: context.evidence.slots, others: [] }, context, reading.slots) }
  })
}

/** A claim beside one sentence, and which of its pieces are there. */
export interface Read {
  readonly context: SlotContext
  readonly aligned: Aligned
}

/** Fewer pieces in common don't show that both speak of the same. */
export const FEWEST_SHARED = 2
export const MORE_SHARED = 3

/** The pieces that the sentence itself has, by their place in the claim. */
export const pairsOf = ({ pairs }: Aligned) => [...pairs].flatMap(([at, slot]) => (slot === null ? [] : [{ at, slot }]))

/** The place of a piece alone. */
export function spanOf({ start, end }: Span): Span {
  return { start, end }
}
