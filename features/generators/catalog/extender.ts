import { extend } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { KEEP, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Content extender. */
export const extender = generator({
  id: 'generate-content-extender',
  path: '/api/generate/content/extender',
  flag: 'standalones',
  label: 'Extend',
  summary: 'Extend a text',
  fields: {
    text: textToRewrite,
  },
  copies: 2,
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: `Say the text quoted as TEXT at greater length: explain, connect, give the reasons that are in it. ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 2),
    temperature: 0.5,
  }),
  builtIn: (material, _input, variant) => extend(material, { variant }),
})
