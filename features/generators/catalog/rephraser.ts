import { rephrase } from '../../../engines/rewording/index.ts'
import { Tone } from '../../writing/contract.ts'
import { ownWords } from '../built-in-text.ts'
import { field } from '../fields.ts'
import { generator } from '../generator.ts'
import { languageOfText, toneSentence, wordsTimes } from './prompt-words.ts'
import { textToRewrite, toneHelp } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Content rephraser. */
export const rephraser = generator({
  id: 'generate-content-rephraser',
  path: '/api/generate/content/rephraser',
  flag: 'standalones',
  label: 'Rephrase',
  summary: 'Say the same in other words, in the tone you choose',
  fields: {
    text: textToRewrite,
    tone: field(Tone.default('CASUAL'), toneHelp),
  },
  sources: 'none',
  rewords: true,
  ...ofText,
  prompt: (input) => ({
    task: `Rephrase TEXT at about the same length. ${toneSentence(input.tone)} Keep every fact, figure, date, condition, and consequence, and the Markdown.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    saysLength: true,
    keepsOrder: true,
    temperature: 0.5,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: ({ language }, { text, tone }, variant) => ownWords(rephrase(text, { language, tone, variant }), text),
})
