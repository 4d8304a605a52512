import { type ContentLanguage, sentences } from '../../engines/text/index.ts'

/** What is asked for where an answer has broken off. What there is of it stands at the end of the conversation. */
export function continuationOf(question: string): string {
  return `Continue the answer that breaks off at the end of TEXT. Write only what is missing, from the next sentence on, and repeat nothing of it. This is the question it answers: ${question}`
}

/** What of an answer that broke off can be continued: without its half sentence, half table, or half code, which are written whole. */
export function wholePart(text: string, language: ContentLanguage): string {
  const closed = withoutOpenCode(text).trimEnd()
  const at = closed.lastIndexOf('\n\n') + 1
  const block = closed.slice(at)
  if (/^\s*\|/.test(block)) return closed.slice(0, at).trimEnd()
  return withoutHalfSentence(closed, language)
}

/** What stands before the rest of an answer. */
export function joinedAt(begun: string): string {
  return begun.trim() === '' ? '' : `${begun.trimEnd()}\n\n`
}

function withoutOpenCode(text: string): string {
  const fences = [...text.matchAll(/^\s*```/gm)]
  return fences.length % 2 === 0 ? text : text.slice(0, fences.at(-1)?.index)
}

/** Ends of a sentence, also behind a quotation mark, a bracket, or the end of what is bold. */
const ENDED = /[.!?…:。！？؟۔][”’"'»“)\]*_]*$/u

function withoutHalfSentence(text: string, language: ContentLanguage): string {
  if (ENDED.test(text)) return text
  const at = text.lastIndexOf('\n') + 1
  const line = text.slice(at)
  const last = sentences(line, language).at(-1)
  // the mark of a list or heading goes with its only sentence
  const before = line.slice(0, last?.start ?? 0)
  return (/\p{L}/u.test(before) ? text.slice(0, at) + before : text.slice(0, at)).trimEnd()
}
