/** A short form and what it stands for, as a text says it: `tumour necrosis factor (TNF)`. */
export interface ShortForm {
  readonly short: string
  readonly long: string
}

/** A short form in brackets after its long form: two capitals at least, ten characters at most. */
const BRACKETED = /\(([A-Z][A-Za-z0-9-]{1,9})[,;)]/g
const FARTHEST = 120
const WORD = /[\p{L}\p{N}]+/gu

/**
 * The short forms that a text explains. The long form is the shortest run of words before the bracket in which the
 * letters are in order, the first of them at a word's start (Schwartz and Hearst 2003, "A simple algorithm for
 * identifying abbreviation definitions in biomedical text").
 */
export function shortFormsIn(text: string): ShortForm[] {
  if (!text.includes('(')) return []
  const found: ShortForm[] = []
  for (const match of text.matchAll(BRACKETED)) {
    const short = (match[1] ?? '').replace(/s$/, '')
    if ((short.match(/[A-Z]/g)?.length ?? 0) < 2) continue
    const long = longFormOf(short, text.slice(Math.max(0, match.index - FARTHEST), match.index))
    if (long !== null) found.push({ short, long })
  }
  return found
}

/** At most so many words more than letters, and no more than twice as many. */
const MORE_WORDS = 5

function longFormOf(short: string, before: string): string | null {
  const letters = short.replace(/[^A-Za-z]/g, '').toLowerCase()
  const near = [...before.matchAll(WORD)].slice(-Math.min(letters.length + MORE_WORDS, letters.length * 2))
  const from = near[0]?.index
  if (from === undefined) return null
  const stretch = before.slice(from)
  const lower = stretch.toLowerCase()
  if (lower.length !== stretch.length) return null
  let at = lower.length
  for (let index = letters.length - 1; index >= 0; index -= 1) {
    at = lower.lastIndexOf(letters.charAt(index), at - 1)
    while (index === 0 && at > 0 && /[\p{L}\p{N}]/u.test(lower.charAt(at - 1))) {
      at = lower.lastIndexOf(letters.charAt(0), at - 1)
    }
    if (at < 0 || (at === 0 && index > 0)) return null
  }
  return stretch.slice(at).trim()
}
