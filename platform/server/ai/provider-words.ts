/** Longest sentence of a provider that is passed on, in characters. */
const LONGEST = 240

/** What keys look like at the providers we know, and any long run that mixes letters and digits. */
const KEY_SHAPES = [
  /\b(?:sk|pk|rk|key|org|proj|req)[-_][\w*.-]{4,}/gi,
  /\bBearer\s+\S+/gi,
  /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi,
  /[\w-]*\*{3,}[\w-]*/g,
]

/**
 * A provider's own words made fit to be shown: no keys (the given ones and whatever looks like one), no addresses, no
 * markup, one line, at most 240 characters. Empty when nothing is left to say.
 */
export function cleanWords(words: string, secrets: readonly string[] = []): string {
  let clean = words.slice(0, 4_000)
  for (const secret of secrets) if (secret.length > 3) clean = clean.replaceAll(secret, '…')
  clean = clean.replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '…').replace(/<[^>]*>/g, ' ')
  for (const shape of KEY_SHAPES) clean = clean.replace(shape, '…')
  clean = clean.replace(/[\p{C}\s]+/gu, ' ').trim()
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST - 1).trimEnd()}…` : clean
}
