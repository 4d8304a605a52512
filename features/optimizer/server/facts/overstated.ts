import { type ContentLanguage, languageCode, type Span, words } from '../../../../engines/text/index.ts'

/* Our own lists: words that leave no room, and words that leave some. English; other languages are not measured. */
const ABSOLUTE = new Set(
  'all every always never none only everyone everybody nobody completely entirely certainly definitely guarantees proves proven impossible'.split(
    ' ',
  ),
)
const HEDGED = new Set(
  'some many most may might could can often sometimes usually partly likely possibly perhaps suggests suggest appears about roughly'.split(
    ' ',
  ),
)

/** Words by which a claim is surer than its evidence: it leaves no room where the evidence, which does not have them, does. */
export function overstatedIn(claim: string, evidence: readonly string[], language: ContentLanguage): Span[] {
  if (languageCode(language) !== 'en' || evidence.length === 0) return []
  const held = evidence.map((text) => new Set(words(text).map((span) => wordAt(text, span))))
  if (!held.every((there) => [...HEDGED].some((word) => there.has(word)))) return []
  return words(claim).filter((span) => {
    const word = wordAt(claim, span)
    return ABSOLUTE.has(word) && !held.some((there) => there.has(word))
  })
}

function wordAt(text: string, { start, end }: Span): string {
  return text.slice(start, end).toLowerCase()
}
