import { pointsToMake } from '../../../engines/digest/index.ts'
import { generator } from '../generator.ts'
import { notesAndSources, openingOf } from './prompt-words.ts'
import { headline, notes } from './shared-fields.ts'
import { quotedOn } from './shared-ways.ts'
import { withoutHeading } from './tidy.ts'

/** Blog opening. */
export const blogIntro = generator({
  id: 'generate-blog-intro',
  path: '/api/generate/blog/intro',
  flag: 'standalones',
  label: 'Introduction',
  summary: 'Begin an article so that readers want the rest',
  fields: {
    headline,
    text: notes,
  },
  sources: 'all-without-words',
  topic: (input) => input.headline,
  query: (input) => `${input.headline}\n${openingOf(input.text)}`,
  given: (input) => input.text,
  prompt: (input) => ({
    task: [
      `Write the introduction of the article “${input.headline}”${input.text ? ` from ${notesAndSources(input)}` : ''}: ${input.text ? 'unless TEXT says how long, ' : ''}90 to 150 words, without a heading.`,
    ]
      .filter(Boolean)
      .join(' '),
    text: input.text,
    isBrief: true,
    maxWords: 160,
    saysLength: true,
    temperature: 0.7,
  }),
  tidy: withoutHeading,
  builtIn: (material, { headline }, variant) => quotedOn(material, { heading: headline, words: 90, variant }),
  withoutMaterial: (material, { headline }) => pointsToMake(material, [headline]),
})
