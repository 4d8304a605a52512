import { extend } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { KEEP, openingOf, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'

/** Content extender. */
export const extender = generator({
  id: 'generate-content-extender',
  path: '/api/generate/content/extender',
  flag: 'standalones',
  label: 'Content extender',
  summary: 'Extend a text',
  fields: {
    text: textToRewrite,
  },
  copies: 2,
  sources: 'selected',
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  prompt: (input) => ({
    task: `Say the text quoted as TEXT at greater length: explain, connect, give the reasons that are in it. ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 2),
    temperature: 0.5,
  }),
  builtIn: (material, _input, variant) => extend(material, { variant }),
})
