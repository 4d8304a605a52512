import type { Part } from '../../../engines/parts/index.ts'
import { TITLE_PIXELS } from '../../../engines/text/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { ONLY_PARTS_ORDERED } from './prompt-words.ts'
import { facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const parts: Part[] = [
  {
    name: 'title',
    ...heading('Meta title'),
    form: 'line',
    optional: true,
    limit: { unit: 'pixels', most: TITLE_PIXELS },
  },
  {
    name: 'description',
    ...heading('Meta description'),
    form: 'line',
    optional: true,
    limit: { unit: 'characters', most: 156 },
  },
  { name: 'heading', label: 'Heading', form: 'title', optional: true },
  { name: 'page', label: 'Page', form: 'text' },
  {
    name: 'call_to_action',
    label: 'Call to action',
    form: 'text',
    optional: true,
    limit: { unit: 'characters', most: 170 },
  },
]

/** The page of a business that works in one place. */
export const localServices = generator({
  id: 'generate-localservices',
  path: '/api/generate/localservices',
  flag: 'standalones',
  label: 'Local service page',
  summary: 'Write a landing page for a service in one place',
  fields: {
    business: line('Enter the name of the business.', 'Business', 'Its name.', 'Pegelwerk'),
    service: line('Enter what it does.', 'Service', 'What people search for.', 'Tide gauge repair'),
    place: line('Enter a town or area.', 'Place', 'The town or area.', 'Wilhelmshaven'),
    text: facts(
      'Opening hours, prices, years, licenses, streets. Nothing else is claimed.',
      'Repairs and calibrates tide gauges of all makes. Two technicians, since 2009. Within 24 hours on the Jade Bight coast. Call 04421 555 0134. First inspection 120 euros.',
    ),
  },
  sources: 'selected',
  query: (input) => `${input.service} ${input.place}\n${ofText.query(input)}`,
  given: (input) => input.text,
  prompt: (input) => ({
    task: [
      `Write the landing page “${input.service} in ${input.place}” for “${input.business}”, in the business’s own voice. Use only the facts in TEXT and in numbered sources, if there are any.`,
      'title: meta title, at most 60 characters. description: meta description, at most 156 characters. heading. page: the page itself in Markdown, with level-3 headings where it is long enough for them: what the business does, what each job includes and costs, where, and what customers ask, as far as TEXT has it. call_to_action: at most 170 characters, the last line of the page.',
      ONLY_PARTS_ORDERED,
    ].join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: 700,
    saysLength: true,
    temperature: 0.6,
  }),
  parts,
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
})

function line(missing: string, label: string, hint: string, example: string) {
  return field(shortText.min(1, missing), { kind: 'line', label, hint, example })
}
