import { writeFaq } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** FAQ. */
export const faq = generator({
  id: 'generate-blog-faq',
  title: 'FAQ',
  input: inputs.faq,
  flag: 'standalones',
  takesSources: true,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: 'Write the three to six questions that readers of the text quoted as TEXT would ask, each as a level-3 heading, and under each an answer of one to three sentences. Ask nothing that cannot be answered.',
    text: input.text,
    maxWords: 350,
    temperature: 0.5,
  }),
  compose: (material, _input, variant) => writeFaq(material, { variant }),
})
