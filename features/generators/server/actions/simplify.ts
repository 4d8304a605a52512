import { simplify as simplified } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { KEEP, openingOf, wordsTimes } from './ask-words.ts'

/** Simplify. */
export const simplify = generator({
  id: 'edit-simplify',
  title: 'Simplify',
  input: inputs.simplify,
  flag: 'docs',
  takesSources: false,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: `Say the text quoted as TEXT in plainer words and shorter sentences, so that a twelve-year-old follows it. ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    temperature: 0.2,
  }),
  compose: (material, _input, variant) => simplified(material, { variant }),
})
