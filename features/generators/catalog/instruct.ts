import { followed, readInstruction } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { subjectOf } from './prompt-words.ts'
import { instruction } from './shared-fields.ts'

/** Instruct. */
export const instruct = generator({
  id: 'generate-instruct',
  path: '/api/generate/instruct',
  flag: 'standalones',
  label: 'Instruct',
  summary: 'Write what an instruction asks for',
  fields: {
    text: instruction,
  },
  sources: 'selected',
  topic: (input) => readInstruction(input.text, input.language).about,
  query: (input) => subjectOf(input.text, input.language),
  given: (input) => readInstruction(input.text, input.language).body,
  prompt: (input) => ({ task: input.text, maxWords: 450, temperature: 0.6 }),
  builtIn: (material, input, variant) => followed(material, readInstruction(input.text, input.language), variant),
})
