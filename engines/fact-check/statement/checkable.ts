import { type ContentLanguage, defaultLanguage } from '../../text/index.ts'
import { extentOf } from './extents.ts'
import { isDenial, slotsOf } from './slots.ts'

/** Fewer pieces than this say too little to be held against a source. */
const FEWEST_PIECES = 3

/**
 * Whether a statement without figures or names still commits itself: it denies, says all or some, compares, or names a cause. A
 * source can be plainly for or against that.
 */
export function isCommitted(sentence: string, language: ContentLanguage = defaultLanguage): boolean {
  const reading = slotsOf(sentence, language)
  if (reading.slots.length < FEWEST_PIECES) return false
  const isJoined = reading.joints.some(({ relation }) => relation !== 'time')
  const hasExtent = reading.slots.some((slot) => extentOf(slot, language) !== null)
  const isNarrow = reading.tokens.some(
    (token) => reading.senses.only.has(token.word) || isDenial(token, reading.senses),
  )
  return isJoined || hasExtent || isNarrow
}
