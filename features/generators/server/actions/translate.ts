import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { KEEP, openingOf, wordsTimes } from './ask-words.ts'

/** Translate. */
export const translate = generator({
  id: 'edit-translate',
  title: 'Translate',
  input: inputs.translate,
  flag: 'docs',
  takesSources: false,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: `Translate the text quoted as TEXT into ${input.to}, as somebody would write it who grew up with that language. ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.6),
    temperature: 0.2,
    language: input.to,
  }),
  compose: null,
})
