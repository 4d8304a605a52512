import { rephrase } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { KEEP, openingOf, toneSentence, wordsTimes } from './ask-words.ts'

/** Change tone. */
export const tone = generator({
  id: 'edit-tone',
  title: 'Change tone',
  input: inputs.tone,
  flag: 'docs',
  takesSources: false,
  query: (input) => openingOf(input.text),
  given: (input) => input.text,
  ask: (input) => ({
    task: `Say the text quoted as TEXT in another tone. ${toneSentence(input.tone)} ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    temperature: 0.4,
  }),
  compose: (material, input, variant) => rephrase(material, { tone: input.tone, variant }),
})
