import { comparable } from '../text/index.ts'
import { type Material, quotable } from './material.ts'
import type { Sentence } from './sentence.ts'

/** Sentences that a source has beneath one of its questions; more is another matter. */
const MOST = 6

/**
 * What a source says beneath a question that it asks itself, as a line of its own or as a heading, as far as it can be
 * quoted. Null where no source asks it.
 */
export function beneathQuestion(material: Material, question: string): Sentence[] | null {
  const asked = wordsOf(question)
  if (asked === '') return null
  const usable = new Set(quotable(material))
  const headed = material.sentences.filter(
    ({ kind, passage }) => kind !== 'question' && wordsOf(passage.heading ?? '') === asked,
  )
  const at = material.sentences.find(({ kind, passage, full }) => {
    return kind === 'question' && wordsOf(passage.text.slice(full.start, full.end)) === asked
  })
  if (headed.length === 0 && at === undefined) return null
  const beneath = headed.length > 0 || at === undefined ? headed : afterQuestion(material, at)
  const [first] = beneath
  // what goes on from an answer that cannot be quoted answers something else
  if (first === undefined || !usable.has(first)) return []
  return beneath.filter((sentence) => usable.has(sentence)).slice(0, MOST)
}

/** The paragraph of the question, or where it stands alone, the next one; up to another question. */
function afterQuestion({ sentences }: Material, { index, passage }: Sentence): Sentence[] {
  const next = sentences[index + 1]
  if (next === undefined || next.passage.sourceId !== passage.sourceId) return []
  const behind = sentences.slice(index + 1)
  const end = behind.findIndex((one) => one.kind === 'question' || one.passage !== next.passage)
  return end === -1 ? behind : behind.slice(0, end)
}

function wordsOf(text: string): string {
  return comparable(text)
    .text.trim()
    .replace(/\s*[?？؟]+$/u, '')
}
