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
      `Plan ${input.count} posts for our blog${forReaders(input.audience)}. TEXT says what they are about and what to consider.`,
      'Form, unless TEXT asks for another: ### Working title\nA sentence or two.',
    ].join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: Math.max(FEWEST_WORDS, 60 * input.count),
    saysLength: true,
    temperature: 0.9,
  }),
})

/** One phrase of the order, whatever the field holds. */
function forReaders(audience = ''): string {
  const readers = audience.replace(/\s+/g, ' ').replace(/[.!?\s]+$/, '')
  return readers ? `, for ${readers.trim()}` : ''
}
