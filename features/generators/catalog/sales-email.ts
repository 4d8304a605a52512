import type { Part } from '../../../engines/parts/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { numbersNotGiven, placeholdersUnknown } from './fault-checks.ts'
import { ONLY_PARTS_ORDERED } from './prompt-words.ts'
import { facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

// what mail programs show of them on a phone
const parts: Part[] = [
  { name: 'subject', ...heading('Subject'), form: 'line', limit: { unit: 'characters', most: 60 } },
  {
    name: 'preheader',
    ...heading('Preheader'),
    form: 'line',
    optional: true,
    limit: { unit: 'characters', most: 100 },
  },
  { name: 'body', label: 'Body', form: 'text', limit: { unit: 'words', most: 200 } },
]

/** A first mail to somebody who did not ask for one. */
export const salesEmail = generator({
  id: 'generate-salesemail',
  path: '/api/generate/salesemail',
  flag: 'standalones',
  label: 'Sales email',
  summary: 'Write a sales email with subject, preheader, and body',
  fields: {
    text: facts(
      'What you offer, and what’s true of it.',
      'We service tide gauges for harbors: one visit a year, readings checked against the national network, report within five days. 390 euros a gauge.',
    ),
    recipient: field(shortText.min(1, 'Enter who gets it.'), {
      kind: 'line',
      label: 'Recipient',
      hint: 'Who gets it, and what they care about.',
      example: 'Harbor masters of small ports who answer for wrong water levels',
    }),
    goal: field(shortText.default(''), {
      kind: 'line',
      label: 'What they should do',
      hint: 'One step.',
      example: 'Reply with a date for a call',
    }),
    sender: field(shortText.default(''), {
      kind: 'line',
      label: 'Sender',
      hint: 'The name below the email.',
      example: 'Maren Voss, Pegelwerk',
    }),
    placeholders: field(shortText.default('first_name'), {
      kind: 'line',
      label: 'Placeholders',
      hint: 'Names that your mail program fills in, separated with commas.',
      example: 'first_name, company',
    }),
  },
  copies: 2,
  sources: 'selected',
  query: ofText.query,
  given: ofText.given,
  prompt: (input) => {
    const placeholders = input.placeholders.split(/[,\s]+/).filter(Boolean)
    return {
      task: [
        `Write a sales email to: ${input.recipient}. Use only the facts in TEXT and in numbered sources, if there are any.`,
        'subject: at most 60 characters. preheader: at most 100 characters, adds to the subject. body: at most 200 words in short paragraphs, with one clear next step.',
        ONLY_PARTS_ORDERED,
        input.goal ? `What they should do: ${input.goal}` : '',
        input.sender ? `Sign it: ${input.sender}` : 'Don’t sign it.',
        placeholders.length > 0
          ? `Use these placeholders, exactly so: ${placeholders.map((name) => `{{${name}}}`).join(', ')}. No others, and none in the subject.`
          : 'Use no placeholders.',
        'Example of subject and preheader, of another offer: {"subject": "Two hours less on Friday payroll", "preheader": "Your timesheets already hold what the bank file needs."}',
      ]
        .filter(Boolean)
        .join('\n'),
      text: input.text,
      isBrief: true,
      maxWords: 240,
      saysLength: true,
      keepsOrder: true,
      temperature: 0.7,
    }
  },
  parts,
  faults: (content, { input, known }) => [
    ...placeholdersUnknown(content, input.placeholders),
    ...numbersNotGiven(content, known, input.language),
  ],
})
