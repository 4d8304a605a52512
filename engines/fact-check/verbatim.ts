import { type ContentLanguage, folded, type Span, sentences, words } from '../text/index.ts'

/** Fewer words than this say the same in texts that speak of different things. */
const FEWEST_WORDS = 4
/** A label before a statement (`In short:`) is no part of it. */
const LABEL = /^[^:.!?]{1,24}:\s+/u

/** The sentence of a text that says the claim word for word; null where none does. A part of a sentence does not count: what stands around it may deny it. */
export function verbatimIn(claim: string, text: string, language: ContentLanguage): Span | null {
  const said = spoken(claim.replace(LABEL, ''), language)
  if (said.count < FEWEST_WORDS) return null
  const found = sentences(text, language).find(
    ({ start, end }) => spoken(text.slice(start, end), language).text === said.text,
  )
  return found ? { start: found.start, end: found.end } : null
}

function spoken(text: string, language: ContentLanguage): { text: string; count: number } {
  const list = words(text).map(({ start, end }) => folded(text.slice(start, end), language))
  return { text: list.join(' '), count: list.length }
}
