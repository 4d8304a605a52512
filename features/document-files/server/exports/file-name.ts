/** What a file is called whose text has no heading. */
const DEFAULT_NAME = 'Untitled'
const MAX_BYTES = 180
/** Names that Windows keeps for itself, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name for a file that every system takes: the title without signs that mean something in paths, not hidden, not
 * reserved, at most 180 bytes. Letters of every script stay.
 */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>:"/\\|?*\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const name = shortened(plain)
  return `${name === '' || RESERVED.test(name) ? DEFAULT_NAME : name}.${ending}`
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= MAX_BYTES) return name
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  while (Buffer.byteLength(letters.join('')) > MAX_BYTES) letters.pop()
  return letters.join('').trim()
}
