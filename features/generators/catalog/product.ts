import type { Part } from '../../../engines/parts/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { audience, facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const parts: Part[] = [
  { name: 'headline', label: 'Headline', form: 'title', optional: true, limit: { unit: 'characters', most: 80 } },
  { name: 'description', label: 'Description', form: 'text' },
  {
    name: 'features',
    ...heading('Features and benefits'),
    form: 'pairs',
    columns: ['feature', 'benefit'],
    style: 'bullets',
    headed: true,
    optional: true,
    entries: [0, 10],
  },
  {
    name: 'details',
    ...heading('Details'),
    form: 'pairs',
    columns: ['name', 'value'],
    style: 'bullets',
    headed: true,
    optional: true,
    entries: [0, 15],
  },
]

/** What a shop says of a product. */
export const product = generator({
  id: 'generate-product',
  path: '/api/generate/product',
  flag: 'standalones',
  label: 'Product description',
  summary: 'Describe a product, with features and what each is good for',
  fields: {
    product: field(shortText.min(1, 'Enter the name of the product.'), {
      kind: 'line',
      label: 'Product',
      hint: 'Its name as it’s sold.',
      example: 'Gezeiten 2 tide clock',
    }),
    text: facts(
      'Material, size, what it does. Nothing else is claimed.',
      'Wall clock of oiled oak, 28 cm. One hand shows the hours to high and low tide. Runs two years on one AA battery. Set once, no app.',
    ),
    audience,
  },
  sources: 'selected',
  query: (input) => `${input.product}\n${ofText.query(input)}`,
  given: (input) => input.text,
  prompt: (input) => ({
    task: [
      `Write the product description of “${input.product}” for an online shop. Use only the facts in TEXT and in numbered sources, if there are any.`,
      input.audience ? `Readers: ${input.audience}` : '',
      'headline: at most 80 characters; empty where TEXT says what the text consists of and names none. description: the text, in paragraphs, complete by itself. features and details: lists for what else buyers look up, three entries or more; empty where the text has it all, or a short one was ordered.',
      'Example of one feature, of another product: {"feature": "Steel hinge", "benefit": "It opens flat on a desk and stays open while you write."}',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: 340,
    saysLength: true,
    temperature: 0.7,
  }),
  parts,
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
})
