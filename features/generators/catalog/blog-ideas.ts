import { z } from 'zod'
import { generator } from '../generator.ts'
import { audience, numberOf, topicNotes } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** Room for a few ideas that an order wants more of: an angle, a source, a picture to each. */
const FEWEST_WORDS = 400

/** Ideas for articles. */
export const blogIdeas = generator({
  id: 'generate-blogideas',
  path: '/api/generate/blogideas',
  flag: 'standalones',
  label: 'Blog ideas',
  summary: 'Suggest articles on a subject, each with its angle',
  fields: {
    text: topicNotes,
    audience,
    count: numberOf(z.coerce.number().int().min(1).max(20).default(8), 'Ideas', 8),
  },
  sources: 'selected',
  topic: (input) => input.text,
  ...ofText,
  prompt: (input) => ({
    task: [
      `Suggest ${input.count} articles for a blog, each narrow enough for one article and on something that no other is on. TEXT says what the blog is about and what to consider.`,
      input.audience ? `Readers: ${input.audience}` : '',
      'Form, unless TEXT asks for another or says what belongs to each: ### Working title\nWhat the article tells them, in a sentence or two, each in its own way.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: Math.max(FEWEST_WORDS, 60 * input.count),
    saysLength: true,
    temperature: 0.9,
  }),
})
