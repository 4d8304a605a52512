import { rephrase } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { KEEP, openingOf, toneSentence, wordsTimes } from './ask-words.ts'

/** Content rephraser. */
export const rephraser = generator({
  id: 'generate-content-rephraser',
  title: 'Content rephraser',
  input: inputs.rephraser,
  flag: 'standalones',
  takesSources: false,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: `Say the text quoted as TEXT in other words, at the same length. ${toneSentence(input.tone)} ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    temperature: 0.5,
  }),
  compose: (material, { tone }, variant) => rephrase(material, { tone, variant }),
})
