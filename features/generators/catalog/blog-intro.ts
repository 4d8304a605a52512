import { pointsToMake } from '../../../engines/digest/index.ts'
import { generator } from '../generator.ts'
import { openingOf } from './prompt-words.ts'
import { headline, notes } from './shared-fields.ts'
import { quotedOn } from './shared-ways.ts'
import { withoutHeading } from './tidy.ts'

/** Blog opening. */
export const blogIntro = generator({
  id: 'generate-blog-intro',
  path: '/api/generate/blog/intro',
  flag: 'standalones',
  label: 'Introduction',
  summary: 'Write a blog introduction',
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
      `Write the introduction of the article “${input.headline}”: one or two paragraphs, no heading; 80 to 130 words, fewer where few facts are given.`,
      'Begin with the fact that matters most to the reader, not with a question or a commonplace. Then say what they can decide or do with the article.',
      input.text ? 'TEXT is what is known so far: take facts from it; do not retell it.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    text: input.text,
    maxWords: 130,
    temperature: 0.7,
  }),
  tidy: withoutHeading,
  builtIn: (material, { headline }, variant) => quotedOn(material, { heading: headline, words: 90, variant }),
  withoutMaterial: (material, { headline }) => pointsToMake(material, [headline]),
})
