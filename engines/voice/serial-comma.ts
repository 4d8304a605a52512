import type { Span } from '../text/index.ts'
import type { Reading } from './voice-text.ts'

/** The end of a list of three or more in English: `a, b, and c` or `a, b and c`. `start` is behind the last item but one, `end` before the joining word. */
export interface ListEnd extends Span {
  readonly mark: string
}

/*
 * Short items alone, single words where there are but three, and a mark behind the last one: with longer ones a comma before
 * `and` mostly parts clauses.
 */
const WORD = String.raw`[\p{L}\p{N}'’-]+`
const ITEM = `${WORD}(?: ${WORD})?`
const LIST = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${ITEM}(?:, ${ITEM}){2,8}|${WORD}, ${WORD})(,? )(?:and|or) ${ITEM}(?=[.;:!?)])`,
  'dgu',
)
/** Words that make it a clause (`If you don’t, come and visit`), or an introduction and a pair, rather than a list of things. */
const CLAUSE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|that|which|who|if|when|while|because|but|so|it|he|she|they|we|you|i)\b|['’](?:t|re|ve|ll|d|m)\b|^(?:in|on|at|after|before|for|with|without|by|from|to|under|over|during|yes|no|then|there|here)\b/i

const ITEMS_END = /,? (?:and|or) |, /
const PREPOSITION = /^(?:in|into|on|onto|at|to|of|for|from|with|without|by|through|over|under|between|against)\b/i

const FIGURE = /^[\d-]+$/

/**
 * Whether stretches are items of one list: not a thing and its names (`two dogs, Bravo and Rory`), a place and what is done there
 * (`in the tower, working and singing`), a number and when to call it (`555-0136, day or night`), or what a place is added to
 * (`untreated, into rivers or streams`).
 */
function areAlike([first = '', ...rest]: readonly string[]): boolean {
  const isUnlikeFirst = (is: (item: string) => boolean) => !is(first) && rest.every(is)
  return (
    !isUnlikeFirst((item) => /^\p{Lu}/u.test(item)) &&
    !isUnlikeFirst((item) => /^\S+ing\b/.test(item)) &&
    (!FIGURE.test(first) || rest.some((item) => FIGURE.test(item))) &&
    !rest.some((item) => PREPOSITION.test(item))
  )
}

/** The ends of all lists that are surely lists. */
export function serialCommas({ prose }: Reading): ListEnd[] {
  const found: ListEnd[] = []
  for (const match of prose.matchAll(LIST)) {
    if (CLAUSE.test(match[0]) || !areAlike(match[0].split(ITEMS_END))) continue
    const [start, end] = match.indices?.[1] ?? [0, 0]
    found.push({ start, end, mark: match[1] ?? '' })
  }
  return found
}

export function isSerialComma({ mark }: ListEnd): boolean {
  return mark.startsWith(',')
}
