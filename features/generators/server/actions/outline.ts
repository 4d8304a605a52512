import {
  type Composed,
  type Material,
  outlines,
  outlineText,
  writeSynopsis,
} from '../../../../engines/compose/index.ts'
import { inputs } from '../../inputs.ts'
import { generator } from '../generator.ts'
import { openingOf } from './ask-words.ts'

/** Content outline. */
export const outline = generator({
  id: 'generate-content-outline',
  title: 'Content outline',
  input: inputs.outline,
  flag: 'standalones',
  takesSources: true,
  query: (input) => `${input.subheadline}\n${openingOf(input.text)}`,
  given: (input) => input.text,
  ask: (input) => ({
    task: [
      'Write the outline of an article: level-2 headings, under them level-3 headings or bullets where they help. Headings say something; no “Introduction”, no “Conclusion”.',
      input.subheadline ? `It is about: ${input.subheadline}` : '',
      'What it is to be made from is quoted as TEXT.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    maxWords: 220,
    temperature: 0.7,
  }),
  compose: (material, { subheadline }, variant) => anOutline(material, subheadline, variant),
})

/** One of the outlines that the material allows: another for each variant. */
function anOutline(material: Material, title: string, variant: number): Composed {
  const plans = outlines(material, { variant, ...(title ? { title } : {}) })
  const plan = plans[variant % Math.max(1, plans.length)]
  return plan ? outlineText(material, plan) : writeSynopsis(material, { variant })
}
