import { extract } from '../../../engines/rewording/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { ownWords } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Synopsis. */
export const synopsis = generator({
  id: 'generate-synopsis',
  path: '/api/generate/synopsis',
  flag: 'standalones',
  label: 'Synopsis',
  summary: 'Write a synopsis',
  fields: {
    text: sourceText,
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: 'Write a synopsis of the text quoted as TEXT: one paragraph of 60 to 120 words, fewer where TEXT is short. Say what it is about, what it says, and what follows from it, with its most important figures and names. No “This text”, no judgment of it.',
    text: input.text,
    maxWords: 120,
    temperature: 0.4,
  }),
  builtIn: ({ language }, { text }, variant) => ownWords(extract(text, { language, variant, words: wordsFor(text) })),
})

/** Four tenths of a short text, no more than a paragraph of a long one. */
function wordsFor(text: string): number {
  return Math.min(120, Math.max(30, Math.round(countWords(text) * 0.4)))
}
