import { WRITE_MORE_CONTEXT, writeMore } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { languageOfText, openingOf } from './prompt-words.ts'
import { sourceText } from './shared-fields.ts'

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
  query: (input) => openingOf(input.text.slice(-WRITE_MORE_CONTEXT)),
  given: (input) => input.text,
  prompt: (input) => ({
    task: 'Go on with the text quoted as TEXT from where it stops, in its manner and person: 80 to 160 words, fewer where nothing new can be said without inventing it. Begin with the words that come next; repeat nothing of what it says. If it stops within a sentence, finish that sentence first. No heading, unless it has some and a section is over. No ending that sums up.',
    text: input.text.slice(-WRITE_MORE_CONTEXT),
    maxWords: 160,
    temperature: 0.6,
    language: languageOfText(input.text, input.language),
  }),
  builtIn: (material, _input, variant) => writeMore(material, { variant }),
})
