/** Bits of `charClass`: a character may be several of these. */
export const LETTER = 1
export const UPPER = 2
export const LOWER = 4
export const DIGIT = 8
export const MARK = 16
export const SPACE = 32
/** Letters of scripts that put no spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese, Tibetan. */
export const UNSPACED = 64
const KNOWN = 128

const classes = new Uint8Array(0x10000)
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u

/**
 * What a character (code point) is, as bits. Looked up in a table that fills itself, as asking the
 * Unicode properties for every character of a long text would cost more than all else together. NaN (past the end of a
 * text) is nothing: 0.
 */
export function charClass(code: number): number {
  if (!(code <= 0xffff)) return code > 0xffff ? askUnicode(code) : 0
  const known = classes[code] ?? 0
  if (known !== 0) return known & ~KNOWN
  const bits = askUnicode(code)
  classes[code] = bits | KNOWN
  return bits
}

function askUnicode(code: number): number {
  const char = String.fromCodePoint(code)
  let bits = 0
  if (/\p{L}/u.test(char)) bits |= LETTER
  if (/[\p{Lu}\p{Lt}]/u.test(char)) bits |= UPPER
  if (/\p{Ll}/u.test(char)) bits |= LOWER
  if (/\p{Nd}/u.test(char)) bits |= DIGIT
  if (/\p{M}/u.test(char)) bits |= MARK
  if (/\s/u.test(char)) bits |= SPACE
  if (unspacedScript.test(char)) bits |= UNSPACED
  return bits
}

/** Whether the character is white space of any kind (zero-width characters are not). */
export function isSpace(code: number): boolean {
  return (charClass(code) & SPACE) !== 0
}

/** Whether the character can stand inside a word: a letter, a mark on one, or a digit. */
export function isWordChar(code: number): boolean {
  return (charClass(code) & (LETTER | DIGIT | MARK)) !== 0
}

/** Whether the character is an upper-case (or title-case) letter. */
export function isUpper(code: number): boolean {
  return (charClass(code) & UPPER) !== 0
}

/** Whether the character is a lower-case letter. */
export function isLower(code: number): boolean {
  return (charClass(code) & LOWER) !== 0
}

/** Whether the character is a decimal digit of any script. */
export function isDigit(code: number): boolean {
  return (charClass(code) & DIGIT) !== 0
}

/**
 * Whether the character takes no room and carries no meaning for words: soft hyphen, zero-width space and
 * joiners, word joiner, direction marks, byte order mark.
 */
export function isInvisible(code: number): boolean {
  if (code === 0xad || code === 0x61c || code === 0xfeff || code === 0x180e) return true
  return (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069)
}
