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
    task: 'Write a conclusion for TEXT: one paragraph of 60 to 120 words, no heading. Say what follows from it and what readers can do now. Use only what is in TEXT, and don’t repeat it point by point.',
    text: input.text,
    maxWords: 120,
    temperature: 0.5,
    language: languageOfText(input.text, input.language),
  }),
  tidy: withoutHeading,
  builtIn: ({ language }, { text }, variant) =>
    instead(ownWords(extract(text, { language, variant, words: Math.min(60, countWords(text) * 0.4) }))),
})
