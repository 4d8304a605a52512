import { shorten as shortened } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Shorten. */
export const shorten = generator({
  id: 'edit-shorten',
  path: '/api/generate/edit/shorten',
  flag: 'docs',
  label: 'Shorten',
  summary: 'Shorten a text',
  fields: {
    text: textToRewrite,
  },
  sources: 'none',
  ...ofText,
  prompt: (input) => ({
    task: `Say the text quoted as TEXT in about half its words. Drop what matters least; what stays keeps its facts, numbers, names, quotations, links and Markdown marks.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 0.7),
    temperature: 0.2,
  }),
  builtIn: (material, _input, variant) => shortened(material, { variant }),
})
