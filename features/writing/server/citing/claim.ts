import {
  type ContentLanguage,
  numbers,
  overlaps,
  type Support,
  support,
  type Unsupported,
  words,
} from '../../../../engines/text/index.ts'

/** What a sentence says, in parts that a source has or lacks. */
export interface Claim {
  words: string
  language: ContentLanguage
  /** Of a table, where a figure says most of what is said. */
  isCell: boolean
  /** Figures, dates, names and quotations: a source that lacks one does not carry the sentence alone. */
  hard: readonly Unsupported[]
  /** Its other content words, as terms, each once. */
  terms: readonly string[]
  /** Reads other texts as it was read. */
  termsIn: (text: string) => string[]
}

/**
 * Reads a sentence for its parts. A small number in words and without a unit is no figure: it mostly counts what the sentence
 * or the source lists (`two reasons`, `the four of you`), and no source repeats that.
 */
export function claimOf(
  words: string,
  { language, termsIn, isCell = false }: { language: ContentLanguage; termsIn: Claim['termsIn']; isCell?: boolean },
): Claim {
  const hard = support(words, { passage: '' }, language).missing.filter((part) => !isSmallCount(part, language))
  return { words, language, isCell, hard, terms: [...new Set(termsIn(besides(words, hard)))], termsIn }
}

/** Which hard parts of a claim the passage lacks; `context` may name things. */
export function lackedBy({ missing }: Pick<Support, 'missing'>, claim: Claim): Set<number> {
  const at = new Set(missing.map(({ start, kind }) => `${kind} ${start}`))
  return new Set(claim.hard.flatMap(({ kind, start }, index) => (at.has(`${kind} ${start}`) ? [index] : [])))
}

/** A larger number is a figure, however it is written. */
export const LARGEST_COUNT = 10

function isSmallCount({ kind, words }: Unsupported, language: ContentLanguage): boolean {
  if (kind !== 'number' || /\d/.test(words)) return false
  const [number] = numbers(words, language)
  return number === undefined || (number.unit === undefined && number.value <= LARGEST_COUNT)
}

function besides(text: string, parts: readonly Unsupported[]): string {
  return words(text)
    .filter((word) => !parts.some((part) => part.kind !== 'quote' && overlaps(part, word)))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}
