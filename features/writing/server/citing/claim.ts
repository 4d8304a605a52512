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

/** Reads a sentence for its parts. `one` and `first` are no figures: they count nothing that a source would repeat. */
export function claimOf(words: string, language: ContentLanguage, termsIn: Claim['termsIn']): Claim {
  const hard = support(words, { passage: '' }, language).missing.filter((part) => !isSmall(part, language))
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

function besides(text: string, parts: readonly Unsupported[]): string {
  return words(text)
    .filter((word) => !parts.some((part) => part.kind !== 'quote' && overlaps(part, word)))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
}
