import { readMaterial } from '../../../engines/digest/index.ts'
import { countWords } from '../../../engines/text/index.ts'
import type { Setting } from '../../writing/contract.ts'
import type { BuiltInText } from '../built-in-text.ts'
import type { Generator, GeneratorInput } from '../generator.ts'

/** The built-in writer's copies for one call; none where the task truly needs a model, or there is nothing to write from. Pure. */
export function composeTexts(
  generator: Generator,
  input: GeneratorInput,
  { language, sources }: Setting,
): BuiltInText[] {
  const builtIn = generator.builtIn?.bind(generator)
  if (!builtIn) return []
  const given = generator.given(input)
  const material = readMaterial({ language, passages: sources, given, topic: generator.topic?.(input) || undefined })
  const bare = generator.withoutMaterial?.bind(generator)
  const count = input.generation_length
  const texts = material.passages.length > 0 ? copies(count, (at) => builtIn(material, input, at)) : []
  return texts.length > 0 || !bare ? texts : Array.from({ length: count }, () => bare(material, input, 0))
}

/** As many copies as asked for; where there are fewer different ones, some of them again. None where nothing can be made. */
function copies(count: number, write: (variant: number) => BuiltInText): BuiltInText[] {
  const made = new Map<string, BuiltInText>()
  for (let variant = 0; variant < count * 2 && made.size < count; variant += 1) {
    const copy = write(variant)
    if (countWords(copy.text) > 0 && !made.has(copy.text)) made.set(copy.text, copy)
  }
  const different = [...made.values()]
  return Array.from({ length: count }, (_, at) => different[at % different.length] ?? []).flat()
}
