/** What a link counts in a post, however long it is: the network shortens it. */
const LINK = 23
const LINKS = /https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’]/giu
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * How long X counts a post (twitter-text, configuration 3): 1 for letters of the Latin, Greek, Cyrillic, Arabic, Hebrew and
 * Indic scripts and common punctuation, 2 for any other character and for an emoji, whatever it is joined of; a link is 23.
 */
export function postLength(text: string): number {
  const links = text.match(LINKS) ?? []
  const rest = text.normalize('NFC').replace(LINKS, '')
  let sum = links.length * LINK
  for (const { segment } of graphemes.segment(rest)) sum += weightOf(segment)
  return sum
}

function weightOf(grapheme: string): number {
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3/u.test(grapheme)) return 2
  let sum = 0
  for (const character of grapheme) sum += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  return sum
}

function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  )
}
