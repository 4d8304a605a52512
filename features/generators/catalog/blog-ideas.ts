import { z } from 'zod'
import type { Part } from '../../../engines/parts/index.ts'
import { generator } from '../generator.ts'
import { audience, numberOf, topicNotes } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const parts: Part[] = [
  { name: 'ideas', label: 'Ideas', form: 'pairs', columns: ['title', 'angle'], style: 'questions', entries: [1, 20] },
]

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
      'title: a working title. angle: what that article tells them, in a sentence or two, each idea in its own way. What else TEXT wants of each (a month, a figure) begins the angle, in a line of its own.',
      'Example of the form, on another subject: {"ideas": [{"title": "Why your sourdough tastes of nothing", "angle": "A loaf can look right and still taste flat, and two tests, one for salt and one for time, show why before you change the recipe."}]}',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: 60 * input.count,
    saysLength: true,
    temperature: 0.9,
  }),
  parts,
})
