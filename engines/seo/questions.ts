import { type ContentLanguage, defaultLanguage, type Page, type Span } from '../text/index.ts'
import { blockReader, type SentenceFacts } from './block-facts.ts'
import { type MeasuredProse, measure } from './measured.ts'

/** A question and where a page answers it. */
export interface Answered {
  readonly question: string
  /** The sentence that seems to answer it; null where none has its words. */
  readonly answer: Span | null
  /** Whether it is in the first third of the text, or right under the question itself. */
  readonly isEarly: boolean
}

const MOST_QUESTIONS = 50
const EARLY = 1 / 3
/** The share of a question's content words that an answer must have. */
const SHARED = 0.6

/**
 * Where a page answers questions: those given, or those that its headings, and its sections at their end, ask, at most 50. Answers are found by the words they share with the
 * question; whether they are right, nobody says here.
 */
export function answersIn(
  page: Page,
  questions: readonly string[] = [],
  language: ContentLanguage = defaultLanguage,
): Answered[] {
  const reader = blockReader(language)
  const { prose, words } = measure(page, language, reader)
  const asked = questions.length > 0 ? questions : [...new Set(prose.flatMap((_, at) => questionAt(prose, at)))]
  return asked.slice(0, MOST_QUESTIONS).map((question) => {
    const keys = contentWordsOf(reader.read(question).sentences)
    const under = answerUnder(prose, question)
    if (under !== null) return { question, answer: under, isEarly: true }
    const found = keys.size === 0 ? null : answerByWords(prose, keys)
    return { question, answer: found?.span ?? null, isEarly: found !== null && found.wordsBefore <= EARLY * words }
  })
}

/** A heading that asks, or the question that a section ends with: nothing follows there that could answer it. */
function questionAt(prose: readonly MeasuredProse[], at: number): string[] {
  const part = prose[at]
  if (part === undefined || !ASKS.test(part.text)) return []
  if (part.kind === 'heading') return [part.text.trim()]
  const next = prose[at + 1]
  const last = part.facts.sentences.at(-1)
  if (part.kind !== 'paragraph' || (next !== undefined && next.kind !== 'heading') || last === undefined) return []
  return [part.text.slice(last.start, last.end).trim()]
}

const ASKS = /[?？]\s*$/

/** The first sentence under a heading that asks the question. */
function answerUnder(prose: readonly MeasuredProse[], question: string): Span | null {
  const at = prose.findIndex((part) => part.kind === 'heading' && part.text.trim() === question.trim())
  const next = at === -1 ? undefined : prose[at + 1]
  const first = next?.kind === 'heading' ? undefined : next?.facts.sentences[0]
  return next === undefined || first === undefined ? null : placed(next, first)
}

function answerByWords(
  prose: readonly MeasuredProse[],
  keys: ReadonlySet<string>,
): { span: Span; wordsBefore: number } | null {
  let wordsBefore = 0
  for (const part of prose) {
    for (const sentence of part.facts.sentences) {
      const shared = new Set(sentence.stems.filter((stem) => keys.has(stem))).size
      const asks = ASKS.test(part.text.slice(sentence.start, sentence.end))
      if (part.kind !== 'heading' && !asks && shared >= SHARED * keys.size) {
        return { span: placed(part, sentence), wordsBefore }
      }
      wordsBefore += sentence.words
    }
  }
  return null
}

function placed({ start }: MeasuredProse, sentence: SentenceFacts): Span {
  return { start: start + sentence.start, end: start + sentence.end }
}

function contentWordsOf(sentences: readonly SentenceFacts[]): Set<string> {
  return new Set(sentences.flatMap(({ stems, isStop }) => stems.filter((_, index) => isStop[index] !== true)))
}
