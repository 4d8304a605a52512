import type { Part } from '../../../engines/parts/index.ts'
import { field, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { numbersNotGiven, placeholdersUnknown } from './fault-checks.ts'
import { facts } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

// what mail programs show of them on a phone
const parts: Part[] = [
  { name: 'subject', ...heading('Subject'), form: 'line', limit: { unit: 'characters', most: 60 } },
  { name: 'preheader', ...heading('Preheader'), form: 'line', limit: { unit: 'characters', most: 100 } },
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
        `Write a sales email to: ${input.recipient}. TEXT has the offer: claim nothing else, name no customer or figure that is not in it.`,
        'subject: at most 50 characters, what it is about, no exclamation mark, no “Quick question”. preheader: at most 90 characters, goes on where the subject stops. body: 90 to 190 words in paragraphs of one or two sentences: their situation as TEXT or the line above has it, as a possibility and not as a reproach; what the offer changes in it; the two or three facts that decide (price and for what, limits, where, proof that can be had); one step. No “I hope this finds you well”, one question at most, and a closing line before the name.',
        input.goal ? `The step: ${input.goal}.` : '',
        input.sender ? `It ends with the name: ${input.sender}.` : 'It ends without a name.',
        placeholders.length > 0
          ? `Placeholders that may be used, in exactly this form: ${placeholders.map((name) => `{{${name}}}`).join(', ')}. No others, none in brackets, none in the subject.`
          : 'Use no placeholders.',
        'Example of subject and preheader, of another offer: {"subject": "Two hours less on Friday payroll", "preheader": "Your timesheets already hold what the bank file needs."}',
      ]
        .filter(Boolean)
        .join('\n'),
      text: input.text,
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
