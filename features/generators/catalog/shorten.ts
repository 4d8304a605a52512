import { shorten as shortened } from '../../../engines/rewording/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { ownWords } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { KEEP, languageOfText, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

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
  rewords: true,
  ...ofText,
  prompt: (input) => ({
    task: `Shorten TEXT to about ${Math.ceil(countWords(input.text) / 2)} words (it has ${countWords(input.text)}). Leave out what matters least, and write whole sentences. ${KEEP} Add nothing.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 0.7),
    temperature: 0.2,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: ({ language }, { text }, variant) => ownWords(shortened(text, { language, variant })),
})
