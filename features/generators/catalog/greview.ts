import { z } from 'zod'
import type { Part } from '../../../engines/parts/index.ts'
import { field, longText, shortText } from '../fields.ts'
import { generator } from '../generator.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { languageOfText } from './prompt-words.ts'
import { replyFaults } from './reply-faults.ts'

/** What Google takes as a reply. */
const MOST = 4_096

const parts: Part[] = [{ name: 'reply', label: 'Reply', form: 'text', limit: { unit: 'characters', most: MOST } }]

/** The owner's public reply to a review. */
export const greview = generator({
  id: 'generate-greview',
  path: '/api/generate/greview',
  flag: 'standalones',
  label: 'Reply to a review',
  summary: 'Reply to a Google review in public',
  fields: {
    text: field(longText.min(1, 'Enter the review.'), {
      kind: 'text',
      label: 'Review',
      hint: 'As it was posted. Names, phone numbers, and insults don’t come back in the reply.',
      example:
        'Waited 40 minutes for a table we had booked, and the waiter Jonas just shrugged. The fish was good though.',
    }),
    business: field(shortText.min(1, 'Enter the name of the business.'), {
      kind: 'line',
      label: 'Business',
      hint: 'Its name.',
      example: 'Hafenküche',
    }),
    rating: field(z.coerce.number().int().min(1).max(5).default(3), {
      kind: 'number',
      label: 'Stars',
      hint: 'From 1 to 5.',
      example: 2,
    }),
    facts: field(longText.default(''), {
      kind: 'text',
      label: 'What you want to say',
      hint: 'What changed, what you offer, whom to contact. Nothing is offered that isn’t here or in your sources.',
      example: 'Since this week a second person seats guests on weekends. Contact: gast@hafenkueche.example',
    }),
  },
  copies: 2,
  sources: 'selected',
  query: (input) => input.text,
  given: (input) => [input.text, input.facts].filter(Boolean).join('\n\n'),
  prompt: (input) => ({
    task: [
      `Write the public reply of “${input.business}” to the Google review in TEXT (${input.rating} of 5 stars). Others read it before they decide whether to come.`,
      input.rating >= 4
        ? 'Thank them for something specific that they mention, and keep it short.'
        : 'Be warm and calm. Say sorry for what went wrong for them, answer each complaint that the business has something to say about, and say what happens next or whom to contact. At most 170 words.',
      'Offer and promise only what the business says, or its own papers in numbered sources, if there are any, and admit no fault beyond that. Name no employees that the business doesn’t name, and don’t repeat the review’s insults, accusations, or phone numbers.',
      input.facts
        ? `What the business wants to say (leave out its remarks to you): ${input.facts}`
        : 'The business says nothing else.',
      'Example of a beginning, to another review: “Thank you for telling us about the noise in room 12. A night without sleep is not what you booked.”',
    ].join('\n'),
    text: input.text,
    maxWords: 200,
    keepsOrder: true,
    saysLength: true,
    temperature: 0.6,
    language: languageOfText(input.text, input.language),
  }),
  parts,
  faults: (content, { input, known }) => [
    ...replyFaults(content, {
      review: input.text,
      allowed: `${input.facts} ${input.business}`,
      papers: known.replaceAll(input.text, ''),
      language: languageOfText(input.text, input.language),
    }),
    ...numbersNotGiven(content, known, input.language),
  ],
})
