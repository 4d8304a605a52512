import { z } from 'zod'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { keywordsMissing } from './fault-checks.ts'
import { notes, wordsWanted } from './shared-fields.ts'

/** Makes a text of keywords. */
export const keywordsToText = generator({
  id: 'generate-keywordstotext',
  path: '/api/generate/keywordstotext',
  flag: 'standalones',
  label: 'Keywords to text',
  summary: 'Write a text that has all given keywords',
  fields: {
    text: field(shortText.min(1, 'Enter at least one keyword.'), {
      kind: 'line',
      label: 'Keywords',
      hint: 'Separate with commas. All of them appear.',
      example: 'tidal power, barrage, high tide, turbines',
    }),
    facts: notes,
    words: wordsWanted(z.coerce.number().int().min(30).max(800).default(150), 150),
  },
  sources: 'selected',
  query: (input) => input.text,
  given: (input) => input.facts,
  prompt: (input) => ({
    task: [
      `Write ${input.words} words of a text that has each of these keywords at least once, where a reader would expect it: ${input.text}`,
      'Each stands there at least once exactly as it is written here, in a sentence that needs it, among others as what people search for (“If you’re looking for …”); every fact of TEXT that its reader needs has its place. One thought leads to the next; no sentence is there for a keyword’s sake. What they have in common is the subject.',
      input.facts ? 'TEXT is what is known: take facts from it and no others.' : '',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.facts,
    maxWords: Math.ceil(input.words * 1.15),
    saysLength: true,
    temperature: 0.7,
  }),
  faults: (content, { input }) => keywordsMissing(content, input.text),
})
