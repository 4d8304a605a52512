import { Language } from '../../writing/contract.ts'
import { field } from '../fields.ts'
import { generator } from '../generator.ts'
import { wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Translate. */
export const translate = generator({
  id: 'edit-translate',
  path: '/api/generate/edit/translate',
  flag: 'docs',
  label: 'Translate',
  summary: 'Translate a text; requires a language model',
  fields: {
    text: textToRewrite,
    to: field(Language, {
      kind: 'choice',
      label: 'Translate into',
      hint: 'The language of the result.',
      example: 'German',
    }),
  },
  sources: 'none',
  ...ofText,
  prompt: (input) => ({
    task: `Translate the whole of the text quoted as TEXT into ${input.to}, as somebody would write it who grew up with that language. Leave out nothing and add nothing. Keep every fact, name, and web address, and the Markdown marks: bold, links, lists, headings, tables. Translate quotations too. Write numbers and dates as that language does, and convert no units.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.6),
    temperature: 0.2,
    language: input.to,
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
})
