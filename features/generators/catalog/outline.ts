import {
  type Composed,
  givenSource,
  type Material,
  outlines,
  pointsToMake,
  writePlan,
} from '../../../engines/digest/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import { type BuiltInText, ownWords } from '../built-in-text.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { outlineOfNotes } from './outline-of-notes.ts'
import { notesAndSources, openingOf } from './prompt-words.ts'
import { sourceText } from './shared-fields.ts'

/** Room for an outline: a plan that somebody else writes from has a line or two to each point. */
const [FEWEST_WORDS, MOST_WORDS] = [400, 800]

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
      `Write an outline for an article${input.subheadline ? ` about: ${input.subheadline}` : ''}\nA plan for whoever writes it, from ${notesAndSources(input)}.`,
      'Form: # Title\n## Heading\n- Point',
      input.text.trim() === ''
        ? ''
        : 'If TEXT says how long the article is to be, each section says its share of that.',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, countWords(input.text))),
    saysLength: true,
    temperature: 0.7,
  }),
  builtIn: (material, input, variant) => notesOf(material, input) ?? anOutline(material, variant),
  withoutMaterial: (material, input) => notesOf(material, input) ?? pointsToMake(material, []),
})

/** The person's own notes in order, where they are all there is. */
function notesOf({ language, passages }: Material, input: { text: string; subheadline: string }): BuiltInText | null {
  if (passages.some(({ sourceId }) => sourceId !== givenSource)) return null
  const found = outlineOfNotes(input.text, { subject: input.subheadline, language })
  return found === null ? null : ownWords(found)
}

/** One of the outlines that the material allows: another for each variant; empty where it allows none. */
function anOutline(material: Material, variant: number): Composed {
  const plans = outlines(material)
  const plan = plans[variant % Math.max(1, plans.length)]
  return plan ? writePlan(material, plan) : { text: '', format: 'markdown', citations: [] }
}
