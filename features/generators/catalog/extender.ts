import { extend } from '../../../engines/compose/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { generator } from '../generator.ts'
import { KEEP, languageOfText, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Content extender. */
export const extender = generator({
  id: 'generate-content-extender',
  path: '/api/generate/content/extender',
  flag: 'standalones',
  label: 'Extend',
  summary: 'Extend a text',
  fields: {
    text: textToRewrite,
  },
  copies: 2,
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: `Say the text quoted as TEXT at greater length, in about ${wordsTimes(input.text, 1.6)} words; it has ${countWords(input.text)}. Explain what it takes for granted, connect its sentences, spell out the reasons that are in it. ${KEEP} A new fact only where a numbered source states it; without sources none.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 2),
    temperature: 0.5,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: (material, _input, variant) => extend(material, { variant }),
})
