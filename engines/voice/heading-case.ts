import { languageCode, type Span, words } from '../text/index.ts'
import { capitalized } from './capitalized.ts'
import type { Reading } from './voice-text.ts'

/** Words that title case leaves small. */
const SMALL = new Set(
  'a an the and but or nor for so yet as at by in of off on per to up via vs with from into onto over than that'.split(
    ' ',
  ),
)

/**
 * How an English heading is capitalized; null where it cannot be told: other languages, one word, or all the words that
 * could show it are names or small ones.
 */
export function headingCaseOf(reading: Reading, heading: Span): 'sentence' | 'title' | null {
  if (languageCode(reading.language) !== 'en') return null
  const telling = tellingWords(reading, heading)
  if (telling.length < 2) return null
  const large = telling.filter((word) => /^\p{Lu}/u.test(word)).length
  if (large === telling.length) return 'title'
  return large <= telling.length / 3 ? 'sentence' : null
}

/** The heading in the other case; null where a word may be a name, so that nobody can tell how it is written small. */
export function recased(reading: Reading, heading: Span, wanted: 'sentence' | 'title'): string | null {
  const inside = reading.text.slice(heading.start, heading.end)
  const small = smallWords(reading)
  let made = ''
  let from = 0
  for (const [at, { start, end }] of words(inside).entries()) {
    const word = inside.slice(start, end)
    const opens = at === 0 || /[:?!.]\s*$/.test(inside.slice(0, start))
    let said = word
    if (wanted === 'title' && (opens || !SMALL.has(word.toLowerCase()))) said = capitalized(word)
    if (wanted === 'sentence' && !opens && !hasInnerCapital(word) && /^\p{Lu}/u.test(word) && word !== 'I') {
      if (!small.has(word.toLowerCase())) return null
      said = word.toLowerCase()
    }
    made += inside.slice(from, start) + said
    from = end
  }
  return made + inside.slice(from)
}

/** Words that show the case: neither first nor small ones, and not large in running text. */
function tellingWords(reading: Reading, heading: Span): string[] {
  const inside = reading.text.slice(heading.start, heading.end)
  const large = new Set(
    reading.words
      .filter(({ word, opensSentence }) => !opensSentence && /^\p{Lu}/u.test(word))
      .map(({ lower }) => lower),
  )
  return words(inside)
    .map(({ start, end }) => inside.slice(start, end))
    .slice(1)
    .filter((word) => /^\p{L}/u.test(word) && !SMALL.has(word.toLowerCase()))
    .filter((word) => !hasInnerCapital(word) && !large.has(word.toLowerCase()))
}

/** Words that the text itself has small somewhere. */
function smallWords({ words: read }: Reading): ReadonlySet<string> {
  return new Set([...read.filter(({ word }) => /^\p{Ll}/u.test(word)).map(({ lower }) => lower), ...SMALL])
}

function hasInnerCapital(word: string): boolean {
  return /.\p{Lu}/u.test(word)
}
