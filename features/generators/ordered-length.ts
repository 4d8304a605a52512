import { limitedThing } from './each-length.ts'
import type { Fault } from './generator.ts'
import { countSaid, FARTHEST_OFF, isOfEach, type SaidLimit, type SaidUnit, saidLimits } from './said-limits.ts'

/** Then a number is for one of several parts: “Output: level, reason, note of at most 80 words”. */
const PART = /[,;]\s(?:\p{L}+\s){1,3}(?:of|with|in|von|mit|de|avec|con|di|van|met|com)\s$/iu

/** What has fewer is a line or a title, whatever an order calls it. */
const FEWEST = { words: 10, characters: 100 } as const

/**
 * The most words that an order, or the notes with it, allow the text: “at most 150 words”, “150 mots au plus”. Null where
 * none is named, where several are, or where the number is for each of several texts or for one of several parts.
 */
export function mostWordsOrdered(order: string): number | null {
  return mostOrdered(order, 'words')
}

/** The same for characters. */
export function mostCharactersOrdered(order: string): number | null {
  return mostOrdered(order, 'characters')
}

function mostOrdered(order: string, unit: SaidUnit): number | null {
  const found = saidLimits(order).filter((limit) => limit.unit === unit && limit.most >= FEWEST[unit])
  if (found.some(({ before }) => PART.test(before))) return null
  const [only, ...others] = new Set(found.filter(isOfAll).map(({ most }) => most))
  return only !== undefined && others.length === 0 ? only : null
}

/** Characters limit a line, a title, or a description more often than a text: only where nothing else is named before the number. */
function isOfAll(limit: SaidLimit): boolean {
  if (isOfEach(limit) || limitedThing(limit) !== null) return false
  return limit.unit === 'words' || WHOLE.test(limit.before)
}

const WHOLE = /(?:^|[.:;!?(\n]|(?<!\p{L})(?:in|text|post|whole thing|in all|insgesamt|au total|en total))\s*$/iu

/** Share by which a text may be longer than the length that it was about to have. */
const ABOUT = 1.06

/** The most words of a text for which a length was chosen in a form, or said in words. */
export function mostWordsOf({ order, words }: { order: string; words: number | undefined }): number | null {
  return mostWordsOrdered(order) ?? (words === undefined ? null : Math.round(words * ABOUT))
}

/** A text that is longer than it may be. */
export function longerThan(most: number | null, unit: SaidUnit, content: string): Fault[] {
  const count = countSaid(unit, content)
  if (most === null || count <= most || count > FARTHEST_OFF * most) return []
  return [
    {
      part: '',
      code: 'too-long',
      message: `Too long: ${count} ${unit} (you asked for at most ${most}).`,
      ask: `It has ${count} ${unit}, and at most ${most} are allowed. Leave out what matters least, whole points rather than words, so that the rest reads as before.`,
    },
  ]
}
