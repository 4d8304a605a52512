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
      `Write a text of about ${input.words} words from these keywords, each of them in it: ${input.text}`,
      input.facts ? 'Use only the facts in TEXT and in numbered sources, if there are any.' : '',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.facts,
    isBrief: true,
    maxWords: Math.ceil(input.words * 1.1),
    saysLength: true,
    temperature: 0.7,
  }),
  demanded: ({ text }) => text.split(/[,;\n]/),
  faults: (content, { input }) => keywordsMissing(content, input.text),
})
