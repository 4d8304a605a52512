import { type ContentLanguage, languageCode, words } from '../../../../engines/text/index.ts'

/* Our own list: words that leave no room, with one that leaves some. English; other languages are not offered it. */
const SOFTER: Readonly<Record<string, string>> = {
  all: 'most',
  always: 'usually',
  certainly: 'probably',
  completely: 'largely',
  definitely: 'probably',
  entirely: 'largely',
  every: 'almost every',
  everybody: 'almost everybody',
  everyone: 'almost everyone',
  guarantees: 'favours',
  impossible: 'unlikely',
  never: 'rarely',
  nobody: 'hardly anybody',
  none: 'few',
  proved: 'suggested',
  proves: 'suggests',
  proven: 'suggested',
  will: 'may',
}

/** A sentence that says the same less surely; null where it has no word that leaves no room. */
export function softened(text: string, language: ContentLanguage): string | null {
  if (languageCode(language) !== 'en') return null
  let soft = ''
  let at = 0
  for (const { start, end } of words(text)) {
    const word = text.slice(start, end)
    const other = SOFTER[word.toLowerCase()]
    if (!other) continue
    soft += text.slice(at, start) + (/^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other)
    at = end
  }
  return at === 0 ? null : soft + text.slice(at)
}
