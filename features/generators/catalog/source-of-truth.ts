import { followed, readInstruction } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { subjectOf } from './prompt-words.ts'
import { instruction } from './shared-fields.ts'

/** Instruct with sources. */
export const sourceOfTruth = generator({
  id: 'generate-source-of-truth',
  path: '/api/generate/instruct/source/truth',
  flag: 'standalones',
  label: 'Instruct with sources',
  summary: 'Write what an instruction asks for, from your own sources only',
  fields: {
    text: instruction,
  },
  sources: 'all',
  topic: (input) => readInstruction(input.text, input.language).about,
  query: (input) => subjectOf(input.text, input.language),
  given: (input) => readInstruction(input.text, input.language).body,
  prompt: (input) => ({
    task: `${input.text}\n\nUse nothing but the sources and what is said here. If they do not hold the answer, say so in one sentence.`,
    maxWords: 450,
    temperature: 0.3,
  }),
  builtIn: (material, input, variant) => followed(material, readInstruction(input.text, input.language), variant),
})
