import { refuse } from '../../../platform/contract/failures.ts'

/** What zxcvbn calls guessable: found within a million guesses (0 and 1 of its five classes). */
const WEAKEST_CLASS = 2
/** Longer ones are weighed by their beginning, since the time that takes grows with the square of it. */
const WEIGHED_CHARACTERS = 72

type Weigh = (password: string, known: string[]) => number

let weigh: Promise<Weigh> | undefined

/**
 * Refuses a password that guessers try first: from published lists, rows of keys, years, repetitions, the person's own name or
 * address. By zxcvbn (Wheeler 2016, USENIX Security) with its list of the 30,000 most common passwords.
 */
export async function requireStrongPassword(
  password: string,
  { field, known }: { field: string; known: string[] },
): Promise<void> {
  weigh ??= loadWeigh()
  const score = (await weigh)(password.slice(0, WEIGHED_CHARACTERS), ['longhand', ...known.flatMap(partsOf)])
  if (score >= WEAKEST_CLASS) return
  const message = 'This password is easy to guess. Choose a longer or less common one.'
  refuse('password-compromised', { message, details: [{ path: field, message }] })
}

/** At first need: the list costs 11 MB and a tenth of a second. */
async function loadWeigh(): Promise<Weigh> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })
  return (password, known) => zxcvbn.check(password, known).score
}

/** A name or address as it is, and its words. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2)
}
