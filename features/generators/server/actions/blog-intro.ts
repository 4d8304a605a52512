import { writeBlogIntro } from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Blog opening. */
export const blogIntro = generator({
  id: 'generate-blog-intro',
  title: 'Blog opening',
  input: inputs.blogIntro,
  flag: 'standalones',
  takesSources: true,
  topic: (input) => input.headline,
  query: (input) => `${input.headline}\n${openingOf(input.text)}`,
  given: (input) => input.text,
  ask: (input) => ({
    task: `Write the opening of the article “${input.headline}” in one or two paragraphs: why it matters to the reader and what the article will tell.${input.text ? ' What is known so far is quoted as TEXT.' : ''}`,
    text: input.text,
    maxWords: 130,
    temperature: 0.7,
  }),
  compose: (material, { headline }, variant) => writeBlogIntro(material, { headline, variant }),
})
