import { writeConclusion } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Conclusion. */
export const conclusion = generator({
  id: 'edit-conclusion',
  path: '/api/generate/edit/conclusion',
  flag: 'docs',
  label: 'Conclusion',
  summary: 'Write a conclusion',
  fields: {
    text: sourceText,
  },
  sources: 'none',
  ...ofText,
  prompt: (input) => ({
    task: 'Write the ending of the text quoted as TEXT in one paragraph: what follows from it and what the reader can do now. No new facts, no “In conclusion”.',
    text: input.text,
    maxWords: 120,
    temperature: 0.5,
  }),
  builtIn: (material, _input, variant) => writeConclusion(material, { level: 0, variant }),
})
