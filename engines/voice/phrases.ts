import { type Span, words } from '../text/index.ts'
import type { Reading } from './voice-text.ts'

/** A place where a phrase stands, in whatever case. */
export interface PhrasePlace extends Span {
  /** Which of the phrases, by its index. */
  readonly phrase: number
  readonly opensSentence: boolean
}

/**
 * All places of phrases in the writer's own words, headings included. One pass over the words of the text however many phrases
 * there are; where one phrase begins with another, the longer one counts.
 */
export function placesOf(reading: Reading, phrases: readonly string[]): PhrasePlace[] {
  const byFirst = Map.groupBy(phrases.flatMap(asSought), ({ parts }) => parts[0] ?? '')
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length)
  const { ownWords } = reading
  const found: PhrasePlace[] = []
  for (let at = 0; at < ownWords.length; at += 1) {
    const word = ownWords[at]
    if (!word) break
    const fit = byFirst.get(word.lower)?.find((sought) => isAt(reading, at, sought))
    if (!fit) continue
    const last = ownWords[at + fit.parts.length - 1] ?? word
    found.push({
      start: word.start - fit.before.length,
      end: last.end + fit.after.length,
      phrase: fit.phrase,
      opensSentence: word.opensSentence,
    })
    at += fit.parts.length - 1
  }
  return found
}

/** A phrase as its words, with the signs around them that belong to it: those of `C++` and `.NET`. */
interface Sought {
  phrase: number
  parts: string[]
  before: string
  after: string
  length: number
}

function asSought(said: string, phrase: number): Sought[] {
  const spans = words(said)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const parts = spans.map(({ start, end }) => plain(said.slice(start, end)))
  return [{ phrase, parts, before: said.slice(0, first.start), after: said.slice(last.end), length: said.length }]
}

/** The parts follow each other with nothing but white space or a hyphen between them, and the signs around them are there. */
function isAt({ ownWords, text }: Reading, at: number, { parts, before, after }: Sought): boolean {
  const areWords = parts.every((part, index) => {
    const word = ownWords[at + index]
    const previous = ownWords[at + index - 1]
    return (
      word?.lower === part &&
      (index === 0 || (previous !== undefined && /^[\s-]+$/.test(text.slice(previous.end, word.start))))
    )
  })
  const [first, last] = [ownWords[at], ownWords[at + parts.length - 1]]
  if (!areWords || !first || !last) return false
  return text.slice(first.start - before.length, first.start) === before && text.startsWith(after, last.end)
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}
