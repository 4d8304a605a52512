import { hiddenCharacters, latinTwin } from '../../../../engines/plagiarism/index.ts'
import type { Span } from '../../../../engines/text/index.ts'

/** A text as a reader sees it, with the way back to the places of its characters. */
export interface Readable {
  text: string
  /** Where a stretch of it is in the text as it was written. */
  origin: (span: Span) => Span
}

/** Characters that nobody sees; joiners within pictures are part of the picture. */
const UNSEEN =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)[\u200c\u200d]/gu
const SUSPECT = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|(?=\p{L})\P{Script=Latin}/u

/** A text without what hides its words from a comparison: unseen characters gone, look-alike letters as what they look like. */
export function readable(text: string): Readable {
  if (!SUSPECT.test(text)) return { text, origin: (span) => span }
  const letters = [...text].flatMap((letter) => (letter.length === 1 ? [letter] : letter.split('')))
  for (const { rule, start, end } of hiddenCharacters(text))
    for (let at = start; rule === 'look-alike-letters' && at < end; at++) letters[at] = twinOf(letters[at] ?? '')
  for (const { index, 0: unseen } of text.matchAll(UNSEEN)) letters.fill('', index, index + unseen.length)
  const places = letters.flatMap((letter, at) => (letter === '' ? [] : [at]))
  return {
    text: letters.join(''),
    origin: ({ start, end }) => ({
      start: places[start] ?? text.length,
      end: end > start ? (places[end - 1] ?? text.length - 1) + 1 : (places[start] ?? text.length),
    }),
  }
}

function twinOf(letter: string): string {
  const twin = latinTwin(letter) ?? letter
  return letter === letter.toLowerCase() ? twin : twin.toUpperCase()
}
