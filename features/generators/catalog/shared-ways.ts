import { type Composed, followed, type Material, readInstruction } from '../../../engines/compose/index.ts'
import type { WritingInput } from '../../writing/contract.ts'
import { openingOf, subjectOf } from './prompt-words.ts'

/** What is made from a text, or of it: sources are searched with its opening, and its words may be used. */
export const ofText = {
  query: ({ text }: { text: string }) => openingOf(text),
  given: ({ text }: { text: string }) => text,
}

type Instruction = Pick<WritingInput, 'language'> & { text: string }

/** What an instruction asks for: about what it names, from the text that came with it. */
export const asInstructed = {
  topic: ({ text, language }: Instruction) => readInstruction(text, language).about,
  query: ({ text, language }: Instruction) => subjectOf(text, language),
  given: ({ text, language }: Instruction) => readInstruction(text, language).body,
  builtIn: (material: Material, { text, language }: Instruction, variant: number): Composed =>
    followed(material, readInstruction(text, language), variant),
}
