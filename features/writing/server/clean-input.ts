import { withoutStarred } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { WritingInput } from '../contract.ts'

/** Fields that hold words of the person to be sent on. */
const WORDS = ['text', 'prompt', 'outline', 'headline', 'subheadline', 'subheading', 'description', 'question'] as const

/**
 * The input with its texts cleaned: sentences that begin with `***` and empty ones are gone. Refuses 422 when a text
 * that was given has nothing left, or when no field says what to write about.
 */
export function cleanedInput<Input extends WritingInput>(input: Input): Input {
  const given = Object.entries(input).filter(
    (entry): entry is [string, string] => isWords(entry[0]) && typeof entry[1] === 'string',
  )
  const cleaned = new Map(given.map(([field, text]) => [field, withoutStarred(text, input.language).trim()]))
  const emptied = given.find(([field, text]) => text.trim() && !cleaned.get(field))
  if (emptied) refuseEmpty(emptied[0])
  if (!SUBJECTS.some((field) => cleaned.get(field))) refuseEmpty(cleaned.has('prompt') ? 'prompt' : 'text')
  return { ...input, ...Object.fromEntries(cleaned) }
}

/** Any of these says what to write about. */
const SUBJECTS = ['text', 'prompt', 'headline', 'question'] as const

function isWords(field: string): boolean {
  return WORDS.some((name) => name === field)
}

function refuseEmpty(field: string): never {
  return refuse('invalid', {
    details: [{ path: field, message: 'Enter some text to write about.' }],
  })
}
