import { field, longText } from '../fields.ts'
import { followInstruction } from '../follow-instruction.ts'
import { generator } from '../generator.ts'
import { readInstruction } from '../instruction.ts'
import { LONGEST_UNORDERED, subjectOf, wordsOrdered } from './prompt-words.ts'

/** Custom template. */
export const customTemplate = generator({
  id: 'run-custom-template',
  path: '/api/run/custom/template',
  flag: 'templates',
  label: 'Custom template',
  summary: 'Run a prompt of your own, with or without sources',
  fields: {
    prompt: field(longText.min(1, 'Enter a prompt.'), {
      kind: 'text',
      label: 'Prompt',
      hint: 'What to write, in your own words.',
      example:
        'Write a short summary: The Rance tidal power station opened in 1966. It has 24 turbines, which turn in both directions of the tide.',
    }),
  },
  sources: 'selected',
  takesInstructions: false,
  query: (input) => subjectOf(input.prompt, input.language),
  given: (input) => readInstruction(input.prompt, input.language).body,
  prompt: (input) => ({
    task: input.prompt,
    maxWords: wordsOrdered(input.prompt, input.language, LONGEST_UNORDERED),
    saysLength: true,
    temperature: 0.6,
    isAnyLanguage: true,
  }),
  builtIn: (material, input, variant) =>
    followInstruction(material, readInstruction(input.prompt, input.language), variant),
})

/** The same for a prompt that somebody else may have written for a model: its words are orders, nothing to write from. */
export const customPrompt = generator({
  id: customTemplate.id,
  path: customTemplate.path,
  flag: 'templates',
  label: customTemplate.label,
  summary: customTemplate.summary,
  fields: customTemplate.fields,
  sources: 'selected',
  query: customTemplate.query,
  given: (input) => input.prompt,
  prompt: customTemplate.prompt,
})
