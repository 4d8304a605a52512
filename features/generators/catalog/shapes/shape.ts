import { z } from 'zod'
import type { Part } from '../../../../engines/parts/index.ts'
import type { Form } from '../../../../engines/repurposing/index.ts'
import { field, longText, shortText } from '../../fields.ts'
import type { Checked, Generator, GeneratorInput } from '../../generator.ts'
import { numbersNotGiven, placeholdersUnknown } from '../fault-checks.ts'
import { audience } from '../shared-fields.ts'

/** Where a shape is published, which decides how it is counted and drawn. */
export type Network = 'x' | 'linkedin' | 'email' | null

/** What a finished text can be turned into. Its generator has no call of its own: `POST /api/repurpose` runs it. */
export interface Shape {
  /** As programs name it. */
  id: string
  title: string
  description: string
  form: Form
  network: Network
  generator: Generator
}

/** What every shape is made from. */
export const shapeFields = {
  text: field(longText.min(1), {
    kind: 'text',
    label: 'Text',
    hint: 'The finished text.',
    example:
      'The Rance tidal power station in France opened in 1966. Its 24 turbines turn in both directions of the tide. It took 20 years to pay back what it cost. Sand has settled in the basin since.',
  }),
  title: field(shortText.default(''), {
    kind: 'line',
    label: 'Title',
    hint: 'The title of the text.',
    example: 'Sixty years of tidal power on the Rance',
  }),
  audience,
  hashtags: field(z.coerce.number().int().min(0).max(2, 'Use at most 2 hashtags.').default(0), {
    kind: 'number',
    label: 'Hashtags',
    hint: 'How many at most.',
    example: 0,
  }),
  has_link: field(z.enum(['no', 'yes']).default('no'), {
    kind: 'choice',
    label: 'Link',
    hint: 'Whether a link to the text goes behind it.',
    example: 'yes',
  }),
  placeholders: field(shortText.default('first_name'), {
    kind: 'line',
    label: 'Placeholders',
    hint: 'Names that the mail program fills in, separated with commas.',
    example: 'first_name',
  }),
}
const Fields = z.object(shapeFields)
export type ShapeInput = GeneratorInput & z.output<typeof Fields>

/** Words of a text about whose length a request is. */
export function shapePrompt(
  input: ShapeInput,
  { form, example, maxWords }: { form: readonly string[]; example: string; maxWords: number },
) {
  return {
    task: [
      ...form,
      input.audience ? `Readers: ${input.audience}` : '',
      FACTS,
      `Example, of another text, shortened: ${example}`,
    ]
      .filter(Boolean)
      .join('\n'),
    text: [input.title && `# ${input.title}`, input.text].filter(Boolean).join('\n\n'),
    maxWords,
    saysLength: true,
    temperature: 0.6,
  }
}

const FACTS = 'Use only what TEXT says, and keep its voice: “we” or “I” where it says so.'

/** What a post says of links and hashtags: both are counted, so both are ordered. */
export function postRules({ hashtags }: ShapeInput, where: string): string {
  const tags = hashtags > 0 ? `${hashtags} hashtag${hashtags > 1 ? 's' : ''}, ${where}` : 'No hashtags'
  return `${tags}, no emojis, and no link but an address that TEXT gives its readers.`
}

/** What every shape is searched with, made from, and checked for. */
export const ofShape = {
  path: '/api/repurpose',
  flag: 'repurpose',
  fields: shapeFields,
  sources: 'none',
  query: ({ title }: ShapeInput) => title,
  given: ({ text }: ShapeInput) => text,
  faults: (content: string, { input, known }: Checked<ShapeInput>) => numbersNotGiven(content, known, input.language),
} as const

/** The same for an email, which has placeholders. */
export const ofEmail = {
  ...ofShape,
  faults: (content: string, checked: Checked<ShapeInput>) => [
    ...placeholdersUnknown(content, checked.input.placeholders),
    ...ofShape.faults(content, checked),
  ],
} as const

/** Most that X takes, as it counts. */
export const POST = 280

/** A post that stands alone. */
export function onePost(unit: 'post' | 'characters', most: number): Part[] {
  return [{ name: 'post', label: 'Post', form: 'text', limit: { unit, most } }]
}
