import { type Composed, type Material, outlines, pointsToMake, writePlan } from '../../../engines/digest/index.ts'
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
  summary: 'Write an outline',
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
      'Write the outline of an article from what is quoted as TEXT: four to eight level-2 headings in the order a reader asks, and under each one to three bullets with what the section says, facts and figures included.',
      input.subheadline ? `It is about: ${input.subheadline}` : '',
      'A heading names what its section is about. No title, no “Introduction”, no “Conclusion”, no section that TEXT and the sources cannot fill.',
      'Form: ## Heading\n- What the section says.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    maxWords: 220,
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
