import { pointsToMake } from '../../../engines/digest/index.ts'
import { field, longText, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { notesAndSources } from './prompt-words.ts'
import { headline, notes } from './shared-fields.ts'
import { quotedOn } from './shared-ways.ts'
import { withoutHeading } from './tidy.ts'

/** Section opening. */
export const subheadingIntro = generator({
  id: 'generate-blog-subheading-intro',
  path: '/api/generate/blog/subheading/intro',
  flag: 'standalones',
  label: 'Section intro',
  summary: 'Write a section intro',
  fields: {
    headline,
    subheading: field(shortText.min(1, 'Enter a subheading.'), {
      kind: 'line',
      label: 'Subheading',
      hint: 'The heading of the section.',
      example: 'How the turbines work',
    }),
    description: field(longText.default(''), {
      kind: 'text',
      label: 'About the section',
      hint: 'What the section is about.',
      example: 'The 24 turbines turn both ways, as the tide comes in and goes out.',
    }),
    text: notes,
  },
  sources: 'all-without-words',
  topic: (input) => input.headline,
  query: (input) => `${input.subheading}\n${input.headline}`,
  given: (input) => [input.description, input.text].filter(Boolean).join('\n\n'),
  prompt: (input) => ({
    task: [
      `Write the opening paragraph of the section “${input.subheading}” in the article “${input.headline}”${input.description || input.text ? ` from ${notesAndSources(input)}` : ''}: 50 to 110 words, without a heading.`,
    ]
      .filter(Boolean)
      .join(' '),
    text: [input.description, input.text].filter(Boolean).join('\n\n'),
    isBrief: true,
    maxWords: 110,
    temperature: 0.6,
  }),
  tidy: withoutHeading,
  builtIn: (material, { subheading, description }, variant) =>
    quotedOn(material, { heading: subheading, notes: description, words: 80, variant }),
  withoutMaterial: (material, { subheading }) => pointsToMake(material, [subheading]),
})
