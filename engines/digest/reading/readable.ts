import { type ContentLanguage, normaliseSpace } from '../../text/index.ts'

/** A quote made fit to read: single blanks, no footnote numbers; no word is touched. */
export function readable(quote: string): string {
  const plain = withoutRests(normaliseSpace(quote))
  if (!plain.includes('[')) return plain
  const bare = plain.replace(/ ?\[(?:\d{1,3}|citation needed|note \d+)\]/g, '').trim()
  return bare === '' ? plain : bare
}

/** `( ; 19 September 1920` is what a page leaves of a pronunciation; brackets around nothing go. */
function withoutRests(text: string): string {
  if (!text.includes('(')) return text
  const bare = text.replace(/ ?\( ?\)/g, '').replace(/\( ?[;,] ?/g, '(')
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text
}

/** The first letter capital, the rest as it is, as is `eBay`; opening marks are passed over. In Turkish `i` becomes `İ`. */
export function capitalised(text: string, language?: ContentLanguage): string {
  const raise = (letter: string) => (language === 'Turkish' ? letter.toLocaleUpperCase('tr') : letter.toUpperCase())
  return text.replace(
    /^([\s"“„«‘'¿¡(]*)(\p{Ll})(?!\p{Lu})/u,
    (_, marks: string, letter: string) => marks + raise(letter),
  )
}
