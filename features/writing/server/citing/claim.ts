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
  /** Figures, dates, names and quotations: a source that lacks one does not carry the sentence alone. */
  hard: readonly Unsupported[]
  /** Its other content words, as terms, each once. */
  terms: readonly string[]
  /** Reads other texts as it was read. */
  termsIn: (text: string) => string[]
}

/**
 * Reads a sentence for its parts. `one` and `first` are no figures: they count nothing that a source would repeat. Nor is a
 * word that counts the sources themselves (`Two of them name …`), as many as the sentence names.
 */
export function claimOf(
  words: string,
  { language, termsIn, sources }: { language: ContentLanguage; termsIn: Claim['termsIn']; sources: number },
): Claim {
  const hard = support(words, { passage: '' }, language).missing.filter(
    (part) => !isSmall(part, language) && !isCount(part, sources, language),
  )
  return { words, language, hard, terms: [...new Set(termsIn(besides(words, hard)))], termsIn }
}

/** Which hard parts of a claim the passage lacks; `context` may name things. */
export function lackedBy({ missing }: Pick<Support, 'missing'>, claim: Claim): Set<number> {
  const at = new Set(missing.map(({ start, kind }) => `${kind} ${start}`))
  return new Set(claim.hard.flatMap(({ kind, start }, index) => (at.has(`${kind} ${start}`) ? [index] : [])))
}

function isSmall(part: Unsupported, language: ContentLanguage): boolean {
  return part.kind === 'number' && !/\d/.test(part.words) && (numbers(part.words, language)[0]?.value ?? 0) <= 1
}

/** Whether a number in words is this one. In digits it is a figure. */
function isCount(part: Unsupported, count: number, language: ContentLanguage): boolean {
  return part.kind === 'number' && !/\d/.test(part.words) && numbers(part.words, language)[0]?.key === `number:${count}`
}

function besides(text: string, parts: readonly Unsupported[]): string {
  return words(text)
    .filter((word) => !parts.some((part) => part.kind !== 'quote' && overlaps(part, word)))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}
