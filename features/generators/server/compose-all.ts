import { Thread } from '../../../platform/server/thread.ts'
import type { Setting } from '../../writing/contract.ts'
import type { BuiltInText } from '../built-in-text.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { composeTexts } from './compose-texts.ts'
import type { composing } from './compose-worker.ts'

/** Characters of material from which on composing would be felt by others who wait for the processor. */
const HEAVY = 20_000

const thread = new Thread<typeof composing>(new URL('./compose-worker.ts', import.meta.url))

/** The built-in writer's copies for one call. A great deal of material is worked on in a thread of its own. */
export async function composeAll(
  generator: Generator,
  input: GeneratorInput,
  setting: Setting,
): Promise<BuiltInText[]> {
  const size = setting.sources.reduce((sum, { text }) => sum + text.length, generator.given(input).length)
  if (size < HEAVY) return composeTexts(generator, input, setting)
  return thread.ask('compose', { id: generator.id, input, setting })
}
