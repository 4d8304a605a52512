import { type ContentLanguage, folded, isStopWord, stem, words } from '../../../engines/text/index.ts'

/** A lexeme of PostgreSQL has room for 2,046 bytes; no word needs a tenth of it. */
const MAX_WORD = 60
/** Words of one passage that are indexed; passages have some hundred. */
const MAX_WORDS = 4_000
/** Words of a question that are looked for: a whole paragraph may be asked with. */
const MAX_TERMS = 40

/**
 * What a search covers, as the text of a tsvector: each word as it is written (without case and accents) and its
 * stem by the rules of its language, at its position; words of the heading weigh less.
 */
export function searchVectorOf(text: string, heading: string | null, language: ContentLanguage | null): string {
  const places = new Map<string, string[]>()
  const languages = language ? [language] : []
  const read = (source: string, from: number, weight: 'A' | 'B'): number => {
    const found = words(source).slice(0, MAX_WORDS)
    for (const [at, { start, end }] of found.entries())
      for (const form of formsOf(source.slice(start, end), languages)) append(places, form, `${from + at}${weight}`)
    return from + found.length
  }
  const end = read(text, 1, 'A')
  // some way off, so that no phrase reaches from the text into the heading
  if (heading) read(heading, end + 20, 'B')
  return [...places].map(([form, at]) => `${lexeme(form)}:${at.join(',')}`).join(' ')
}

function append(places: Map<string, string[]>, form: string, at: string): void {
  const known = places.get(form)
  if (known) known.push(at)
  else places.set(form, [at])
}

/** The owner as a word that no text can hold. */
export function ownerLexeme(ownerId: string): string {
  return lexeme(`owner:${ownerId}`)
}

/** One word or quoted phrase of what somebody typed. */
export interface Term {
  words: string[]
  isExcluded: boolean
}

/** What somebody typed, as terms: quoted phrases stay together, a minus excludes. */
export function termsOf(typed: string): Term[] {
  const terms: Term[] = []
  for (const [, minus, phrase, plain] of typed.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const source = phrase ?? plain ?? ''
    const found = words(source).map(({ start, end }) => source.slice(start, end))
    if (!found.length) continue
    const isExcluded = minus === '-'
    if (phrase !== undefined || isExcluded) terms.push({ words: found, isExcluded })
    else terms.push(...found.map((word) => ({ words: [word], isExcluded })))
  }
  return terms.slice(0, MAX_TERMS)
}

/**
 * The tsquery for what somebody typed among sources in these languages; null when it has no words. `strict` wants every
 * word, otherwise any that says something will do.
 */
export function searchQueryOf(
  ownerId: string,
  typed: string,
  options: { languages: readonly ContentLanguage[]; strict: boolean },
): string | null {
  const { languages, strict } = options
  const terms = termsOf(typed)
  const isSignificant = ({ words: [word = '', ...more] }: Term) =>
    more.length > 0 || !languages.some((language) => isStopWord(word, language))
  const significant = terms.filter((term) => term.isExcluded || isSignificant(term))
  const wanted = (significant.some((term) => !term.isExcluded) ? significant : terms).filter((term) => !term.isExcluded)
  if (!wanted.length) return null
  const parts = wanted.map(
    ({ words: phrase }) => `(${phrase.map((word) => formsQuery(word, languages)).join(' <-> ')})`,
  )
  const excluded = significant
    .filter((term) => term.isExcluded)
    .map(({ words: phrase }) => ` & !(${phrase.map((word) => formsQuery(word, languages)).join(' <-> ')})`)
  return `${ownerLexeme(ownerId)} & (${parts.join(strict ? ' & ' : ' | ')})${excluded.join('')}`
}

/** The spans of a text in which one of the words looked for stands. */
export function hitsOf(
  text: string,
  typed: string,
  languages: readonly ContentLanguage[],
): { start: number; end: number }[] {
  const wanted = new Set(
    termsOf(typed)
      .filter((term) => !term.isExcluded)
      .flatMap((term) => term.words.flatMap((word) => formsOf(word, languages))),
  )
  return words(text).filter(({ start, end }) =>
    formsOf(text.slice(start, end), languages).some((form) => wanted.has(form)),
  )
}

function formsQuery(word: string, languages: readonly ContentLanguage[]): string {
  return `(${formsOf(word, languages).map(lexeme).join(' | ')})`
}

/** A word as it is written and as its languages stem it, each without case and accents. */
function formsOf(word: string, languages: readonly ContentLanguage[]): string[] {
  return [...new Set([bare(word), ...languages.map((language) => bare(stem(word, language)))])].filter(Boolean)
}

function bare(word: string): string {
  return folded(word)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/\0/g, '')
    .slice(0, MAX_WORD)
    .toWellFormed()
}

function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, (sign) => sign + sign)}'`
}
