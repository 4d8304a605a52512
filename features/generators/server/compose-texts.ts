import { type Composed, copies, readMaterial } from '../../../engines/compose/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import type { Setting } from '../../writing/contract.ts'
import type { Generator, GeneratorInput } from '../generator.ts'

/** The built-in writer's copies for one call; none where the task truly needs a model, or there is nothing to write from. Pure. */
export function composeTexts(generator: Generator, input: GeneratorInput, setting: Setting): Composed[] {
  const builtIn = generator.builtIn?.bind(generator)
  if (!builtIn) return []
  const { sources, ...rest } = setting
  const material = readMaterial({
    ...rest,
    passages: sources,
    given: generator.given(input),
    topic: generator.topic?.(input) || undefined,
  })
  const bare = generator.withoutMaterial?.bind(generator)
  const count = input.generation_length
  const texts = material.passages.length > 0 ? copies(material, count, (at) => builtIn(material, input, at)) : []
  const hasWords = texts.length > 0 && texts.every(({ text }) => countWords(text) > 0)
  return hasWords || !bare ? texts : Array.from({ length: count }, (_, at) => bare(material, input, at))
}
