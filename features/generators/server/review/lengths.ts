import { z } from 'zod'
import { type Span, textOf } from '../../../../engines/text/index.ts'
import { countSaid, FARTHEST_OFF, numbersSaid, type SaidUnit } from '../../said-limits.ts'

/** A length that an order sets, as a model reads it, with what it holds for in a version: code counts these places. */
export const OrderedLength = z.object({
  version: z.number().int().default(1),
  said: z.string(),
  unit: z.enum(['words', 'characters']),
  least: z.number().nullish(),
  most: z.number().nullish(),
  places: z.array(z.string()),
})
export type OrderedLength = z.output<typeof OrderedLength>

/** One place of a text, and how long it may be. */
export interface Bound extends Span {
  /** The person's words for it. */
  said: string
  unit: SaidUnit
  least: number
  most: number
}

/** A place that keeps no bound, with its words and how many of the unit it has. */
export interface OffBound {
  bound: Bound
  words: string
  count: number
}

/** What is looked at of an answer, at most: lengths, places of one, and places of a text. No form has more. */
const MOST_LENGTHS = 20
const MOST_PLACES = 40
const MOST_BOUNDS = 80
/** Times its most that all places together may have, to be meant together. */
const WHOLE_WITHIN = 1.3

/**
 * The bounds that a model has read, where they stand in the text. A number that the person has not said bounds nothing,
 * nor does what is so far off that something else was meant.
 */
export function boundsIn(lengths: readonly OrderedLength[], content: string, own: string): Bound[] {
  const said = numbersSaid(own)
  const isSaid = (number: number) => said.has(number) || said.has(number - 1) || said.has(number + 1)
  return lengths
    .slice(0, MOST_LENGTHS)
    .filter(({ least, most }) => (least ?? most) != null)
    .filter(({ least, most }) => [least, most].every((number) => number == null || isSaid(number)))
    .flatMap(({ said: words, unit, least, most, places }) => {
      const found = places.slice(0, MOST_PLACES).flatMap((place) => placeIn(content, place) ?? [])
      const bounds = found.map((span) => ({
        ...span,
        said: words,
        unit,
        least: least ?? 0,
        most: most ?? Number.POSITIVE_INFINITY,
      }))
      return asOne(bounds, content)
    })
    .filter((bound) => !isMisread(bound, content))
    .slice(0, MOST_BOUNDS)
}

/** Paragraphs that only together have as much as a bound wants are one place: the number was for the whole. */
function asOne(bounds: readonly Bound[], content: string): readonly Bound[] {
  const [first, last] = [bounds[0], bounds.at(-1)]
  if (!first || !last || first === last || last.end <= first.start) return bounds
  const isEachShort = bounds.every((bound) => countAt(bound, content) < bound.least)
  const whole = { ...first, end: last.end }
  return isEachShort && countAt(whole, content) <= WHOLE_WITHIN * whole.most ? [whole] : bounds
}

/** The bounds at their places after an edit that exchanged `words`; those that it reaches across say nothing any more. */
export function carried(
  bounds: readonly Bound[],
  { before, after, words }: { before: string; after: string; words: string },
): Bound[] {
  const regions = [onlyPlace(before, words), changedIn(before, after)].filter((region) => region !== null)
  const shift = after.length - before.length
  return bounds.flatMap((bound) => {
    const region = regions.find((one) => isApart(one, bound) || isWithin(one, bound))
    if (!region) return []
    if (region.start >= bound.end) return [bound]
    const start = region.end <= bound.start ? bound.start + shift : bound.start
    return [{ ...bound, start, end: bound.end + shift }]
  })
}

function isApart(one: Span, other: Span): boolean {
  return one.end <= other.start || one.start >= other.end
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

/** The places that are too long or too short. */
export function offBounds(bounds: readonly Bound[], content: string): OffBound[] {
  return bounds
    .map((bound) => ({ bound, words: textOf(content, bound), count: countAt(bound, content) }))
    .filter(({ bound, count }) => count > bound.most || count < bound.least)
}

/** By how many words, or characters in words, all places together are off. */
export function distanceOff(bounds: readonly Bound[], content: string): number {
  return offBounds(bounds, content).reduce((sum, { bound, count }) => {
    const off = count > bound.most ? count - bound.most : bound.least - count
    return sum + (bound.unit === 'words' ? off : off / CHARACTERS_PER_WORD)
  }, 0)
}

const CHARACTERS_PER_WORD = 6

function countAt({ unit, ...span }: Bound, content: string): number {
  return countSaid(unit, bare(textOf(content, span)))
}

function isMisread(bound: Bound, content: string): boolean {
  const count = countAt(bound, content)
  return count > FARTHEST_OFF * bound.most || count * FARTHEST_OFF < bound.least
}

/** Without what Markdown puts around words. */
function bare(text: string): string {
  return text.replace(/^\s*(?:#{1,6}|[-*+•]|\d{1,2}[.)]) /gmu, '').replace(/\*\*/g, '')
}

/** Where a place stands, whole or by its beginning and its end with an ellipsis between. */
function placeIn(content: string, place: string): Span | null {
  const whole = onlyPlace(content, place.trim())
  if (whole) return whole
  const [first = '', last, ...others] = place.split(/\s*(?:…|\.{3}|\[…\])\s*/).filter((words) => words !== '')
  const start = first === '' ? null : onlyPlace(content, first)
  if (!start || last === undefined || others.length > 0) return null
  const at = content.indexOf(last, start.start)
  return at < 0 ? null : { start: start.start, end: at + last.length }
}

function onlyPlace(content: string, words: string): Span | null {
  const start = words === '' ? -1 : content.indexOf(words)
  return start < 0 || content.indexOf(words, start + 1) >= 0 ? null : { start, end: start + words.length }
}

/** The part of `before` that is different in `after`. */
function changedIn(before: string, after: string): Span {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let kept = 0
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  return { start, end: before.length - kept }
}
