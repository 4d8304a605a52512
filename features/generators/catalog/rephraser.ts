import { rephrase } from '../../../engines/compose/index.ts'
import { Tone } from '../../writing/contract.ts'
import { field } from '../fields.ts'
import { generator } from '../generator.ts'
import { KEEP, toneSentence, wordsTimes } from './prompt-words.ts'
import { textToRewrite, toneHelp } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Content rephraser. */
export const rephraser = generator({
  id: 'generate-content-rephraser',
  path: '/api/generate/content/rephraser',
  flag: 'standalones',
  label: 'Rephrase',
  summary: 'Rephrase a text',
  fields: {
    text: textToRewrite,
    tone: field(Tone.default('CASUAL'), toneHelp),
  },
  sources: 'none',
  ...ofText,
  prompt: (input) => ({
    task: `Say the text quoted as TEXT in other words, at the same length. ${toneSentence(input.tone)} ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    temperature: 0.5,
  }),
  builtIn: (material, { tone }, variant) => rephrase(material, { tone, variant }),
})
