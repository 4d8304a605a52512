import { pointsToMake } from '../../../engines/digest/index.ts'
import { generator } from '../generator.ts'
import { languageOfText, openingOf } from './prompt-words.ts'
import { sourceText } from './shared-fields.ts'
import { quotedBeyond } from './shared-ways.ts'

/** Characters of the text before the caret that tell what comes next. */
const CONTEXT = 2_500
/** The last ones, which sources are asked for. */
const LAST_WORDS = 400

/** Write for me. */
export const writeForMe = generator({
  id: 'generate-write-for-me',
  path: '/api/content/write/for/me',
  flag: 'docs',
  label: 'Continue writing',
  summary: 'Continue a text where it stops',
  fields: {
    text: sourceText,
  },
  sources: 'selected',
  query: (input) => openingOf(input.text.slice(-CONTEXT)),
  given: (input) => input.text,
  prompt: (input) => ({
    task: 'Continue TEXT from where it stops, in the same voice: 80 to 160 words, less if there is nothing more to say without inventing it. Finish its last sentence first if it is incomplete, and repeat nothing. No summary at the end.',
    text: input.text.slice(-CONTEXT),
    maxWords: 160,
    temperature: 0.6,
    language: languageOfText(input.text, input.language),
  }),
  builtIn: (material, { text }, variant) =>
    quotedBeyond(material, { heading: openingOf(text.slice(-LAST_WORDS)), words: 120, variant }),
  withoutMaterial: (material) => pointsToMake(material, []),
})
