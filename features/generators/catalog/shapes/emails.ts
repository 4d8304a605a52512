import type { Material } from '../../../../engines/digest/index.ts'
import type { Part } from '../../../../engines/parts/index.ts'
import { cutAtWord } from '../../../../engines/text/index.ts'
import { type BuiltInText, ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { heading, labelIn } from '../../part-labels.ts'
import { ofEmail, type Shape, type ShapeInput, shapePrompt } from './shape.ts'
import { tellingSentences } from './telling.ts'

const SUBJECT = 60
const PREHEADER = 100
const HEADLINE = 130
const CALL_TO_ACTION = 170
const SIGN_OFF = 200

const parts: Part[] = [
  { name: 'subject', ...heading('Subject'), form: 'line', limit: { unit: 'characters', most: SUBJECT } },
  { name: 'preheader', ...heading('Preheader'), form: 'line', limit: { unit: 'characters', most: PREHEADER } },
  { name: 'headline', label: 'Headline', form: 'title', optional: true, limit: { unit: 'characters', most: HEADLINE } },
  { name: 'body', label: 'Body', form: 'text', limit: { unit: 'words', most: 220 } },
  {
    name: 'call_to_action',
    label: 'Call to action',
    form: 'text',
    limit: { unit: 'characters', most: CALL_TO_ACTION },
  },
  {
    name: 'sign_off',
    label: 'Sign-off',
    form: 'text',
    optional: true,
    limit: { unit: 'characters', most: SIGN_OFF },
  },
]

const LINES = `subject: at most ${SUBJECT} characters. preheader: at most ${PREHEADER} characters, adds to the subject. headline: a line above the body of at most ${HEADLINE} characters; usually empty.`

const STEP =
  'The one call to action is what TEXT itself offers, else to read the whole text. call_to_action: one line that says what to do, where, and by when. sign_off: a farewell and the sender’s name, if TEXT has it.'
/** Line breaks, lists, and all, as a body should come: one line is what an example of one line begets. */
const BODY = String.raw`Hello,\n\nOur line 166 used to stop 31 times. Now it stops 12 times, and it takes\n\n- **24 minutes** to Brunnshög, where it took 52\n- **11 minutes** to the hospital, as before\n\nNot everybody has gained: the stop at Östra Torn is gone.`

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
          `Turn TEXT into a promotional email to people who know the sender. ${LINES} body: at most 200 words. ${STEP}`,
          placeholderRule(input),
        ],
        example: `{"subject": "What Lund’s night bus gained by losing stops", "preheader": "The ride is 28 minutes shorter.", "headline": "", "body": "${BODY}", "call_to_action": "Read how the line was cut", "sign_off": "See you on board,\\nMaja at Lund’s night buses"}`,
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
          `Turn TEXT into an email to win new contacts: people who don’t know the sender yet, so say who it is. ${LINES} body: at most 200 words. ${STEP}`,
          placeholderRule(input),
        ],
        example: `{"subject": "Empty night buses", "preheader": "One town got 1,200 more riders a week with fewer stops.", "headline": "", "body": "${BODY}", "call_to_action": "Get the whole case", "sign_off": "Maja Lindqvist, Lund’s night buses"}`,
        maxWords: 320,
      }),
    builtIn: (material, input, variant) => excerpt(material, input, variant, 'Get the full text'),
  }),
}

function placeholderRule({ placeholders }: ShapeInput): string {
  const names = placeholders.split(/[,\s]+/).filter(Boolean)
  if (names.length === 0) return 'Use no placeholders.'
  return `Use these placeholders, exactly so: ${names.map((name) => `{{${name}}}`).join(', ')}. No others.`
}

/** Sentences of the text itself, under its own title. */
function excerpt(
  material: Material,
  { title }: ShapeInput,
  variant: number,
  call: Parameters<typeof labelIn>[0],
): BuiltInText {
  const found = tellingSentences(material, { count: 4, fits: (text) => text.length <= 300, variant })
  const [first = '', ...rest] = found
  if (first === '') return ownParts(parts, {})
  return ownParts(parts, {
    subject: cutAtWord(title || first, SUBJECT),
    preheader: cutAtWord(first, PREHEADER),
    headline: cutAtWord(title || first, HEADLINE),
    body: (rest.length > 0 ? rest : [first]).join('\n\n'),
    call_to_action: labelIn(call, material.language),
  })
}
