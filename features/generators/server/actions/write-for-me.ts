import { WRITE_MORE_CONTEXT, writeMore } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Write for me. */
export const writeForMe = generator({
  id: 'generate-write-for-me',
  title: 'Write for me',
  input: inputs.writeForMe,
  flag: 'docs',
  takesSources: true,
  query: (input) => openingOf(input.text.slice(-WRITE_MORE_CONTEXT)),
  given: (input) => input.text,
  ask: (input) => ({
    task: 'Go on with the text quoted as TEXT, from where it stops, in its manner and person. Do not repeat what it says. If it stops within a sentence, finish that sentence first.',
    text: input.text.slice(-WRITE_MORE_CONTEXT),
    maxWords: 160,
    temperature: 0.6,
  }),
  compose: (material, _input, variant) => writeMore(material, { variant }),
})
