import { type Composed, type Material, outlines, outlineText, writeSynopsis } from '../../../engines/compose/index.ts'
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
  builtIn: (material, { subheadline }, variant) => anOutline(material, subheadline, variant),
})

/** One of the outlines that the material allows: another for each variant. */
function anOutline(material: Material, title: string, variant: number): Composed {
  const plans = outlines(material, { variant, ...(title ? { title } : {}) })
  const plan = plans[variant % Math.max(1, plans.length)]
  return plan ? outlineText(material, plan) : writeSynopsis(material, { variant })
}
