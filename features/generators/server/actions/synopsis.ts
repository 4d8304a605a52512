import { writeSynopsis } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Synopsis. */
export const synopsis = generator({
  id: 'generate-synopsis',
  title: 'Synopsis',
  input: inputs.synopsis,
  flag: 'standalones',
  takesSources: true,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: 'Write a synopsis of the text quoted as TEXT in one paragraph: what it is about, what it says, what follows from it.',
    text: input.text,
    maxWords: 120,
    temperature: 0.4,
  }),
  compose: (material, _input, variant) => writeSynopsis(material, { variant }),
})
