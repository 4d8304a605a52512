import { type Composed, type Material, outlines } from '../../../engines/digest/index.ts'
import { generator } from '../generator.ts'
import { languageOfText } from './prompt-words.ts'
import { sourceText } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { newHeadings } from './tidy.ts'

/** Continue outline. */
export const continueOutline = generator({
  id: 'edit-continue-outline',
  path: '/api/generate/edit/continue-outline',
  flag: 'docs',
  label: 'Next headings',
  summary: 'Suggest the next headings of an outline',
  fields: {
    text: sourceText,
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: 'TEXT is an outline or a draft. Write the next two to five headings: what its readers still need to know. Use the same style and levels, one Markdown heading per line (## …), nothing else. Don’t repeat any.',
    text: input.text,
    maxWords: 100,
    temperature: 0.6,
    language: languageOfText(input.text, input.language),
  }),
  tidy: (text, input) => newHeadings(text, input.text),
  builtIn: nextHeadings,
})

const MOST_HEADINGS = 4

/** Headings that the material allows and the text does not have yet. They claim nothing, so they cite nothing. */
function nextHeadings(material: Material, { text }: { text: string }, variant: number): Composed {
  const there = text.toLowerCase()
  const plans = outlines(material)
  const ordered = plans.map((_, index) => plans[(index + variant) % plans.length])
  const headings = ordered
    .flatMap((plan) => plan?.sections ?? [])
    .filter(({ heading }) => !there.includes(heading.toLowerCase()))
  const lines = [...new Set(headings.map(({ heading }) => `## ${heading}`))].slice(0, MOST_HEADINGS)
  return { text: lines.join('\n\n'), format: 'markdown', citations: [] }
}
