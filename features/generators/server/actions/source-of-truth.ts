import { followed, readInstruction } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { subjectOf } from './ask-words.ts'

/** Instruct with sources. */
export const sourceOfTruth = generator({
  id: 'generate-source-of-truth',
  title: 'Instruct with sources',
  input: inputs.sourceOfTruth,
  flag: 'standalones',
  takesSources: true,
  searchesAll: true,
  topic: (input) => readInstruction(input.text, input.language).about,
  query: (input) => subjectOf(input.text, input.language),
  given: (input) => readInstruction(input.text, input.language).body,
  ask: (input) => ({
    task: `${input.text}\n\nUse nothing but the sources and what is said here. If they do not hold the answer, say so in one sentence.`,
    maxWords: 450,
    temperature: 0.3,
  }),
  compose: (material, input, variant) => followed(material, readInstruction(input.text, input.language), variant),
})
