import type { Composed } from '../../../engines/compose/index.ts'
import type { Passage } from '../../../engines/retrieval/index.ts'
import { Thread } from '../../../platform/server/thread.ts'
import { composeTexts } from './compose-texts.ts'
import type { composing } from './compose-worker.ts'
import type { Generator, GeneratorInput } from './generator.ts'

/** Characters of material from which on composing would be felt by others who wait for the processor. */
const HEAVY = 20_000

const thread = new Thread<typeof composing>(new URL('./compose-worker.ts', import.meta.url))

/** The built-in writer's copies for one call. A great deal of material is worked on in a thread of its own. */
export async function composeAll<Input extends GeneratorInput>(
  declared: Generator<Input>,
  input: Input,
  passages: readonly Passage[],
): Promise<Composed[]> {
  const size = passages.reduce((sum, { text }) => sum + text.length, declared.given(input).length)
  if (size < HEAVY) return composeTexts(declared, input, passages)
  return thread.ask('compose', { id: declared.id, input, passages })
}
