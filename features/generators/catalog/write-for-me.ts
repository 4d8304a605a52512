import { WRITE_MORE_CONTEXT, writeMore } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { openingOf } from './prompt-words.ts'
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
    task: 'Go on with the text quoted as TEXT, from where it stops, in its manner and person. Do not repeat what it says. If it stops within a sentence, finish that sentence first.',
    text: input.text.slice(-WRITE_MORE_CONTEXT),
    maxWords: 160,
    temperature: 0.6,
  }),
  builtIn: (material, _input, variant) => writeMore(material, { variant }),
})
