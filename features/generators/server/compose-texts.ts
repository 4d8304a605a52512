import { type Composed, copies, readMaterial } from '../../../engines/compose/index.ts'
import type { Passage } from '../../../engines/retrieval/index.ts'
import type { Generator, GeneratorInput } from './generator.ts'

/** The built-in writer's copies for one call; none where the task truly needs a model, or there is nothing to write from. Pure. */
export function composeTexts<Input extends GeneratorInput>(
  declared: Generator<Input>,
  input: Input,
  passages: readonly Passage[],
): Composed[] {
  const { compose } = declared
  if (!compose) return []
  const material = readMaterial({
    language: input.language,
    passages,
    given: declared.given(input),
    topic: declared.topic?.(input) || undefined,
  })
  if (material.passages.length === 0) return []
  return copies(material, input.generation_length, (variant) => compose(material, input, variant))
}
