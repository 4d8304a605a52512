import type { Material } from '../../../../engines/digest/index.ts'
import type { Part } from '../../../../engines/parts/index.ts'
import { type BuiltInText, ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { heading } from '../../part-labels.ts'
import { ofEmail, type Shape, type ShapeInput, shapePrompt } from './shape.ts'
import { cutAtWord, tellingSentences } from './telling.ts'

const SUBJECT = 60
const PREHEADER = 100
const HEADLINE = 130
const CALL_TO_ACTION = 170

const parts: Part[] = [
  { name: 'subject', ...heading('Subject'), form: 'line', limit: { unit: 'characters', most: SUBJECT } },
  { name: 'preheader', ...heading('Preheader'), form: 'line', limit: { unit: 'characters', most: PREHEADER } },
  { name: 'headline', label: 'Headline', form: 'title', limit: { unit: 'characters', most: HEADLINE } },
  { name: 'body', label: 'Body', form: 'text', limit: { unit: 'words', most: 220 } },
  {
    name: 'call_to_action',
    ...heading('Call to action'),
    form: 'line',
    limit: { unit: 'characters', most: CALL_TO_ACTION },
  },
]

const LINES =
  'subject: at most 50 characters, what it is about, no exclamation mark. preheader: at most 90 characters, goes on where subject stops and repeats none of it. headline: at most 90 characters.'

/** An email to readers who know the sender: read this. */
export const promotionalEmail: Shape = {
  id: 'promotional-email',
  title: 'Promotional email',
  description: 'Brings a finished text to people who know you.',
  form: 'email',
  network: 'email',
  generator: generator({
    ...ofEmail,
    id: 'repurpose-promotional-email',
    label: 'Promotional email',
    summary: 'Turn a text into a promotional email',
    parts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          `Turn TEXT into an email that brings it to subscribers. ${LINES} body: 90 to 150 words in paragraphs of one to three sentences: the situation of the reader that TEXT is about, two or three things from TEXT that are of use even to those who don’t click, and what more the whole text has. call_to_action: the words of the button, three to six, that say what happens (“Read how the line was cut”).`,
          placeholderRule(input),
          'No “I hope this finds you well”, no link, no signature.',
        ],
        example:
          '{"subject": "What Lund’s night bus gained by losing stops", "preheader": "The ride is 28 minutes shorter.", "headline": "…", "body": "…", "call_to_action": "Read how the line was cut"}',
        maxWords: 300,
      }),
    builtIn: (material, input, variant) => excerpt(material, input, variant, 'Read the full text'),
  }),
}

/** An email to people who don’t know the sender yet: get this. */
export const leadGenerationEmail: Shape = {
  id: 'lead-generation-email',
  title: 'Lead generation email',
  description: 'Offers what the text knows to people who don’t know you yet.',
  form: 'email',
  network: 'email',
  generator: generator({
    ...ofEmail,
    id: 'repurpose-lead-generation-email',
    label: 'Lead generation email',
    summary: 'Turn a text into an email that wins contacts',
    parts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          `Turn TEXT into an email to people who have the problem that TEXT is about and don’t know the sender. ${LINES} body: 70 to 120 words: their problem in their words, the one finding of TEXT that shows it can be solved, with its figure or name, and what they get if they take the next step: the whole text, nothing else, for TEXT promises no call, no demo and no discount unless it says so. One question at most. call_to_action: the words of the button, three to six, that name what they get.`,
          placeholderRule(input),
          'No “I hope this finds you well”, no flattery, no invented customers, no link, no signature.',
        ],
        example:
          '{"subject": "Empty night buses", "preheader": "One town got 1,200 more riders a week with fewer stops.", "headline": "…", "body": "…", "call_to_action": "Get the whole case"}',
        maxWords: 260,
      }),
    builtIn: (material, input, variant) => excerpt(material, input, variant, 'Get the full text'),
  }),
}

function placeholderRule({ placeholders }: ShapeInput): string {
  const names = placeholders.split(/[,\s]+/).filter(Boolean)
  if (names.length === 0) return 'Use no placeholders.'
  return `Placeholders that may be used, in exactly this form: ${names.map((name) => `{{${name}}}`).join(', ')}. No others, none in brackets.`
}

/** Sentences of the text itself, under its own title. */
function excerpt(material: Material, { title }: ShapeInput, variant: number, call: string): BuiltInText {
  const found = tellingSentences(material, { count: 4, fits: (text) => text.length <= 300, variant })
  const [first = '', ...rest] = found
  if (first === '') return ownParts(parts, {})
  return ownParts(parts, {
    subject: cutAtWord(title || first, SUBJECT),
    preheader: cutAtWord(first, PREHEADER),
    headline: cutAtWord(title || first, HEADLINE),
    body: (rest.length > 0 ? rest : [first]).join('\n\n'),
    call_to_action: call,
  })
}
