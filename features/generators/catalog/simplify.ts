import { simplify as simplified } from '../../../engines/rewording/index.ts'
import { ownWords } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { KEEP, languageOfText, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Simplify. */
export const simplify = generator({
  id: 'edit-simplify',
  path: '/api/generate/edit/simplify',
  flag: 'docs',
  label: 'Simplify',
  summary: 'Simplify a text',
  fields: {
    text: textToRewrite,
  },
  sources: 'none',
  rewords: true,
  ...ofText,
  prompt: (input) => ({
    task: `Rewrite TEXT in plainer words and shorter sentences, so that a twelve-year-old can follow it. Explain technical terms in a few words. ${KEEP} Add nothing else.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    temperature: 0.2,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: ({ language }, { text }, variant) => ownWords(simplified(text, { language, variant }), text),
})
