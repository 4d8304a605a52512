import { generator } from '../generator.ts'
import { LONGEST_UNORDERED, wordsOrdered } from './prompt-words.ts'
import { instruction } from './shared-fields.ts'
import { asInstructed } from './shared-ways.ts'

/** Instruct. */
export const instruct = generator({
  id: 'generate-instruct',
  path: '/api/generate/instruct',
  flag: 'standalones',
  label: 'Ask the assistant',
  summary: 'Write what an instruction asks for',
  fields: {
    text: instruction,
  },
  sources: 'selected',
  takesInstructions: false,
  ...asInstructed,
  prompt: (input) => ({
    task: input.text,
    maxWords: wordsOrdered(input.text, input.language, LONGEST_UNORDERED),
    saysLength: true,
    temperature: 0.6,
    isAnyLanguage: true,
  }),
})
