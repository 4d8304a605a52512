import { writeBlogIntro, writeTalkingPoints } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { openingOf } from './prompt-words.ts'
import { headline, notes } from './shared-fields.ts'

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
    task: `Write the opening of the article “${input.headline}” in one or two paragraphs: why it matters to the reader and what the article will tell.${input.text ? ' What is known so far is quoted as TEXT.' : ''}`,
    text: input.text,
    maxWords: 130,
    temperature: 0.7,
  }),
  builtIn: (material, { headline }, variant) => writeBlogIntro(material, { headline, variant }),
  withoutMaterial: (material, { headline }, variant) =>
    writeTalkingPoints(material, { headline, headings: [headline], variant }),
})
