import { z } from 'zod'
import { metaOf } from '../../../engines/rewording/index.ts'
import { ownWords } from '../built-in-text.ts'
import { generator } from '../generator.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

/** What search pages and link previews show of a text. */
const MetaTexts = z.object({
  /** At most 60 characters, so that search pages show it whole. */
  title: z.string().min(1).max(120),
  /** 120 to 156 characters are shown whole. */
  description: z.string().min(1).max(320),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  summary: z.string().min(1).max(1_200),
})

/** Title, description, slug and summary of a text, as JSON. */
export const meta = generator({
  id: 'edit-meta',
  path: '/api/generate/edit/meta',
  flag: 'docs',
  label: 'Meta title and description',
  summary: 'Write a meta title, meta description, slug, and summary, as JSON',
  fields: {
    text: sourceText,
  },
  sources: 'none',
  ...ofText,
  prompt: (input) => ({
    task: 'Write the metadata of TEXT for search results, using only what it says. title: at most 60 characters, subject first, no site name. description: one or two sentences, about 130 and at most 156 characters. slug: three to six words of the title in lower case, without accents, joined by hyphens. summary: two or three sentences with the most important facts.',
    text: input.text,
    maxWords: 160,
    temperature: 0.4,
  }),
  output: MetaTexts,
  builtIn: ({ language }, { text }, variant) => ownWords(JSON.stringify(metaOf(text, { language, variant }))),
})
