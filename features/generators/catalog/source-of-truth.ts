import { generator } from '../generator.ts'
import { wordsOrdered } from './prompt-words.ts'
import { instruction } from './shared-fields.ts'
import { asInstructed } from './shared-ways.ts'

/** Instruct with sources. */
export const sourceOfTruth = generator({
  id: 'generate-source-of-truth',
  path: '/api/generate/instruct/source/truth',
  flag: 'standalones',
  label: 'Ask the assistant with sources',
  summary: 'Write what an instruction asks for, from your own sources only',
  fields: {
    text: instruction,
  },
  sources: 'all',
  ...asInstructed,
  prompt: (input) => ({
    task: `${input.text}\n\nUse only the sources and what is said here. If they don’t have the answer, say so in one sentence.`,
    maxWords: wordsOrdered(input.text, input.language, 450),
    temperature: 0.3,
    isAnyLanguage: true,
  }),
})
