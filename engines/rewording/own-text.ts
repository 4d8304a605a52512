import { type ContentLanguage, type Name, names, type Span, sentences, withoutStarred } from '../text/index.ts'

/** A writer's own text, read once for all of its sentences. */
export interface OwnText {
  readonly text: string
  readonly language: ContentLanguage
  readonly names: readonly Name[]
  /** Its statements, without the list or quotation marks before them; headings, questions and scraps are none. */
  readonly statements: readonly Span[]
}

/** Longer sentences are none, or nobody's to turn round by rule. */
const LONGEST = 600
const MARKERS = /^(?:(?:[-–*•>]|\d{1,2}[.)])\s+)+/u

/** Reads a text. Sentences that begin with `***` are left out. */
export function readOwnText(given: string, language: ContentLanguage): OwnText {
  const text = withoutStarred(given, language)
  const statements = sentences(text, language).flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    const from = start + (MARKERS.exec(words)?.[0].length ?? 0)
    const isStatement = /[.!。！]["'”’»)\]]*$/u.test(words) && !words.startsWith('#') && end - from <= LONGEST
    return isStatement ? [{ start: from, end }] : []
  })
  return { text, language, names: names(text, language), statements }
}

/** The text with its statements put differently; everything between them stays as it is. `change` gets words on one line. */
export function rewritten(own: OwnText, change: (sentence: string, at: number) => string): string {
  const { text, statements } = own
  let made = ''
  let from = 0
  for (const [at, { start, end }] of statements.entries()) {
    const before = text.slice(start, end)
    const plain = before.replace(/\s+/gu, ' ')
    const after = change(plain, at)
    made += text.slice(from, start) + (after === plain ? before : after)
    from = end
  }
  return made + text.slice(from)
}
