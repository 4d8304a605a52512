import { z } from 'zod'
import type { Part } from '../../../engines/parts/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { audience, facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const channels = ['Web page', 'Ad', 'Post on X', 'Post on LinkedIn'] as const
const frames = {
  'Problem, consequence, way out': 'name the reader’s problem, what it costs them, and the way out of it',
  'Attention, interest, desire, action':
    'catch the eye with a fact, say why it matters, make it wanted, say what to do',
  'Before, after, bridge': 'how it is now, how it is afterwards, and what leads from one to the other',
  'Features to benefits': 'what it has, and for each what that is good for',
} as const
const frameNames = Object.keys(frames) as [keyof typeof frames, ...Array<keyof typeof frames>]

/** Most of X, and of LinkedIn before it folds less than the whole. */
const POST = 280
const LINKEDIN = 3_000

const parts: Part[] = [
  { name: 'headline', label: 'Headline', form: 'title', limit: { unit: 'characters', most: 130 } },
  {
    name: 'body',
    label: 'Text',
    form: 'text',
    limit: { unit: 'post', most: POST, where: { field: 'channel', is: 'Post on X' } },
  },
  { name: 'call_to_action', label: 'Call to action', form: 'text', limit: { unit: 'characters', most: 170 } },
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
      `Write marketing copy for “${input.product}”, for this place: ${input.channel}. TEXT has all that is known: claim nothing else.`,
      input.audience ? `The reader: ${input.audience}.` : '',
      `Its order: ${frames[input.frame]}. Never name the parts of that order.`,
      `headline: at most 100 characters. body: ${LENGTHS[input.channel]}. call_to_action: one line of at most 90 characters that says what happens next. They are read one below the other: body goes on where headline stops, says who offers what, and says what the offer takes; the last step is in call_to_action alone.`,
      'Concrete things the reader can see or count, “you” more than “we”. No exclamation marks, no “revolutionary”, no “unlock”, no “elevate”.',
      'Example of a headline, of another product: “Your bread is ready before you are”',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    maxWords: MOST_WORDS[input.channel],
    saysLength: true,
    keepsOrder: true,
    temperature: 0.8,
  }),
  parts,
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
})

type Channel = (typeof channels)[number]
const LENGTHS: Record<Channel, string> = {
  'Web page': '80 to 140 words in short paragraphs',
  Ad: '25 to 60 words',
  'Post on X': `the whole post, at most 240 characters with spaces; a hashtag only if TEXT has one`,
  'Post on LinkedIn': `80 to 150 words, at most ${LINKEDIN} characters; the first line alone must be worth reading`,
}
const MOST_WORDS: Record<Channel, number> = { 'Web page': 190, Ad: 90, 'Post on X': 90, 'Post on LinkedIn': 200 }
