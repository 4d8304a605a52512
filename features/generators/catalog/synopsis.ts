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
  summary: 'Tell what a text says from beginning to end, in brief',
  fields: {
    text: sourceText,
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: [
      'Write the synopsis of TEXT: of a story the whole plot, in the present tense, unless TEXT keeps some of it back; of anything else what it is about, what it finds, and what follows.',
      `About ${wordsOf(input.text)} words, unless TEXT says how long it should be.`,
    ].join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: wordsOf(input.text) + 150,
    saysLength: true,
    temperature: 0.4,
  }),
  builtIn: ({ language }, { text }, variant) => ownWords(extract(text, { language, variant, words: wordsFor(text) })),
})

/** Half of the text, at least a paragraph and at most a page. */
function wordsOf(text: string): number {
  return Math.min(350, Math.max(60, Math.round(countWords(text) / 2 / 10) * 10))
}

/** Four tenths of a short text, no more than a paragraph of a long one. */
function wordsFor(text: string): number {
  return Math.min(120, Math.max(30, Math.round(countWords(text) * 0.4)))
}
