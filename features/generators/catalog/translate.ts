import { Language } from '../../writing/contract.ts'
import { field } from '../fields.ts'
import { generator } from '../generator.ts'
import { KEEP, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

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
    task: `Translate the text quoted as TEXT into ${input.to}, as somebody would write it who grew up with that language. ${KEEP}`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.6),
    temperature: 0.2,
    language: input.to,
  }),
})
