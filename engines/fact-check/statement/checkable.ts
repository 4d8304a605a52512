import { type ContentLanguage, defaultLanguage } from '../../text/index.ts'
import { firstAndSecondPersons, pointingWords } from '../lexicon/pointing-words.ts'
import { needsSource } from '../needs-source.ts'
import { statementKind } from '../statement-kind.ts'
import { extentOf } from './extents.ts'
import { isSameWord } from './same-slot.ts'
import { isDenial, type SlotReading, slotsOf } from './slots.ts'

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

/**
 * Whether a sentence states something that a source may say or deny as well, whatever it is about: no opinion, advice, question,
 * prediction, heading, or word on the text itself; three pieces or more; and of nobody whom only the sentences before it name.
 * False where we have no list of a language's pronouns.
 */
export function isPlainStatement(sentence: string, language: ContentLanguage = defaultLanguage): boolean {
  const { because } = needsSource(sentence, language)
  if (because !== 'facts' && because !== 'nothing-to-check') return false
  const kind = statementKind(sentence, language)
  if (kind !== 'claim' && kind !== 'too-vague') return false
  const reading = slotsOf(sentence, language)
  return reading.slots.length >= FEWEST_PIECES && reading.senses.pronouns.size > 0 && !isPointing(reading, language)
}

/**
 * Whether a sentence begins with what the one before it has: in a pronoun (`It opened in 1960`), or as `the recommendation` where that has
 * `recommended`.
 */
export function takesUp(sentence: string, before: string, language: ContentLanguage = defaultLanguage): boolean {
  const claim = slotsOf(sentence, language)
  const [first, second] = claim.tokens
  if (claim.senses.subjects.has(first?.word ?? '')) return true
  if (second === undefined || second.isStop || !DEFINITE.test(first?.word ?? '')) return false
  return slotsOf(before, language).tokens.some((token) => !token.isStop && isSameWord(second, token, { claim }))
}

const DEFINITE = /^(?:the|this|der|die|das|diese[rs]?|el|la|este|esta)$/

/** Of somebody named before: it begins with a pronoun, has one as a subject before any other, or speaks of writer or reader. */
function isPointing({ tokens, slots, senses }: SlotReading, language: ContentLanguage): boolean {
  const [first] = tokens
  const pointing = pointingWords(language)
  if (first === undefined || pointing.has(first.word)) return true
  const persons = firstAndSecondPersons(language)
  if (tokens.some(({ word }) => persons.has(word))) return true
  return tokens.some(
    ({ word }, at) => senses.subjects.has(word) && !slots.some(({ place, before }) => place < at && before === ''),
  )
}
