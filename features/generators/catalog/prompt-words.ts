import { readInstruction } from '../../../engines/compose/index.ts'
import { type ContentLanguage, countWords } from '../../../engines/text/index.ts'

/** Words that a rewritten text may have: a share of what it has now, at least a sentence. */
export function wordsTimes(text: string, factor: number): number {
  return Math.max(40, Math.ceil(countWords(text) * factor))
}

/** What a text is about, judged by its beginning: enough to search sources with. */
export function openingOf(text: string): string {
  return text.slice(0, 400)
}

/** What an instruction is about: what it names, else its own words, else the text that came with it. */
export function subjectOf(prompt: string, language: ContentLanguage): string {
  const { about, order, body } = readInstruction(prompt, language)
  return openingOf(about || order || body)
}

/** What holds for every text that is rewritten. */
export const KEEP =
  'Keep every fact, number, name, quotation and link as it stands, and the Markdown marks: bold, links, lists, headings. Add nothing.'

/** A tone in words that a model understands. */
export function toneSentence(tone: string): string {
  return `The tone is ${tone.toLowerCase()}.`
}
