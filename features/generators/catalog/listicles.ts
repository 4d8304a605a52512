import { writeListicle } from '../../../engines/compose/index.ts'
import { generator } from '../generator.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Listicle. */
export const listicles = generator({
  id: 'generate-blog-listicles',
  path: '/api/generate/blog/listicles',
  flag: 'standalones',
  label: 'Listicle',
  summary: 'Write a listicle',
  fields: {
    text: sourceText,
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: 'Write a list article about what is quoted as TEXT: one sentence of opening, then five to ten numbered items, each with its point in bold and one or two sentences.',
    text: input.text,
    maxWords: 450,
    temperature: 0.7,
  }),
  builtIn: (material, _input, variant) => writeListicle(material, { variant }),
})
