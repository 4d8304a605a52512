import { extend } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { KEEP, openingOf, wordsTimes } from './ask-words.ts'

/** Content extender. */
export const extender = generator({
  id: 'generate-content-extender',
  title: 'Content extender',
  input: inputs.extender,
  flag: 'standalones',
  takesSources: true,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: `Say the text quoted as TEXT at greater length: explain, connect, give the reasons that are in it. ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 2),
    temperature: 0.5,
  }),
  compose: (material, _input, variant) => extend(material, { variant }),
})
