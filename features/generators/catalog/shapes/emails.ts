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

const STEP =
  'The step is the one that TEXT itself offers (a sheet to send for, a date to sign up for, an address to write to), with its address and terms; only where TEXT offers none is it to read the whole text. call_to_action: that step in three to ten words (“Read how the line was cut”), with its address there or in body, not in both.'

/** An email to readers who know the sender. */
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
          `Turn TEXT into an email that promotes what it offers to people who know the sender. ${LINES} body: 110 to 190 words in paragraphs of one to three sentences: the scene or detail that draws this reader in, what is offered or was found with its figures, what they need to decide (price and what it includes, dates, place, limits; several prices as a list), and one step. ${STEP} It closes with a line, without a name.`,
          placeholderRule(input),
          'No “I hope this finds you well”, no link that TEXT doesn’t have, no signature.',
        ],
        example:
          '{"subject": "What Lund’s night bus gained by losing stops", "preheader": "The ride is 28 minutes shorter.", "headline": "…", "body": "…", "call_to_action": "Read how the line was cut"}',
        maxWords: 330,
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
          `Turn TEXT into an email to people who have the problem that TEXT is about and don’t know the sender, so that they ask for something. ${LINES} body: 90 to 180 words: their problem in their words, who writes, the finding of TEXT that shows it can be solved, with its figures and their limits, and what they get if they take one step. ${STEP} One question at most.`,
          placeholderRule(input),
          'No “I hope this finds you well”, no flattery, no invented customers, no link that TEXT doesn’t have, no signature.',
        ],
        example:
          '{"subject": "Empty night buses", "preheader": "One town got 1,200 more riders a week with fewer stops.", "headline": "…", "body": "…", "call_to_action": "Get the whole case"}',
        maxWords: 320,
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
