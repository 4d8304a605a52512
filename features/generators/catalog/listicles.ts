import { writeFacts } from '../../../engines/digest/index.ts'
import { instead } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { withoutTitle } from './tidy.ts'

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
    task: 'Write a list article from TEXT: one introductory sentence, then five to ten numbered items, fewer if TEXT doesn’t hold as many. Use only what TEXT and the sources say. No title, no conclusion.\nForm: 1. **The point in a few words.** One or two sentences that explain it.',
    text: input.text,
    isBrief: true,
    maxWords: 450,
    temperature: 0.7,
  }),
  tidy: withoutTitle,
  builtIn: (material, _input, variant) => instead(writeFacts(material, { most: 8, variant })),
})
