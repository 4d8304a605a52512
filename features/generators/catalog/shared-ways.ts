import {
  type Composed,
  type DigestSectionOptions,
  digestSection,
  givenSource,
  type Material,
} from '../../../engines/digest/index.ts'
import type { WritingInput } from '../../writing/contract.ts'
import { type BuiltInText, instead } from '../built-in-text.ts'
import { followInstruction } from '../follow-instruction.ts'
import { readInstruction } from '../instruction.ts'
import { openingOf, subjectOf } from './prompt-words.ts'

/** What is made from a text, or of it: sources are searched with its opening, and its words may be used. */
export const ofText = {
  query: ({ text }: { text: string }) => openingOf(text),
  given: ({ text }: { text: string }) => text,
}

type Instruction = Pick<WritingInput, 'language'> & { text: string }

/** What an instruction asks for: about what it names, from the text that came with it. */
export const asInstructed = {
  query: ({ text, language }: Instruction) => subjectOf(text, language),
  given: ({ text, language }: Instruction) => readInstruction(text, language).body,
  builtIn: (material: Material, { text, language }: Instruction, variant: number): BuiltInText =>
    followInstruction(material, readInstruction(text, language), variant),
}

/** What sources say on a heading; empty where they say nothing, so that points to make can stand there. */
export function quotedOn(material: Material, wish: DigestSectionOptions): BuiltInText {
  const found = digestSection(material, wish)
  return instead(found.citations.length > 0 ? found : { ...found, text: '' })
}

/** What sources say beyond the text at hand, which is not said again. */
export function quotedBeyond(material: Material, wish: DigestSectionOptions): BuiltInText {
  const [given = [], sources = []] = [true, false].map((isGiven) =>
    material.passages.filter(({ sourceId }) => (sourceId === givenSource) === isGiven),
  )
  const used = given.map(({ id, text }) => {
    return { start: 0, end: 0, passageId: id, quote: text, quoteStart: 0, quoteEnd: text.length }
  })
  return quotedOn(material, { ...wish, used, quotableIds: new Set(sources.map(({ id }) => id)) })
}

/** A text with words before it; its citations move along. */
export function behind(words: string, { text, citations, format }: Composed): Composed {
  const moved = citations.map((one) => ({ ...one, start: one.start + words.length, end: one.end + words.length }))
  return { text: words + text, format, citations: moved }
}
