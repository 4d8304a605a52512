import { contentTerms } from '../../engines/digest/index.ts'
import type { ContentLanguage } from '../../engines/text/index.ts'

/** A question or an answer that came before. */
export interface Said {
  role: 'question' | 'answer'
  text: string
}

/** Characters of one earlier answer that go with a question: its beginning says what it was about. */
const LONGEST_SAID = 2_000
/** A question with fewer words of its own than this leans on the one before it: “And in 2011?” */
const FEW_TERMS = 2

/** The conversation as a model reads it, oldest first: as many of the latest turns as fit into `room` characters. */
export function conversationText(before: readonly Said[], room: number): string {
  const lines: string[] = []
  let left = room
  for (const { role, text } of before.toReversed()) {
    const words = text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)} …` : text
    const line = `${role === 'question' ? 'Question' : 'Answer'}: ${words}`
    left -= line.length
    if (left < 0) break
    lines.unshift(line)
  }
  return lines.join('\n\n')
}

/** What sources are searched with: the question, behind it the one before where it says little by itself. */
export function searchWords(question: string, before: readonly Said[], language: ContentLanguage): string {
  const last = before.findLast(({ role }) => role === 'question')
  return last && contentTerms(question, language).size < FEW_TERMS ? `${question} ${last.text}` : question
}

/** Longest title that a question gives its conversation, in characters. */
const LONGEST_TITLE = 80

/** What a conversation is called by its first question: its first line, cut between words. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n', 1)[0]?.replace(/\s+/g, ' ') ?? ''
  if (line.length <= LONGEST_TITLE) return line
  return `${line.slice(0, LONGEST_TITLE - 1).replace(/\s+\S*$/, '')}…`
}
