import { type SourceText, withoutDeadNumbers } from '../../writing/server/index.ts'
import type { Generator } from '../generator.ts'

/**
 * The text without numbers in brackets that refer to nothing: no source was given, and the person's words have none. Whoever
 * gives the whole order may have asked for them.
 */
export function ownNumbersOnly(
  text: string,
  generator: Pick<Generator, 'takesInstructions'>,
  { sources, known }: { sources: readonly SourceText[]; known: string },
): string {
  const areOwn = sources.length > 0 || generator.takesInstructions === false || /\[\d/.test(known)
  return areOwn ? text : withoutDeadNumbers(text)
}
