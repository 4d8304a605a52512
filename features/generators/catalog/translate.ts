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
    task: `Translate all of TEXT into ${input.to}, so that it reads as if it had been written in that language. Leave nothing out, add nothing, and keep names, web addresses, and the Markdown. Write numbers and dates as that language does; don’t convert units.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.6),
    temperature: 0.2,
    language: input.to,
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
})
