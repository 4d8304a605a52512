import { writeConclusion } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Conclusion. */
export const conclusion = generator({
  id: 'edit-conclusion',
  title: 'Conclusion',
  input: inputs.conclusion,
  flag: 'docs',
  takesSources: false,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: 'Write the ending of the text quoted as TEXT in one paragraph: what follows from it and what the reader can do now. No new facts, no “In conclusion”.',
    text: input.text,
    maxWords: 120,
    temperature: 0.5,
  }),
  compose: (material, _input, variant) => writeConclusion(material, { level: 0, variant }),
})
