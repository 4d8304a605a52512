import { followed, readInstruction } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { subjectOf } from './ask-words.ts'

/** Instruct. */
export const instruct = generator({
  id: 'generate-instruct',
  title: 'Instruct',
  input: inputs.instruct,
  flag: 'standalones',
  takesSources: true,
  topic: (input) => readInstruction(input.text, input.language).about,
  query: (input) => subjectOf(input.text, input.language),
  given: (input) => readInstruction(input.text, input.language).body,
  ask: (input) => ({ task: input.text, maxWords: 450, temperature: 0.6 }),
  compose: (material, input, variant) => followed(material, readInstruction(input.text, input.language), variant),
})
