import { z } from 'zod'
import { type Material, writeAnswer } from '../../../engines/digest/index.ts'
import type { Notice } from '../../../platform/contract/evidence.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { wordsOrdered } from './prompt-words.ts'

/** Longest question, in characters. */
const LONGEST_QUESTION = 10_000
/** Words of an answer, unless the question orders more. */
const WORDS = 450
/** Words of quotations that stand where no sentence of a source is the answer. */
const WORDS_QUOTED = 160
/** The source number by which a model says that none of the sources answers. */
export const NO_SOURCE = 0
/** Said with an answer that only says that no source answers. */
export const NOT_ANSWERED: Notice = {
  code: 'not-answered',
  message: 'No source was found that answers this, so nothing is cited.',
}

/** FactGPT: an answer to a question in which every fact shows its source, alone or in a conversation. */
export const factgpt = generator({
  id: 'factgpt',
  path: '/api/generate/factgpt',
  flag: 'factgpt',
  label: 'FactGPT',
  summary: 'Answer a question from your sources, with a citation for each fact',
  fields: {
    question: field(z.string().trim().min(1, 'Enter a question.').max(LONGEST_QUESTION), {
      kind: 'text',
      label: 'Question',
      hint: 'One question at a time can be answered most precisely.',
      example: 'How much does indoor air quality affect concentration?',
    }),
    conversation: field(longText.optional(), {
      kind: 'text',
      label: 'Conversation so far',
      hint: 'Shows what the question refers to. It isn’t used as a source.',
      example: 'Question: What is in indoor air?\nAnswer: Carbon dioxide, dust, and solvents.',
    }),
  },
  sources: 'all',
  query: ({ question }) => question,
  given: () => '',
  prompt: ({ question, conversation, language }) => ({
    task: [question, HOW, ...(conversation?.trim() ? [SO_FAR] : [])].join('\n\n'),
    text: conversation,
    maxWords: wordsOrdered(question, language, WORDS),
    temperature: 0.3,
    isAnyLanguage: true,
  }),
  builtIn: answered,
  withoutMaterial: answered,
  withoutMaterialNotice: NOT_ANSWERED,
})

const HOW = [
  'Answer this question, or do what it asks for. The first sentence is the answer itself; what supports it follows.',
  'Be as short as the question allows: a fact takes a sentence or two, a comparison a table, steps a numbered list, anything else short paragraphs.',
  'Put one fact in each sentence, with its unit, its year, and what it applies to, so that it can be checked by itself.',
  `Where numbered sources are quoted and none of them answers it, say so in the first sentence and end it with [${NO_SOURCE}], then give what in them comes nearest; never fill the gap from memory.`,
].join(' ')

const SO_FAR =
  'TEXT quotes the conversation so far, oldest first. It shows what the question refers to. It is no source: cite nothing from it, and say none of it again unless asked.'

/** The sentence of a source that answers, quoted; else what the sources say on it; else that they say nothing. */
function answered(material: Material, { question }: { question: string }, variant: number) {
  const found = writeAnswer(material, question, { words: WORDS_QUOTED, variant })
  if (found.citations.length > 0) return found
  return { ...found, text: found.text.split('\n\n')[0] ?? '' }
}
