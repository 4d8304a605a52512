import { extract } from '../../../engines/rewording/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { instead, ownWords } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { languageOfText } from './prompt-words.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutHeading } from './tidy.ts'

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
    task: 'Write the conclusion of the text quoted as TEXT: one paragraph, 60 to 120 words, no heading. Say what follows from it and what the reader can do now. Nothing that is not in TEXT, no repetition of it point by point, no “In conclusion”.',
    text: input.text,
    maxWords: 120,
    temperature: 0.5,
    language: languageOfText(input.text, input.language),
  }),
  tidy: withoutHeading,
  builtIn: ({ language }, { text }, variant) =>
    instead(ownWords(extract(text, { language, variant, words: Math.min(60, countWords(text) * 0.4) }))),
})
