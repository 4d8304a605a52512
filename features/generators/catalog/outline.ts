import { type Composed, type Material, outlines, pointsToMake, writePlan } from '../../../engines/digest/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { openingOf } from './prompt-words.ts'
import { sourceText } from './shared-fields.ts'

/** Content outline. */
export const outline = generator({
  id: 'generate-content-outline',
  path: '/api/generate/content/outline',
  flag: 'standalones',
  label: 'Outline',
  summary: 'Plan an article section by section',
  fields: {
    text: sourceText,
    subheadline: field(shortText.default(''), {
      kind: 'line',
      label: 'Subject',
      hint: 'What the article is about, in a few words.',
      example: 'Tidal power in Brittany',
    }),
  },
  sources: 'selected',
  query: (input) => `${input.subheadline}\n${openingOf(input.text)}`,
  given: (input) => input.text,
  prompt: (input) => ({
    task: [
      'Write the outline of an article from what is quoted as TEXT: four to eight level-2 headings in the order a reader asks, and under each one to four bullets with what the section says: its facts and figures, its quotation or example, how sure they are, and what is still missing for it.',
      input.subheadline ? `It is about: ${input.subheadline}` : '',
      'First a line with a working title, # Title. A heading says its section’s point. The opening has the hook and the end what readers take away, where TEXT has them, under headings of their own; what the writer wants said plainly is a point. No “Introduction”, no “Conclusion”, no section that cannot be filled from TEXT, and nothing in two sections.',
      'Form: ## Heading\n- What the section says.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    maxWords: Math.min(600, Math.max(220, countWords(input.text))),
    saysLength: true,
    temperature: 0.7,
  }),
  builtIn: (material, _input, variant) => anOutline(material, variant),
  withoutMaterial: (material) => pointsToMake(material, []),
})

/** One of the outlines that the material allows: another for each variant; empty where it allows none. */
function anOutline(material: Material, variant: number): Composed {
  const plans = outlines(material)
  const plan = plans[variant % Math.max(1, plans.length)]
  return plan ? writePlan(material, plan) : { text: '', format: 'markdown', citations: [] }
}
