import { comparable } from '../../text/index.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'

/** Sentences that a source has beneath one of its questions; more is another matter. */
const MOST = 6
/** Sentences of one passage at most, which are looked at behind a question. */
const LONGEST = 200

/**
 * What a source says beneath a question that it asks itself, as a line of its own or as a heading, as far as it can be
 * quoted. Null where no source asks it.
 */
export function beneathQuestion(material: Material, question: string): Sentence[] | null {
  const asked = wordsOf(question)
  if (asked === '') return null
  const { usable, headings, questions } = askedIn(material)
  const headed = headings.get(asked) ?? []
  const at = questions.get(asked)
  if (headed.length === 0 && at === undefined) return null
  const beneath = headed.length > 0 || at === undefined ? headed : afterQuestion(material, at)
  const [first] = beneath
  // what goes on from an answer that cannot be quoted answers something else; one that points back means the question
  if (first?.kind !== 'statement') return []
  return beneath.filter((sentence) => sentence === first || usable.has(sentence)).slice(0, MOST)
}

interface Asked {
  readonly usable: ReadonlySet<Sentence>
  /** What stands under a heading, by its words. */
  readonly headings: ReadonlyMap<string, readonly Sentence[]>
  /** The first sentence that asks something, by its words. */
  readonly questions: ReadonlyMap<string, Sentence>
}

const kept = new WeakMap<Material, Asked>()

/** Read once for a material: every question of a long source is looked up in it. */
function askedIn(material: Material): Asked {
  const before = kept.get(material)
  if (before !== undefined) return before
  const headings = new Map<string, Sentence[]>()
  const questions = new Map<string, Sentence>()
  const read = new Map<string, string>()
  for (const sentence of material.sentences) {
    const { kind, passage, full } = sentence
    if (kind === 'question') {
      const words = wordsOf(passage.text.slice(full.start, full.end))
      if (!questions.has(words)) questions.set(words, sentence)
      continue
    }
    const heading = passage.heading ?? ''
    const words = read.get(heading) ?? wordsOf(heading)
    read.set(heading, words)
    const beneath = headings.get(words)
    if (beneath === undefined) headings.set(words, [sentence])
    else beneath.push(sentence)
  }
  const made = { usable: new Set(quotable(material)), headings, questions }
  kept.set(material, made)
  return made
}

/** The paragraph of the question, or where it stands alone, the next one; up to another question. */
function afterQuestion({ sentences }: Material, { index, passage }: Sentence): Sentence[] {
  const next = sentences[index + 1]
  if (next === undefined || next.passage.sourceId !== passage.sourceId) return []
  const behind = sentences.slice(index + 1, index + 1 + LONGEST)
  const end = behind.findIndex((one) => one.kind === 'question' || one.passage !== next.passage)
  return end === -1 ? behind : behind.slice(0, end)
}

function wordsOf(text: string): string {
  return comparable(text)
    .text.trim()
    .replace(/\s*[?？؟]+$/u, '')
}
