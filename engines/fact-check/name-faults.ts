import { type ContentLanguage, type Name, overlaps, type Span, stem, words } from '../text/index.ts'
import type { Fault } from './faults.ts'
import { type Reading, spanOf, type Token } from './reading.ts'

const MOST_NAMES = 40
const AROUND = 4

/**
 * Compares the names of a claim with those of a sentence. A name that the whole evidence does not know is at fault if
 * the sentence has another one in its place, which the claim does not have.
 */
export function checkNames(
  claim: Reading,
  evidence: Reading,
  isKnown: (name: Name) => boolean,
  language: ContentLanguage,
): readonly Fault[] {
  const rivals = evidence.names
    .slice(0, MOST_NAMES)
    .filter((name) => !isOfSame(name, evidence, claim) && !evidence.numbers.some((date) => overlaps(date, name)))
    .map((name) => ({ name, around: around(name, evidence) }))
  return claim.names
    .slice(0, MOST_NAMES)
    .filter((name) => !isKnown(name))
    .flatMap((name) => {
      const here = around(name, claim)
      const weighed = rivals.map((rival) => ({
        rule: 'name' as const,
        weight: weightOf(here, rival.around, rivals.length) * sureness(name, language),
        claim: spanOf(name),
        evidence: spanOf(rival.name),
      }))
      const worst = weighed.reduce<Fault | null>((a, b) => (a !== null && a.weight >= b.weight ? a : b), null)
      return worst === null ? [] : [worst]
    })
}

function weightOf(here: ReadonlySet<string>, there: ReadonlySet<string>, rivals: number): number {
  let shared = 0
  for (const word of here) if (there.has(word)) shared += 1
  return Math.min(1, 0.2 + (rivals === 1 ? 0.2 : 0) + 0.3 * shared)
}

/** German writes all nouns large, and short forms in capitals may stand for words that the evidence writes out. */
function sureness({ name }: Name, language: ContentLanguage): number {
  return language === 'German' || (/^[\p{L}\p{N}.]{1,8}$/u.test(name) && /\p{Lu}.?\p{Lu}|\p{Lu}$/u.test(name)) ? 0.5 : 1
}

/** Whether the claim has a word of a name; its first name alone is another's too: `John Dunlop`, `John Starley`. */
function isOfSame(name: Span, evidence: Reading, claim: Reading): boolean {
  const parts = wordsOf(name, evidence).filter((token) => token.weight > 0)
  const shared = parts.filter((token) => claim.places.has(token.stem))
  if (shared.length === 0) return false
  const [first] = parts
  const isFirstOnly = parts.length > 1 && shared.length === 1 && shared[0] === first
  return !isFirstOnly || !claim.names.some((other) => isNamesake(wordsOf(other, claim), first))
}

/** Whether a name begins with the same word and continues with another. */
function isNamesake(parts: readonly Token[], first: Token | undefined): boolean {
  return parts.length > 1 && parts[0]?.stem === first?.stem
}

function wordsOf({ start, end }: Span, { tokens }: Reading): Token[] {
  return tokens.filter((token) => token.start >= start && token.end <= end)
}

/** Stems around a name, small words too: `born in`, `by`. */
function around(name: Span, { tokens }: Reading): ReadonlySet<string> {
  const first = tokens.findIndex((token) => token.end > name.start)
  const last = tokens.findLastIndex((token) => token.start < name.end)
  const near = [
    ...tokens.slice(Math.max(0, first - AROUND), Math.max(0, first)),
    ...tokens.slice(last + 1, last + 1 + AROUND),
  ]
  return new Set(near.filter((token) => !saysNothing.has(token.word)).map((token) => token.stem))
}

const saysNothing = new Set(['the', 'a', 'an', 'and', 'of', 'to', 'is', 'was', 'that'])

/** Tells whether all words of a name occur in the texts, or its letters are the initials of their words. */
export function nameFinder(texts: readonly string[], language: ContentLanguage): (name: Name) => boolean {
  const stems = new Set<string>()
  let initials = ''
  for (const text of texts) {
    for (const { start, end } of words(text)) {
      const word = text.slice(start, end)
      for (const part of [word, ...word.split(/[-‑–]/)]) stems.add(stem(part, language))
      initials += word.charAt(0)
    }
    initials += ' '
  }
  const has = (word: string) => stems.has(stem(word, language))
  return ({ name }) =>
    words(name).every(({ start, end }) => {
      const word = name.slice(start, end)
      if (has(word) || word.split('-').every(has)) return true
      return /^\p{Lu}{2,6}$/u.test(word) && initials.includes(word)
    })
}
