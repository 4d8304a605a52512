import type { Span } from '../text/index.ts'
import { hasLatin, latinTwin } from './look-alikes.ts'

/** How characters can hide copying from a comparison of letters; none of it misleads `overlap`. */
export type HiddenRule = 'invisible-characters' | 'look-alike-letters' | 'direction-override'

/** A word, or a stretch, written so that it reads as one thing and compares as another. */
export interface HiddenCharacters extends Span {
  readonly rule: HiddenRule
  readonly severity: 'warning' | 'problem'
  /** The characters at fault, each once, in order. */
  readonly characters: readonly string[]
}

const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu
/** Soft hyphens belong to typesetting; joiners to scripts whose letters join. */
const INVISIBLE = /[\u200b-\u200f\u2060-\u2064\ufeff\u180e\u3164\u{e0000}-\u{e007f}]/gu
const JOINING =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Hebrew}\p{Script=Khmer}\p{Script=Thai}\p{Script=Sinhala}\p{Extended_Pictographic}]/u
const OVERRIDE = /[\u202d\u202e]/gu
const LETTERS_TO_TELL = 3

/**
 * Words with invisible characters inside, words that mix Latin letters with others that look like them, and characters
 * that turn the direction of writing round: in order, as findings of their own. Text of one alphabet, whichever, has none.
 */
export function hiddenCharacters(text: string): HiddenCharacters[] {
  const found: HiddenCharacters[] = []
  for (const match of text.matchAll(WORD)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const invisible = invisibleIn(match[0])
    if (invisible.length > 0) {
      found.push({ ...span, rule: 'invisible-characters', severity: 'problem', characters: invisible })
    }
    const twins = twinsIn(match[0])
    if (twins.length > 0) found.push({ ...span, rule: 'look-alike-letters', severity: 'problem', characters: twins })
  }
  for (const { 0: character, index } of text.matchAll(OVERRIDE)) {
    const span = { start: index, end: index + 1 }
    found.push({ ...span, rule: 'direction-override', severity: 'warning', characters: [character] })
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Invisible characters between letters that do not join. */
function invisibleIn(word: string): string[] {
  if (JOINING.test(word)) return []
  return distinct(word.replace(/^\p{Cf}+|\p{Cf}+$/gu, '').match(INVISIBLE))
}

/** Foreign letters in a word that is Latin otherwise; Greek ones only beside small Latin letters, elsewhere they are symbols. */
function twinsIn(word: string): string[] {
  const letters = word.match(/\p{L}/gu) ?? []
  if (letters.length < LETTERS_TO_TELL || !hasLatin(word)) return []
  return distinct(
    letters.filter((letter, at) => {
      if (hasLatin(letter) || latinTwin(letter) === undefined) return false
      return !/\p{Script=Greek}/u.test(letter) || [letters[at - 1], letters[at + 1]].some(isSmallLatin)
    }),
  )
}

function isSmallLatin(letter: string | undefined): boolean {
  return letter !== undefined && /\p{Ll}/u.test(letter) && hasLatin(letter)
}

function distinct(characters: readonly string[] | null): string[] {
  return [...new Set(characters)]
}
