import { z } from 'zod'
import type { Part } from '../../../engines/parts/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { ONLY_PARTS_ORDERED } from './prompt-words.ts'
import { audience, facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const channels = ['Web page', 'Ad', 'Post on X', 'Post on LinkedIn'] as const
const frames = {
  'Problem, consequence, way out': 'the reader’s problem, what it costs them, the solution',
  'Attention, interest, desire, action': 'attention, interest, desire, action',
  'Before, after, bridge': 'before, after, and what leads from one to the other',
  'Features to benefits': 'features, and what each is good for',
} as const
const frameNames = Object.keys(frames) as [keyof typeof frames, ...Array<keyof typeof frames>]

/** Most that X takes. */
const POST = 280

const parts: Part[] = [
  { name: 'headline', label: 'Headline', form: 'title', optional: true, limit: { unit: 'characters', most: 130 } },
  {
    name: 'body',
    label: 'Text',
    form: 'text',
    limit: { unit: 'post', most: POST, where: { field: 'channel', is: 'Post on X' } },
  },
  {
    name: 'call_to_action',
    label: 'Call to action',
    form: 'text',
    optional: true,
    limit: { unit: 'characters', most: 170 },
  },
]

/** Copy that sells, in one of the frames that people who write it use. */
export const marketingCopy = generator({
  id: 'generate-marketingcopy',
  path: '/api/generate/marketingcopy',
  flag: 'standalones',
  label: 'Marketing copy',
  summary: 'Write marketing copy for a page, an ad, or a post',
  fields: {
    product: field(shortText.min(1, 'Enter what it’s for.'), {
      kind: 'line',
      label: 'Product or offer',
      hint: 'What the copy is for.',
      example: 'Gezeiten 2 tide clock',
    }),
    text: facts(
      'What’s true of it. Nothing else is claimed.',
      'Wall clock of oiled oak. One hand shows the hours to high and low tide. No app. 89 euros, two-year battery.',
    ),
    audience,
    channel: field(z.enum(channels).default('Web page'), {
      kind: 'choice',
      label: 'Where it appears',
      hint: 'A post on X is counted as X counts it.',
      example: 'Ad',
    }),
    frame: field(z.enum(frameNames).default('Problem, consequence, way out'), {
      kind: 'choice',
      label: 'Structure',
      hint: 'The order in which it makes its point.',
      example: 'Before, after, bridge',
    }),
  },
  copies: 2,
  sources: 'selected',
  query: (input) => `${input.product}\n${ofText.query(input)}`,
  given: (input) => input.text,
  prompt: (input) => ({
    task: [
      `Write ${PLACES[input.channel]} for “${input.product}”, built as ${frames[input.frame]}, without naming these parts. Use only the facts in TEXT and in numbered sources, if there are any.`,
      input.audience ? `Readers: ${input.audience}` : '',
      `headline: at most 130 characters. body: ${LENGTHS[input.channel]}, unless TEXT says how long. call_to_action: at most 170 characters. The three are read as one text.`,
      ONLY_PARTS_ORDERED,
      'Example of a headline, of another product: “Your bread is ready before you are”',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: MOST_WORDS[input.channel],
    saysLength: true,
    keepsOrder: true,
    temperature: 0.8,
  }),
  parts,
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
})

type Channel = (typeof channels)[number]
const PLACES: Record<Channel, string> = {
  'Web page': 'copy for a web page',
  Ad: 'an ad',
  'Post on X': 'a post on X',
  'Post on LinkedIn': 'a LinkedIn post',
}
const LENGTHS: Record<Channel, string> = {
  'Web page': '80 to 150 words in short paragraphs',
  Ad: '25 to 60 words',
  'Post on X': `at most ${POST} characters`,
  'Post on LinkedIn': '80 to 200 words in short paragraphs',
}
const MOST_WORDS: Record<Channel, number> = { 'Web page': 210, Ad: 110, 'Post on X': 110, 'Post on LinkedIn': 260 }
