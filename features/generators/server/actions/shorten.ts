import { shorten as shortened } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf, wordsTimes } from './ask-words.ts'

/** Shorten. */
export const shorten = generator({
  id: 'edit-shorten',
  title: 'Shorten',
  input: inputs.shorten,
  flag: 'docs',
  takesSources: false,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: `Say the text quoted as TEXT in about half its words. Drop what matters least; what stays keeps its facts, numbers, names, quotations, links and Markdown marks.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 0.7),
    temperature: 0.2,
  }),
  compose: (material, _input, variant) => shortened(material, { variant }),
})
