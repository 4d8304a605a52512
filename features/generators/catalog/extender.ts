import { type Composed, type Material, pointsToMake } from '../../../engines/digest/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { type BuiltInText, instead } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { languageOfText, openingOf, wordsTimes } from './prompt-words.ts'
import { textToRewrite } from './shared-fields.ts'
import { behind, ofText, quotedBeyond } from './shared-ways.ts'
import { withoutQuotes } from './tidy.ts'

/** Content extender. */
export const extender = generator({
  id: 'generate-content-extender',
  path: '/api/generate/content/extender',
  flag: 'standalones',
  label: 'Extend',
  summary: 'Say the same at greater length, without new claims',
  fields: {
    text: textToRewrite,
  },
  copies: 2,
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: `Extend TEXT to about ${wordsTimes(input.text, 1.6)} words (it has ${countWords(input.text)}) in the same voice, without making anything up${input.mode === 'instruct' ? '' : '; use what the numbered sources say'}. Keep the Markdown.`,
    text: input.text,
    maxWords: wordsTimes(input.text, 2),
    saysLength: true,
    keepsOrder: true,
    temperature: 0.5,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => withoutQuotes(text, input.text),
  builtIn: withQuotations,
  withoutMaterial: withPoints,
})

const WORDS = 120

/** The text as it is, with what sources say on it behind; nothing where they say nothing. */
function withQuotations(material: Material, { text }: { text: string }, variant: number): BuiltInText {
  const said = quotedBeyond(material, { heading: openingOf(text), words: WORDS, variant })
  return said.text === '' ? said : instead(behind(`${text.trim()}\n\n`, said))
}

/** The text as it is, with points to make behind. */
function withPoints(material: Material, { text }: { text: string }): Composed {
  return behind(`${text.trim()}\n\n`, pointsToMake(material, []))
}
