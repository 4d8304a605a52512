import { numbers, type Span } from '../text/index.ts'
import { capitalized } from './capitalized.ts'
import { wordsOf } from './language-words.ts'
import type { Reading } from './voice-text.ts'

/** One of the numbers two to nine in running text, where style decides between word and figure. One is left out: it is an article too. */
export interface SmallNumber extends Span {
  readonly isWord: boolean
  readonly other: string
}

/** The small numbers of a text; null where the number words of its language are not known. */
export function smallNumbers({ prose, words, language }: Reading): SmallNumber[] | null {
  const digits = wordsOf(language)?.digits
  if (!digits) return null
  const plain = new Set(
    numbers(prose, language)
      .filter(({ kind }) => kind === 'number')
      .map(({ start }) => start),
  )
  return words.flatMap(({ start, end, word, lower, opensSentence }): SmallNumber[] => {
    const at = digits.indexOf(lower)
    if (at > 0) return isPartOfMore(prose, { start, end }) ? [] : [{ start, end, isWord: true, other: String(at + 1) }]
    if (!/^[2-9]$/.test(word) || !plain.has(start) || isPartOfMore(prose, { start, end })) return []
    const spelled = digits[Number(word) - 1] ?? word
    return [
      {
        start,
        end,
        isWord: false,
        other: opensSentence ? capitalized(spelled) : spelled,
      },
    ]
  })
}

/** What stands before a figure that is a label: `step 3`. */
const LABELED =
  /\b(?:steps?|chapters?|pages?|parts?|versions?|levels?|grades?|types?|phases?|days?|weeks?|rooms?|lines?|figures?|tables?|items?|questions?|options?|numbers?)\s$/i
/** Around a figure that is a time of day: `opens at 8, closes by 5 on Sundays`. */
const TIME_BEFORE = /\b(?:at|by|until|till|before|after|around|since)\s$/i
const TIME_AFTER = /^(?:\s?(?:[ap]\.?\s?m\b|o['’]clock)|\s(?:or|and|on|every|in)\b|\s?[.,;:!?)]|\s*$)/i

/** Before the day of a month: `avant le 3`, `hasta el 3`. */
const DAY_BEFORE = /\b(?:le|el|il|d[ií]a)\s$/i

/** Ranges, fractions, scales, units in letters, versions, days, times, and `Chapter 3`: there style has no say. */
function isPartOfMore(prose: string, { start, end }: Span): boolean {
  const before = prose.slice(Math.max(0, start - 24), start)
  const after = prose.slice(end, end + 16)
  const isFigure = /^\d/.test(prose.slice(start, end))
  return (
    /[\d.,:/=–—$€£#+÷×*^~<>≈±-]\s?$|\d\s(?:out of|of|to|or|and|in)\s$/.test(before) ||
    LABELED.test(before) ||
    (isFigure && DAY_BEFORE.test(before)) ||
    (isFigure && TIME_BEFORE.test(before) && TIME_AFTER.test(after)) ||
    /(?:^|\s)\p{Lu}\p{L}*\s$/u.test(before.slice(before.search(/\S+\s$/))) ||
    /^(?:[.,:/–—-]\s?\d|\s?[%°€$£×÷+*=^<>x]|\s?(?:million|billion|percent|per cent|hundred|thousand|(?:of|to|or|in|out of) \d+|Millionen|Milliarden|Prozent|millones|por ciento|millions|pour cent)\b)/.test(
      after,
    )
  )
}
