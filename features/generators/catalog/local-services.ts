import type { Part } from '../../../engines/parts/index.ts'
import { TITLE_PIXELS } from '../../../engines/text/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const parts: Part[] = [
  { name: 'title', ...heading('Meta title'), form: 'line', limit: { unit: 'pixels', most: TITLE_PIXELS } },
  { name: 'description', ...heading('Meta description'), form: 'line', limit: { unit: 'characters', most: 156 } },
  { name: 'heading', label: 'Heading', form: 'title' },
  { name: 'introduction', label: 'Introduction', form: 'text' },
  {
    name: 'services',
    ...heading('Services'),
    form: 'pairs',
    columns: ['service', 'what'],
    style: 'bullets',
    headed: true,
    entries: [1, 10],
  },
  { name: 'area', ...heading('Where we work'), form: 'text', headed: true },
  {
    name: 'questions',
    ...heading('Questions and answers'),
    form: 'pairs',
    columns: ['question', 'answer'],
    style: 'questions',
    headed: true,
    optional: true,
    entries: [0, 6],
  },
  { name: 'call_to_action', label: 'Call to action', form: 'text', limit: { unit: 'characters', most: 170 } },
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
      `Write the landing page of “${input.business}” for people who search for “${input.service}” in ${input.place}. TEXT has all that is known: invent no street, award, review, price, or year.`,
      'title: at most 55 characters with service and place. description: 120 to 150 characters. heading: service and place, as a person would say it. introduction: 60 to 130 words in the business’s own voice, “I” where one person works and “we” where more do, all through: what somebody with the problem wants to know first. services: two to eight from TEXT, each with one or two sentences that say what is done and what it costs, takes or excludes, if TEXT has it, and no sentence that fits every service. area: one or two sentences. questions: two to six that TEXT answers and a customer asks before calling (guarantee, payment, times, how it goes, what it does not do, in an emergency), each answered in one to three sentences, else none. call_to_action: one sentence of at most 150 characters with every way to get in touch that TEXT has. Nothing in TEXT that a customer should know is missing, nothing is promised that it does not promise.',
      'The place is named where it helps the reader, in heading, introduction and area, not in every sentence.',
      'Example of one service, of another business: {"service": "Boiler service", "what": "We clean, measure and seal it in one visit, and leave you the readings."}',
    ].join('\n'),
    text: input.text,
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
