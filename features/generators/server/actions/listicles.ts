import { writeListicle } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Listicle. */
export const listicles = generator({
  id: 'generate-blog-listicles',
  title: 'Listicle',
  input: inputs.listicles,
  flag: 'standalones',
  takesSources: true,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: 'Write a list article about what is quoted as TEXT: one sentence of opening, then five to ten numbered items, each with its point in bold and one or two sentences.',
    text: input.text,
    maxWords: 450,
    temperature: 0.7,
  }),
  compose: (material, _input, variant) => writeListicle(material, { variant }),
})
