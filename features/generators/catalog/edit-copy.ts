import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { languageOfText, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Edits a text by an instruction. */
export const editCopy = generator({
  id: 'generate-editcopy',
  path: '/api/generate/editcopy',
  flag: 'standalones',
  label: 'Edit by instruction',
  summary: 'Edit a text as you say, and show what changed',
  fields: {
    text: textToRewrite,
    instruction: field(shortText.min(1, 'Say what to change.'), {
      kind: 'line',
      label: 'What to change',
      hint: 'Everything else stays as it is.',
      example: 'Put the purpose first and make it two sentences.',
    }),
  },
  sources: 'selected',
  takesInstructions: false,
  query: ofText.query,
  given: ofText.given,
  prompt: (input) => ({
    task: [
      `Edit TEXT as follows and give the whole text back: ${input.instruction}`,
      'Leave everything else exactly as it is. Add no facts that are neither in TEXT nor in the instruction or a numbered source. If the instruction doesn’t fit TEXT, change nothing.',
    ].join('\n'),
    text: input.text,
    maxWords: wordsTimes(input.text, 1.8),
    saysLength: true,
    keepsOrder: true,
    temperature: 0.3,
    language: languageOfText(input.text, input.language),
    isAnyLanguage: true,
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
})
