import { rephrase } from '../../../engines/rewording/index.ts'
import { Tone } from '../../writing/contract.ts'
import { ownWords } from '../built-in-text.ts'
import { field } from '../fields.ts'
import { generator } from '../generator.ts'
import { KEEP, languageOfText, toneSentence, wordsTimes } from './prompt-words.ts'
import { textToRewrite, toneHelp } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Change tone. */
export const tone = generator({
  id: 'edit-tone',
  path: '/api/generate/edit/tone',
  flag: 'docs',
  label: 'Change tone',
  summary: 'Change the tone of a text',
  fields: {
    text: textToRewrite,
    tone: field(Tone, toneHelp),
  },
  sources: 'none',
  rewords: true,
  ...ofText,
  prompt: (input) => ({
    task: `Rewrite TEXT in another tone, at about the same length. ${toneSentence(input.tone)} ${KEEP} Add nothing.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 1.3),
    keepsOrder: true,
    temperature: 0.4,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: ({ language }, { text, tone }, variant) => ownWords(rephrase(text, { language, tone, variant }), text),
})
