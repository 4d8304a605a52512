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
      `Write the introduction of the article “${input.headline}”: one to three paragraphs, no heading; 90 to 150 words unless TEXT names a length, fewer where few facts are given.`,
      'Begin in the middle of it: with the scene, the words somebody said, or the fact that matters most to the reader, not with a commonplace. Give what they need to follow (who, where, when, the figures), and end on the question that the article answers, without praise of the article and without “in this article”.',
      input.text
        ? 'TEXT is what is known so far: take the facts from it that the opening needs, exactly as they are there, and leave the rest to the article.'
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    text: input.text,
    maxWords: 160,
    saysLength: true,
    temperature: 0.7,
  }),
  tidy: withoutHeading,
  builtIn: (material, { headline }, variant) => quotedOn(material, { heading: headline, words: 90, variant }),
  withoutMaterial: (material, { headline }) => pointsToMake(material, [headline]),
})
