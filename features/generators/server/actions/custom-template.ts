import { followed, readInstruction } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { subjectOf } from './ask-words.ts'

/** Custom template. */
export const customTemplate = generator({
  id: 'run-custom-template',
  title: 'Custom template',
  input: inputs.customTemplate,
  flag: 'templates',
  takesSources: true,
  topic: (input) => readInstruction(input.prompt, input.language).about,
  query: (input) => subjectOf(input.prompt, input.language),
  given: (input) => readInstruction(input.prompt, input.language).body,
  ask: (input) => ({ task: input.prompt, maxWords: 450, temperature: 0.6 }),
  compose: (material, input, variant) => followed(material, readInstruction(input.prompt, input.language), variant),
})
