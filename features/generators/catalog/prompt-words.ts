import {
  type ContentLanguage,
  countWords,
  englishSpellingOf,
  guessLanguage,
  languageCode,
  sentences,
  textOf,
} from '../../../engines/text/index.ts'
import { readInstruction } from '../instruction.ts'

/** Words that a rewritten text may have: a share of what it has now, at least a sentence. */
export function wordsTimes(text: string, factor: number): number {
  return Math.max(40, Math.ceil(countWords(text) * factor))
}

/** Words of what an instruction may bring that orders no length. It isn't told: many ways to say a length are not read by us. */
export const LONGEST_UNORDERED = 900

/** Words that an instruction allows: what it orders and a little more, else `usual`. Only its order can ask for less than usual. */
export function wordsOrdered(prompt: string, language: ContentLanguage, usual: number): number {
  const plain = prompt.replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(/(?<=\d)-(?=\p{L})/gu, ' ')
  const ordered = readInstruction(plain, language).words
  if (ordered) return longer(ordered)
  const named = sentences(plain, language).flatMap((span) => readInstruction(textOf(plain, span), language).words ?? [])
  return Math.max(usual, ...named.map(longer))
}

/** A text may be a tenth longer than ordered. */
function longer(words: number): number {
  return Math.ceil((words * 11) / 10)
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

/** What a text is written from, beside notes: sources too, where a call has any. */
export function notesAndSources({ mode }: { mode: string }): string {
  return mode === 'instruct' ? 'the notes in TEXT' : 'the notes in TEXT and the numbered sources'
}

/** Parts of a form that a person's own order may do without: they may be empty. */
export const ONLY_PARTS_ORDERED = 'Where TEXT says what the text consists of, a part that it doesn’t name stays empty.'

/** What holds for every text that is rewritten. */
export const KEEP = 'Keep all facts, numbers, names, quotations, and links, and the Markdown.'

/** A tone in words that a model understands. */
export function toneSentence(tone: string): string {
  return `The tone is ${tone.toLowerCase()}.`
}

/** Words from which on a text shows its language. */
const ENOUGH_WORDS = 8

/** The language in which a text is rewritten or continued: its own, whatever a call or the account says. */
export function languageOfText(text: string, ordered: ContentLanguage): ContentLanguage {
  const found = countWords(text) < ENOUGH_WORDS ? null : guessLanguage(text)
  if (found && languageCode(found) !== languageCode(ordered)) return found
  return (languageCode(ordered) === 'en' ? englishSpellingOf(text) : null) ?? ordered
}
